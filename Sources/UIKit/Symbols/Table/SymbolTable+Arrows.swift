extension SymbolTable {
    /// Rows of arrows and chevrons.
    static let arrows = """
        arrow.up.backward =arrow.up.left
        arrow.up.forward =arrow.up.right
        arrow.down.backward =arrow.down.left
        arrow.down.forward =arrow.down.right
        arrow.right.arrow.left =arrow.left.arrow.right
        arrow.left.and.right @2 7 20 10 ~M2 12h20M7 7l-5 5 5 5M17 7l5 5-5 5
        arrow.up.and.down @7 2 10 20 ~M12 2v20M7 7l5-5 5 5M7 17l5 5 5-5
        arrow.up.left.and.arrow.down.right ~M10.5 10.5L4 4M4 9.5V4h5.5M13.5 13.5L20 20M20
          14.5V20h-5.5
        arrow.down.right.and.arrow.up.left ~M4 4l6.5 6.5M10.5 5v5.5H5M20 20l-6.5-6.5M13.5
          19v-5.5H19
        arrow.up.right.and.arrow.down.left ~M13.5 10.5L20 4M20 9.5V4h-5.5M10.5 13.5L4 20M4
          14.5V20h5.5
        arrow.down.left.and.arrow.up.right ~M20 4l-6.5 6.5M13.5 5v5.5H19M4 20l6.5-6.5M10.5
          19v-5.5H5
        arrow.up.backward.and.arrow.down.forward =arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward =arrow.down.right.and.arrow.up.left
        arrow.down.left.and.arrow.up.right.rectangle #R2 4 20 16 2.5
          %arrow.down.left.and.arrow.up.right .5 12 12
        arrow.up.left.and.arrow.down.right.rectangle #R2 4 20 16 2.5
          %arrow.up.left.and.arrow.down.right .5 12 12
        arrow.up.and.down.and.arrow.left.and.right ~M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5
          9l-3 3 3 3M19 9l3 3-3 3
        arrow.right.to.line ~M3 12h15M12.5 6L18.5 12l-6 6M21.5 5.5v13
        arrow.left.to.line ~M21 12H6M11.5 6L5.5 12l6 6M2.5 5.5v13
        arrow.forward.to.line =arrow.right.to.line
        arrow.backward.to.line =arrow.left.to.line
        arrow.up.to.line ~M12 21V6M6 11.5L12 5.5l6 6M5.5 2.5h13
        arrow.down.to.line ~M12 3v15M6 12.5l6 6 6-6M5.5 21.5h13
        arrow.right.to.line.compact =arrow.right.to.line
        arrow.left.to.line.compact =arrow.left.to.line
        arrow.up.to.line.compact =arrow.up.to.line
        arrow.down.to.line.compact =arrow.down.to.line
        arrow.up.and.line.horizontal.and.arrow.down ~M3 12h18M12 9.5V2M8.5 5.5L12 2l3.5 3.5M12
          14.5V22M8.5 18.5L12 22l3.5-3.5
        arrow.down.and.line.horizontal.and.arrow.up ~M3 12h18M12 2v7.5M8.5 6l3.5 3.5L15.5 6M12
          22v-7.5M8.5 18l3.5-3.5 3.5 3.5
        arrow.left.and.line.vertical.and.arrow.right ~M12 3v18M9.5 12H2M5.5 8.5L2 12l3.5
          3.5M14.5 12H22M18.5 8.5L22 12l-3.5 3.5
        arrow.right.and.line.vertical.and.arrow.left ~M12 3v18M2 12h7.5M6 8.5L9.5 12 6 15.5M22
          12h-7.5M18 8.5L14.5 12l3.5 3.5
        arrow.turn.up.left ~M20 20v-7.5c0-2-1-3-3-3H4.5M9.5 4.5l-5 5 5 5
        arrow.turn.up.right ~M4 20v-7.5c0-2 1-3 3-3h12.5M14.5 4.5l5 5-5 5
        arrow.turn.down.left ~M20 4v7.5c0 2-1 3-3 3H4.5M9.5 9.5l-5 5 5 5
        arrow.turn.down.right ~M4 4v7.5c0 2 1 3 3 3h12.5M14.5 9.5l5 5-5 5
        arrow.turn.right.up ~M4 20h7.5c2 0 3-1 3-3V4.5M9.5 9.5l5-5 5 5
        arrow.turn.left.up ~M20 20h-7.5c-2 0-3-1-3-3V4.5M14.5 9.5l-5-5-5 5
        arrow.turn.right.down ~M4 4h7.5c2 0 3 1 3 3v12.5M9.5 14.5l5 5 5-5
        arrow.turn.left.down ~M20 4h-7.5c-2 0-3 1-3 3v12.5M14.5 14.5l-5 5-5-5
        arrow.turn.up.forward.iphone #R8 2 11 20 2.5 :M12 19h3%arrow.turn.up.right .35 13.5 10
        arrow.uturn.backward =arrow.uturn.left
        arrow.uturn.forward =arrow.uturn.right
        arrow.uturn.up ~M5 8.5L9.5 4l4.5 4.5M9.5 4v10.5a4.7 4.7 0 0 0 9.5 0V11
        arrow.uturn.down ~M5 15.5L9.5 20l4.5-4.5M9.5 20V9.5a4.7 4.7 0 0 1 9.5 0V13
        arrow.circlepath ~M4.3 10.5A7.9 7.9 0 0 1 19.7 10.5M19.7 13.5A7.9 7.9 0 0 1 4.3
          13.5M19.7 6v4.5h-4.5M4.3 18v-4.5h4.5
        arrow.2.circlepath =arrow.triangle.2.circlepath
        arrow.trianglehead.2.clockwise =arrow.triangle.2.circlepath
        arrow.trianglehead.2.clockwise.rotate.90 =arrow.triangle.2.circlepath
        arrow.trianglehead.2.counterclockwise =arrow.triangle.2.circlepath
        arrow.trianglehead.clockwise =arrow.clockwise
        arrow.trianglehead.counterclockwise =arrow.counterclockwise
        arrow.trianglehead.clockwise.rotate.90 =arrow.clockwise
        arrow.trianglehead.branch =arrow.triangle.branch
        arrow.trianglehead.merge =arrow.triangle.merge
        arrow.trianglehead.swap =arrow.triangle.swap
        arrow.trianglehead.pull =arrow.triangle.pull
        arrow.trianglehead.2.clockwise.rotate.90.icloud =arrow.triangle.2.circlepath.icloud
        arrow.trianglehead.2.clockwise.rotate.90.camera =arrow.triangle.2.circlepath.camera
        arrow.trianglehead.turn.up.right.diamond =arrow.triangle.turn.up.right.diamond
        arrow.trianglehead.counterclockwise.icloud =arrow.counterclockwise.icloud
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
          =arrow.left.and.right.righttriangle.left.righttriangle.right
        gobackward =arrow.counterclockwise
        goforward =arrow.clockwise
        arrow.triangle.2.circlepath.camera #M4.5 7.5h2.2c.6 0 1-.2 1.3-.7l.7-1.1c.3-.5.8-.7
          1.3-.7h4c.6 0 1 .2 1.3.7l.7 1.1c.3.5.8.7 1.3.7h2.2c1.4 0 2.5 1.1 2.5 2.5v7.5c0 1.4-1.1
          2.5-2.5 2.5h-15C3.1 20 2 18.9 2 17.5V10c0-1.4 1.1-2.5
          2.5-2.5Z%arrow.triangle.2.circlepath .42 12 13.5
        arrow.triangle.2.circlepath.icloud &icloud 1 12 12.25%arrow.triangle.2.circlepath .42
          11.8 13.2
        arrow.triangle.2.circlepath.doc.on.clipboard &doc.on.clipboard 1 12
          12%arrow.triangle.2.circlepath .36 14.9 14.8
        arrow.2.squarepath ~M7.5 17.5H17c1.4 0 2.5-1.1 2.5-2.5V8M16 11.5L19.5 8 23 11.5M16.5
          6.5H7C5.6 6.5 4.5 7.6 4.5 9v7M1 12.5L4.5 16 8 12.5
        arrow.rectanglepath ~M5 8V7c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2v4M16 8.5l3 3 3-3M19 16v1c0
          1.1-.9 2-2 2H7c-1.1 0-2-.9-2-2v-4M8 15.5l-3-3-3 3
        arrow.triangle.branch ~M12 21v-6M12 15c0-4 5.5-3.5 5.5-8.5V5M12 15c0-4-5.5-3.5-5.5-8.5V5
          +M6.5 2L3.5 6.5h6ZM17.5 2l-3 4.5h6Z
        arrow.triangle.merge ~M12 4v6M12 9c0 4-5.5 4-5.5 8V20.5M12 9c0 4 5.5 4 5.5 8V20.5 +M12
          1.5L9 6h6Z
        arrow.triangle.swap ~M7.5 6v14M16.5 4v14 +M7.5 2L4 7.5h7ZM16.5 22l-3.5-5.5h7Z
        arrow.triangle.pull ~M6.5 8v8M17.5 16V9c0-2.2-1.3-3.5-3.5-3.5h-2 #O6.5 5.5 2.3O6.5 18.5
          2.3O17.5 18.5 2.3 +M12.5 2v7L9 5.5Z
        arrow.triangle.capsulepath =repeat
        arrow.triangle.turn.up.right.diamond #M12 2.2L21.8 12 12 21.8 2.2 12Z :M8.5
          15.5V12.5c0-1 .5-1.5 1.5-1.5h4.5M12.8 8.5l2.5 2.5-2.5 2.5
        arrow.triangle.turn.up.right.circle #O12 12 9.25 :M8 16v-3.5c0-1 .5-1.5 1.5-1.5h6M13 8l3
          3-3 3
        arrow.left.and.right.righttriangle.left.righttriangle.right ~M12 3v18 #M9 8v11H2ZM15
          8v11h7Z
        arrow.up.and.down.righttriangle.up.righttriangle.down ~M3 12h18 #M16 9H5V2ZM16 15H5v7Z
        arrow.merge ~M4 5h3c4 0 4 7 8 7h6M4 19h3c4 0 4-7 8-7M17.5 8.5L21 12l-3.5 3.5
        arrow.branch ~M3 12h6c4 0 4-6 8-6h4M9 12c4 0 4 6 8 6h4M18 3l3 3-3 3M18 15l3 3-3 3
        arrow.up.and.down.text.horizontal ~M5 3v18M2 6l3-3 3 3M2 18l3 3 3-3M11.5 6H22M11.5
          12H22M11.5 18H22
        arrow.left.and.right.text.vertical ~M3 5h18M6 2L3 5l3 3M18 2l3 3-3 3M6 11.5V22M12
          11.5V22M18 11.5V22
        arrow.up.heart #M12 20.5C6.5 16.5 3 13 3 9.3 3 6.5 5.1 4.5 7.6 4.5c1.8 0 3.4 1 4.4 2.8
          1-1.8 2.6-2.8 4.4-2.8C18.9 4.5 21 6.5 21 9.3c0 3.7-3.5 7.2-9 11.2Z :M12 15V9M9.5
          11.3L12 8.8l2.5 2.5
        arrow.clockwise.heart #M12 20.5C6.5 16.5 3 13 3 9.3 3 6.5 5.1 4.5 7.6 4.5c1.8 0 3.4 1
          4.4 2.8 1-1.8 2.6-2.8 4.4-2.8C18.9 4.5 21 6.5 21 9.3c0 3.7-3.5 7.2-9
          11.2Z%arrow.clockwise .38 12 11.7
        arrow.up.bin #M5 6l1.3 13.3c.1 1.3 1 2.2 2.3 2.2h6.8c1.3 0 2.2-.9 2.3-2.2L19 6 ~M3.5
          6h17 :M12 17.5V10M9 12.5l3-3 3 3
        xmark.bin #M5 6l1.3 13.3c.1 1.3 1 2.2 2.3 2.2h6.8c1.3 0 2.2-.9 2.3-2.2L19 6 ~M3.5 6h17
          :M9.5 11l5 5M14.5 11l-5 5
        arrow.right.doc.on.clipboard &doc.on.clipboard 1 12 12%arrow.right .36 14.9 14.8
        arrow.up.doc.on.clipboard &doc.on.clipboard 1 12 12%arrow.up .36 14.9 14.8
        arrow.right.page.on.clipboard =arrow.right.doc.on.clipboard
        arrow.3.trianglepath ~M9 5.5l1.6-2.3c.7-1 2.1-1 2.8 0L16 7.5M16.3 3.5L16 7.7l-4-.7M19
          12l2 3.3c.7 1.2-.2 2.7-1.6 2.7H14M16.5 15L13.5 18l3 3M9 18H4.6c-1.4
          0-2.3-1.5-1.6-2.7L6 10M2.3 11L6.2 9.8 7.5 14
        arrowshape.left #M11 4.5L3 12l8 7.5V15.5h8.5c.8 0 1.5-.7
          1.5-1.5v-4c0-.8-.7-1.5-1.5-1.5H11Z
        arrowshape.right #M13 4.5L21 12l-8 7.5V15.5H4.5C3.7 15.5 3 14.8 3 14v-4c0-.8.7-1.5
          1.5-1.5H13Z
        arrowshape.up #M4.5 11L12 3l7.5 8H15.5v8.5c0 .8-.7 1.5-1.5 1.5h-4c-.8
          0-1.5-.7-1.5-1.5V11Z
        arrowshape.down #M4.5 13L12 21l7.5-8H15.5V4.5C15.5 3.7 14.8 3 14 3h-4c-.8 0-1.5.7-1.5
          1.5V13Z
        arrowshape.backward =arrowshape.left
        arrowshape.forward =arrowshape.right
        arrowshape.turn.up.left #M10.5 4.5L2.5 11.5l8 7V14.5c5 0 8.5 1.3 11 5.5
          0-7-4-11.3-11-11.5Z
        arrowshape.turn.up.right #M13.5 4.5l8 7-8 7V14.5c-5 0-8.5 1.3-11 5.5 0-7 4-11.3 11-11.5Z
        arrowshape.turn.up.backward =arrowshape.turn.up.left
        arrowshape.turn.up.forward =arrowshape.turn.up.right
        arrowshape.turn.up.left.2 #M13 5L6.5 11.5l6.5 6.5V14.3c4 0 7 1.3 9 5.2
          0-6.5-3.3-10.5-9-10.7Z ~M8.5 5L2 11.5 8.5 18
        arrowshape.turn.up.right.2 #M11 5l6.5 6.5L11 18V14.3c-4 0-7 1.3-9 5.2C2 13 5.3 9 11 8.8Z
          ~M15.5 5l6.5 6.5-6.5 6.5
        arrowshape.turn.up.left.circle #O12 12 9.25%arrowshape.turn.up.left .5 11.7 12
        arrowshape.turn.up.right.circle #O12 12 9.25%arrowshape.turn.up.right .5 12.3 12
        arrowshape.zigzag.right ~M2.5 16l5-7 4 7 5-8h5M18.5 5l3 3-3 3
        arrowtriangle.up #M10.8 5.5L3.5 17c-.6 1 0 2 1.2 2h14.6c1.2 0 1.8-1 1.2-2L13.2
          5.5c-.6-.9-1.8-.9-2.4 0Z
        arrowtriangle.down #M10.8 18.5L3.5 7C2.9 6 3.5 5 4.7 5h14.6c1.2 0 1.8 1 1.2 2l-7.3
          11.5c-.6.9-1.8.9-2.4 0Z
        arrowtriangle.left #M5.5 10.8L17 3.5c1-.6 2 0 2 1.2v14.6c0 1.2-1 1.8-2 1.2L5.5
          13.2c-.9-.6-.9-1.8 0-2.4Z
        arrowtriangle.right #M18.5 10.8L7 3.5C6 2.9 5 3.5 5 4.7v14.6c0 1.2 1 1.8 2
          1.2l11.5-7.3c.9-.6.9-1.8 0-2.4Z
        arrowtriangle.backward =arrowtriangle.left
        arrowtriangle.forward =arrowtriangle.right
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right ~M12 4v16 #M9 7v10L2.5
          12ZM15 7v10l6.5-5Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left ~M12 4v16 #M2.5 7v10L9
          12ZM21.5 7v10L15 12Z
        chevron.compact.up ~M3 14l9-4 9 4
        chevron.compact.down ~M3 10l9 4 9-4
        chevron.compact.left ~M14 3l-4 9 4 9
        chevron.compact.right ~M10 3l4 9-4 9
        chevron.compact.backward =chevron.compact.left
        chevron.compact.forward =chevron.compact.right
        chevron.up.2 ~M5 12l7-7 7 7M5 19l7-7 7 7
        chevron.down.2 ~M5 5l7 7 7-7M5 12l7 7 7-7
        chevron.backward.2 =chevron.left.2
        chevron.forward.2 =chevron.right.2
        chevron.up.chevron.right.chevron.down.chevron.left ~M8.5 6L12 2.5 15.5 6M18 8.5L21.5 12
          18 15.5M15.5 18L12 21.5 8.5 18M6 15.5L2.5 12 6 8.5
        chevron.down.right.2 ~M5 11h6V5M11 19h8v-8
        chevron.left.forwardslash.chevron.right ~M7 6.5L1.5 12 7 17.5M17 6.5l5.5 5.5-5.5 5.5M14
          4l-4 16
        chevron.left.slash.chevron.right =chevron.left.forwardslash.chevron.right
        chevron.left.chevron.left.dotted ~M11 5l-7 7 7 7M18 5l-7 7 7 7
        chevron.left.to.line ~M21 4.5L13.5 12l7.5 7.5M4 4v16
        chevron.right.to.line ~M3 4.5L10.5 12 3 19.5M20 4v16
        chevron.left.chevron.right ~M8 6l-6 6 6 6M16 6l6 6-6 6
        repeat ~M3.5 11V9.5c0-2 1.5-3.5 3.5-3.5H20M16.5 2.5L20 6l-3.5 3.5M20.5 13v1.5c0 2-1.5
          3.5-3.5 3.5H4M7.5 14.5L4 18l3.5 3.5
        repeat.1 ~M3.5 11V9.5c0-2 1.5-3.5 3.5-3.5h6.5M10.5 2.5L14 6l-3.5 3.5M20.5 13v1.5c0 2-1.5
          3.5-3.5 3.5H4M7.5 14.5L4 18l3.5 3.5M18.5 4l2-1.5V9
        shuffle ~M2.5 7H5c4.5 0 6 10 11 10h5M18 13.5l3.5 3.5L18 20.5M2.5 17H5c2 0 3.3-2
          4.5-4.2M13 9.5C14 8 15 7 16.5 7H21M18 3.5L21.5 7 18 10.5
        infinity ~M12 12c2.5-3.5 4-5 6.2-5 2.3 0 4 2.1 4 5s-1.7 5-4 5c-2.2
          0-3.7-1.5-6.2-5s-4-5-6.2-5c-2.3 0-4 2.1-4 5s1.7 5 4 5c2.2 0 3.7-1.5 6.2-5Z
        return ~M20 5v5.5c0 2-1.5 3.5-3.5 3.5H4M8.5 9.5L4 14l4.5 4.5
        return.left =return
        return.right ~M4 5v5.5c0 2 1.5 3.5 3.5 3.5H20M15.5 9.5L20 14l-4.5 4.5
        delete.left #M8.5 5h11C21 5 22 6 22 7.5v9c0 1.5-1 2.5-2.5 2.5h-11c-.8 0-1.5-.3-2-.8L2
          13.2c-.7-.7-.7-1.7 0-2.4l4.5-5c.5-.5 1.2-.8 2-.8Z :M11 9l6 6M17 9l-6 6
        delete.right #M15.5 5h-11C3 5 2 6 2 7.5v9C2 18 3 19 4.5 19h11c.8 0 1.5-.3
          2-.8l4.5-5c.7-.7.7-1.7 0-2.4l-4.5-5c-.5-.5-1.2-.8-2-.8Z :M7 9l6 6M13 9l-6 6
        delete.backward =delete.left
        delete.forward =delete.right
        shift #M12 3.5L3.5 12.5H8v6c0 .6.4 1 1 1h6c.6 0 1-.4 1-1v-6h4.5Z
        capslock #M12 2.5l-8 8.5H8.5v4c0 .6.4 1 1 1h5c.6 0 1-.4 1-1v-4H20ZM9.5 18.8h5c.6 0 1 .4
          1 1v.7c0 .6-.4 1-1 1h-5c-.6 0-1-.4-1-1v-.7c0-.6.4-1 1-1Z
        command ~M9 9h6v6H9ZM9 9V6.2A2.8 2.8 0 1 0 6.2 9ZM15 9h2.8A2.8 2.8 0 1 0 15 6.2ZM15
          15v2.8A2.8 2.8 0 1 0 17.8 15ZM9 15H6.2A2.8 2.8 0 1 0 9 17.8Z
        option ~M3 6h5l8 12h5M14.5 6H21
        control ~M5 15l7-8 7 8
        escape ~M10.5 5.7A7.5 7.5 0 1 0 19 13.5M11.5 13L3.5 4M3.5 9.5V4H9
        space ~M3 10v5h18v-5
        eject #M11 4.5L3.5 13c-.6.7-.2 1.7.8 1.7h15.4c1 0 1.4-1 .8-1.7L13 4.5c-.5-.6-1.5-.6-2
          0ZR3 17.7 18 3 1
        gobackward.5 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_5 .48 12 13.4
        goforward.5 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_5 .48 12 13.4
        gobackward.10 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_1 .42 9.6
          13.4&_0 .42 14.3 13.4
        goforward.10 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_1 .42 9.6
          13.4&_0 .42 14.3 13.4
        gobackward.15 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_1 .42 9.6
          13.4&_5 .42 14.3 13.4
        goforward.15 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_1 .42 9.6
          13.4&_5 .42 14.3 13.4
        gobackward.30 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_3 .42 9.6
          13.4&_0 .42 14.3 13.4
        goforward.30 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_3 .42 9.6
          13.4&_0 .42 14.3 13.4
        gobackward.45 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_4 .42 9.6
          13.4&_5 .42 14.3 13.4
        goforward.45 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_4 .42 9.6
          13.4&_5 .42 14.3 13.4
        gobackward.60 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_6 .42 9.6
          13.4&_0 .42 14.3 13.4
        goforward.60 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_6 .42 9.6
          13.4&_0 .42 14.3 13.4
        gobackward.75 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_7 .42 9.6
          13.4&_5 .42 14.3 13.4
        goforward.75 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_7 .42 9.6
          13.4&_5 .42 14.3 13.4
        gobackward.90 @4 3 16 18 ~M7.5 7.1A7.5 7.5 0 1 1 4.5 13M7.1 3v4.3h-4.3 &_9 .42 9.6
          13.4&_0 .42 14.3 13.4
        goforward.90 @4 3 16 18 ~M16.5 7.1A7.5 7.5 0 1 0 19.5 13M16.9 3v4.3h4.3 &_9 .42 9.6
          13.4&_0 .42 14.3 13.4
        """
}
