extension SymbolShape {
    /// The shapes, first part of the alphabet.
    static let firstThird: [String: SymbolShape] = [
        "airplane": SymbolShape(
            2.5,
            3,
            19,
            18,
            shape: "M12 3c1 0 1.7 1.2 1.7 2.8v3.7l7.3 4.7c.3.2.5.5.5.9v1c0 .4-.3.6-.7.5l-7.1-2"
                + ".2-.4 4 2.3 1.6v1l-3.6-.9-3.6.9v-1l2.3-1.6-.4-4-7.1 2.2c-.4.1-.7-.1-.7-.5v"
                + "-1c0-.4.2-.7.5-.9l7.3-4.7V5.8C10.3 4.2 11 3 12 3Z"
        ),
        "alarm": SymbolShape(
            3,
            2.5,
            18,
            19,
            lines: "M3 6.5L6.5 3M21 6.5L17.5 3M6.7 18.5L5 20.8M17.3 18.5L19 20.8",
            shape: "M4.2 12.7a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0 -15.6 0Z",
            details: "M12 8.5v4.5l2.7 2"
        ),
        "archivebox": SymbolShape(
            2.5,
            4,
            19,
            16.5,
            shape: "M3.7 4h16.6a1.2 1.2 0 0 1 1.2 1.2v2.1a1.2 1.2 0 0 1 -1.2 1.2h-16.6a1.2 1.2"
                + " 0 0 1 -1.2 -1.2v-2.1a1.2 1.2 0 0 1 1.2 -1.2ZM4 8.5h16V18c0 1.5-1 2.5-2.5 "
                + "2.5h-11C5 20.5 4 19.5 4 18Z",
            details: "M9.5 12.5h5"
        ),
        "arrow.backward": SymbolShape(
            4,
            5.5,
            16,
            13,
            lines: "M20 12H4M10.5 5.5L4 12l6.5 6.5"
        ),
        "arrow.clockwise": SymbolShape(
            4,
            3,
            16,
            18,
            lines: "M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h-4.3"
        ),
        "arrow.counterclockwise": SymbolShape(
            4,
            3,
            16,
            18,
            lines: "M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h4.3"
        ),
        "arrow.down": SymbolShape(
            5.5,
            4,
            13,
            16,
            lines: "M12 4v16M5.5 13.5L12 20l6.5-6.5"
        ),
        "arrow.down.left": SymbolShape(
            6,
            6,
            12,
            12,
            lines: "M18 6L6 18M16 18H6V8"
        ),
        "arrow.down.right": SymbolShape(
            6,
            6,
            12,
            12,
            lines: "M6 6l12 12M8 18h10V8"
        ),
        "arrow.forward": SymbolShape(
            4,
            5.5,
            16,
            13,
            lines: "M4 12h16M13.5 5.5L20 12l-6.5 6.5"
        ),
        "arrow.left": SymbolShape(
            4,
            5.5,
            16,
            13,
            lines: "M20 12H4M10.5 5.5L4 12l6.5 6.5"
        ),
        "arrow.left.arrow.right": SymbolShape(
            4,
            3.5,
            16,
            17,
            lines: "M20 8H4M8.5 3.5L4 8l4.5 4.5M4 16h16M15.5 11.5L20 16l-4.5 4.5"
        ),
        "arrow.right": SymbolShape(
            4,
            5.5,
            16,
            13,
            lines: "M4 12h16M13.5 5.5L20 12l-6.5 6.5"
        ),
        "arrow.triangle.2.circlepath": SymbolShape(
            2.5,
            4,
            19,
            16,
            lines: "M5 10.5A7.3 7.3 0 0 1 18.7 9.3M19 13.5A7.3 7.3 0 0 1 5.3 14.7M21.5 6.8L19 "
                + "10.3 15.8 7.6M2.5 17.2L5 13.7 8.2 16.4"
        ),
        "arrow.up": SymbolShape(
            5.5,
            4,
            13,
            16,
            lines: "M12 20V4M5.5 10.5L12 4l6.5 6.5"
        ),
        "arrow.up.arrow.down": SymbolShape(
            3.5,
            4,
            17,
            16,
            lines: "M8 20V4M3.5 8.5L8 4l4.5 4.5M16 4v16M11.5 15.5L16 20l4.5-4.5"
        ),
        "arrow.up.left": SymbolShape(
            6,
            6,
            12,
            12,
            lines: "M18 18L6 6M16 6H6v10"
        ),
        "arrow.up.right": SymbolShape(
            6,
            6,
            12,
            12,
            lines: "M6 18L18 6M8 6h10v10"
        ),
        "arrow.uturn.left": SymbolShape(
            4,
            5,
            16,
            14,
            lines: "M8.5 5L4 9.5l4.5 4.5M4 9.5h10.5a4.7 4.7 0 0 1 0 9.5H11"
        ),
        "arrow.uturn.right": SymbolShape(
            4,
            5,
            16,
            14,
            lines: "M15.5 5L20 9.5l-4.5 4.5M20 9.5H9.5a4.7 4.7 0 0 0 0 9.5H13"
        ),
        "backward": SymbolShape(
            2,
            5.5,
            20,
            13,
            shape: "M21.5 6.5v11l-9-5.5ZM11.5 6.5v11l-9-5.5Z"
        ),
        "backward.end": SymbolShape(
            5,
            5,
            14,
            14,
            lines: "M5.5 5.5v13",
            shape: "M19 5.5v13L8.5 12Z"
        ),
        "bag": SymbolShape(
            4,
            2.5,
            16,
            19,
            lines: "M8.5 7V6a3.5 3.5 0 0 1 7 0v1",
            shape: "M6 7.5h12c.8 0 1.4.6 1.5 1.4l.5 9.6c0 1.7-1.2 3-3 3H7c-1.8 0-3-1.3-3-3l.5-"
                + "9.6c.1-.8.7-1.4 1.5-1.4Z"
        ),
        "bell": SymbolShape(
            4,
            2.5,
            16,
            19,
            lines: "M9.7 20.3c.4.7 1.2 1.2 2.3 1.2s1.9-.5 2.3-1.2M12 2.5v1",
            shape: "M5 17.5c-.9 0-1.3-1-.7-1.7 1-1.2 1.7-2.3 1.7-5.8C6 6 8.5 3.5 12 3.5s6 2.5 "
                + "6 6.5c0 3.5.7 4.6 1.7 5.8.6.7.2 1.7-.7 1.7Z"
        ),
        "bolt": SymbolShape(
            6,
            2.5,
            12,
            19,
            shape: "M14 2.5L6.3 13c-.3.4 0 1 .5 1h4.2L9.5 21.5 17.7 11c.3-.4 0-1-.5-1h-4.5Z"
        ),
        "book": SymbolShape(
            2,
            4.5,
            20,
            15.5,
            shape: "M12 6.5C10.5 5.2 8.5 4.5 6 4.5c-1.3 0-2.5.2-3.3.6-.5.2-.7.6-.7 1.1v11.6c0 "
                + ".7.6 1.1 1.3.9 3.2-.9 6.2-.2 8.7 1.3 2.5-1.5 5.5-2.2 8.7-1.3.7.2 1.3-.2 1."
                + "3-.9V6.2c0-.5-.2-.9-.7-1.1-.8-.4-2-.6-3.3-.6-2.5 0-4.5.7-6 2Z",
            details: "M12 7v12.5"
        ),
        "bookmark": SymbolShape(
            6,
            3,
            12,
            18.5,
            shape: "M6 5.5C6 4 7 3 8.5 3h7C17 3 18 4 18 5.5V20.3c0 1-1 1.5-1.8.9L12 17.5l-4.2 "
                + "3.7c-.8.6-1.8.1-1.8-.9Z"
        ),
        "bubble.left": SymbolShape(
            2.5,
            4,
            19,
            17.5,
            shape: "M12 4C6.5 4 2.5 7.2 2.5 11.5c0 2.5 1.4 4.6 3.5 6 .1 1.2-.4 2.4-1.3 3.3-.2."
                + "3 0 .7.4.7 2-.2 3.7-.9 5-2 .6.1 1.3.1 1.9.1 5.5 0 9.5-3.2 9.5-7.9S17.5 4 1"
                + "2 4Z"
        ),
        "bubble.right": SymbolShape(
            2.5,
            4,
            19,
            17.5,
            shape: "M12 4c5.5 0 9.5 3.2 9.5 7.5 0 2.5-1.4 4.6-3.5 6-.1 1.2.4 2.4 1.3 3.3.2.3 0"
                + " .7-.4.7-2-.2-3.7-.9-5-2-.6.1-1.3.1-1.9.1-5.5 0-9.5-3.2-9.5-7.9S6.5 4 12 4"
                + "Z"
        ),
        "building.2": SymbolShape(
            2.5,
            3,
            19,
            18,
            lines: "M12.5 9H20c.9 0 1.5.6 1.5 1.5V21h-9M16 13h2M16 17h2",
            shape: "M3.7 3h7.6a1.2 1.2 0 0 1 1.2 1.2v15.6a1.2 1.2 0 0 1 -1.2 1.2h-7.6a1.2 1.2 "
                + "0 0 1 -1.2 -1.2v-15.6a1.2 1.2 0 0 1 1.2 -1.2Z",
            details: "M6 7h3M6 11h3M6 15h3"
        ),
        "calendar": SymbolShape(
            3,
            3.5,
            18,
            17.5,
            lines: "M7.5 3.5v3M16.5 3.5v3",
            shape: "M5.8 5h12.4a2.8 2.8 0 0 1 2.8 2.8v10.4a2.8 2.8 0 0 1 -2.8 2.8h-12.4a2.8 2."
                + "8 0 0 1 -2.8 -2.8v-10.4a2.8 2.8 0 0 1 2.8 -2.8Z",
            details: "M3.5 9.5h17",
            areas: "M6.45 13a1.05 1.05 0 1 0 2.1 0a1.05 1.05 0 1 0 -2.1 0ZM10.95 13a1.05 1.05 "
                + "0 1 0 2.1 0a1.05 1.05 0 1 0 -2.1 0ZM15.45 13a1.05 1.05 0 1 0 2.1 0a1.05 1."
                + "05 0 1 0 -2.1 0ZM6.45 17a1.05 1.05 0 1 0 2.1 0a1.05 1.05 0 1 0 -2.1 0ZM10."
                + "95 17a1.05 1.05 0 1 0 2.1 0a1.05 1.05 0 1 0 -2.1 0ZM15.45 17a1.05 1.05 0 1"
                + " 0 2.1 0a1.05 1.05 0 1 0 -2.1 0Z"
        ),
        "camera": SymbolShape(
            2,
            5,
            20,
            15,
            shape: "M4.5 7.5h2.2c.6 0 1-.2 1.3-.7l.7-1.1c.3-.5.8-.7 1.3-.7h4c.6 0 1 .2 1.3.7l."
                + "7 1.1c.3.5.8.7 1.3.7h2.2c1.4 0 2.5 1.1 2.5 2.5v7.5c0 1.4-1.1 2.5-2.5 2.5h-"
                + "15C3.1 20 2 18.9 2 17.5V10c0-1.4 1.1-2.5 2.5-2.5Z",
            details: "M8.4 13.3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z"
        ),
        "capsule": SymbolShape(
            2,
            6.5,
            20,
            11,
            shape: "M7.5 6.5h9a5.5 5.5 0 0 1 5.5 5.5v0a5.5 5.5 0 0 1 -5.5 5.5h-9a5.5 5.5 0 0 1"
                + " -5.5 -5.5v-0a5.5 5.5 0 0 1 5.5 -5.5Z"
        ),
        "car": SymbolShape(
            2.5,
            5,
            19,
            15,
            shape: "M4 11.5l1.7-4.6C6.1 5.7 7 5 8.3 5h7.4c1.3 0 2.2.7 2.6 1.9L20 11.5c.9.4 1.5"
                + " 1.3 1.5 2.4V19c0 .6-.4 1-1 1h-1.7c-.6 0-1-.4-1-1v-1H6.2v1c0 .6-.4 1-1 1H3"
                + ".5c-.6 0-1-.4-1-1v-5.1c0-1.1.6-2 1.5-2.4Z",
            details: "M4.5 11.3h15M6 14.6h1.5M16.5 14.6H18"
        ),
        "cart": SymbolShape(
            2,
            4,
            20,
            17,
            lines: "M2 4h2.2c.7 0 1.3.5 1.4 1.2L7.5 15c.2 1 1 1.6 2 1.6h9",
            shape: "M6 7h14.7c.8 0 1.3.7 1.2 1.4l-1 4c-.2.8-.9 1.4-1.8 1.4H7.3Z",
            areas: "M8 20a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM16 20a1.5 1.5 0 1 0 3 0a1.5 1."
                + "5 0 1 0 -3 0Z"
        ),
        "chart.bar": SymbolShape(
            3,
            4,
            18,
            16,
            shape: "M4 12h2.2a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-2.2a1 1 0 0 1 -1 -1v-6a1 1 0 0 1"
                + " 1 -1ZM10.9 8h2.2a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-2.2a1 1 0 0 1 -1 -1v-10"
                + "a1 1 0 0 1 1 -1ZM17.8 4h2.2a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-2.2a1 1 0 0 1"
                + " -1 -1v-14a1 1 0 0 1 1 -1Z"
        ),
        "checkmark": SymbolShape(
            4.5,
            4.5,
            15,
            15,
            lines: "M4.5 13l5 6.5 10-15"
        ),
        "chevron.backward": SymbolShape(
            8,
            4.5,
            7.5,
            15,
            lines: "M15.5 4.5L8 12l7.5 7.5"
        ),
        "chevron.down": SymbolShape(
            4.5,
            8.5,
            15,
            7.5,
            lines: "M4.5 8.5L12 16l7.5-7.5"
        ),
        "chevron.forward": SymbolShape(
            8.5,
            4.5,
            7.5,
            15,
            lines: "M8.5 4.5L16 12l-7.5 7.5"
        ),
        "chevron.left": SymbolShape(
            8,
            4.5,
            7.5,
            15,
            lines: "M15.5 4.5L8 12l7.5 7.5"
        ),
        "chevron.left.2": SymbolShape(
            5,
            5,
            14,
            14,
            lines: "M12 5l-7 7 7 7M19 5l-7 7 7 7"
        ),
        "chevron.right": SymbolShape(
            8.5,
            4.5,
            7.5,
            15,
            lines: "M8.5 4.5L16 12l-7.5 7.5"
        ),
        "chevron.right.2": SymbolShape(
            5,
            5,
            14,
            14,
            lines: "M5 5l7 7-7 7M12 5l7 7-7 7"
        ),
        "chevron.up": SymbolShape(
            4.5,
            8,
            15,
            7.5,
            lines: "M4.5 15.5L12 8l7.5 7.5"
        ),
        "chevron.up.chevron.down": SymbolShape(
            7,
            3.5,
            10,
            17,
            lines: "M7 8.5l5-5 5 5M7 15.5l5 5 5-5"
        ),
        "circle": SymbolShape(
            2.75,
            2.75,
            18.5,
            18.5,
            shape: "M2.75 12a9.25 9.25 0 1 0 18.5 0a9.25 9.25 0 1 0 -18.5 0Z"
        ),
        "clock": SymbolShape(
            2.75,
            2.75,
            18.5,
            18.5,
            shape: "M2.75 12a9.25 9.25 0 1 0 18.5 0a9.25 9.25 0 1 0 -18.5 0Z",
            details: "M12 6.5V12l3.5 3.5"
        ),
        "cloud": SymbolShape(
            2,
            5.5,
            20,
            13.5,
            shape: "M7 19c-2.8 0-5-2-5-4.7 0-2.3 1.6-4.1 3.8-4.6C6.5 7 8.9 5.5 11.5 5.5c3.3 0 "
                + "6 2.3 6.5 5.5 2.3.2 4 1.9 4 4 0 2.3-1.8 4-4.3 4Z"
        ),
        "creditcard": SymbolShape(
            2,
            5,
            20,
            14.5,
            shape: "M4.5 5h15a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1 -2.5 2.5h-15a2.5 2.5 0 0"
                + " 1 -2.5 -2.5v-9.5a2.5 2.5 0 0 1 2.5 -2.5Z",
            details: "M2.5 9.5h19M5.5 15h4"
        ),
        "cube": SymbolShape(
            3,
            2.5,
            18,
            19,
            shape: "M12 2.7l8.5 4.6v9.4L12 21.3 3.5 16.7V7.3Z",
            details: "M3.7 7.5L12 12l8.3-4.5M12 12v9"
        ),
        "desktopcomputer": SymbolShape(
            2,
            3.5,
            20,
            17,
            lines: "M10 17l-.5 3.5M14 17l.5 3.5M8 20.5h8",
            shape: "M4 3.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 "
                + "2 -2Z"
        ),
        "diamond": SymbolShape(
            2.5,
            2.5,
            19,
            19,
            shape: "M12 2.5L21.5 12 12 21.5 2.5 12Z"
        ),
        "doc": SymbolShape(
            5,
            2.5,
            14,
            19,
            shape: "M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6 2"
                + ".5 7 2.5Z",
            details: "M13 2.7v4.3c0 1 .5 1.5 1.5 1.5h4.3"
        ),
        "doc.on.doc": SymbolShape(
            4,
            2.5,
            16,
            19,
            lines: "M17 8h1c1.1 0 2 .9 2 2v9.5c0 1.1-.9 2-2 2h-6.5c-1.1 0-2-.9-2-2v-.5",
            shape: "M6 2.5h6.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-6.5a2 2 0 0 1 -2 -2v-9.5a2 2 "
                + "0 0 1 2 -2Z"
        ),
    ]
}
