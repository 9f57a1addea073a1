extension SymbolTable {
    /// Rows of documents, text and editing.
    static let writing = """
        doc.plaintext #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6
          2.5 7 2.5Z :M8.5 8H11M8.5 11h7M8.5 14h7M8.5 17h7
        doc.richtext #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6
          2.5 7 2.5Z :R8.5 9 7 4.5 .5M8.5 16h7M8.5 18.7h4
        doc.append #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6 2.5
          7 2.5Z :M8.5 17.5h7M12 9v5.5M10 12.5l2 2 2-2
        doc.zipper #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6 2.5
          7 2.5Z :M10 3v1M11.5 5.5v.5M10 7.5v.5M11.5 9.5v.5M9.7 12.5h2.4v3.5H9.7Z
        doc.on.clipboard ^15.2 15 6 #M7.5 4H6C4.8 4 4 4.8 4 6v12.5c0 1.2.8 2 2 2h3.5M16.5
          9V6c0-1.2-.8-2-2-2H13 ~R7.5 2.5 5.5 3.5 1&#R9.7 10 10.5 11.5 2
        clipboard #M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0 2.5-1
          2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16 ~R8 2.5 8 4 1.5
        list.clipboard #M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0 2.5-1
          2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16 :M10.5 11H16M10.5 14.5H16M10.5 18H16 *O7.7 11 .8O7.7
          14.5 .8O7.7 18 .8 ~R8 2.5 8 4 1.5
        list.bullet.clipboard =list.clipboard
        pencil.and.list.clipboard #M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0
          2.5-1 2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16 :M8 11h4M8 14.5h3 ~R8 2.5 8 4 1.5/&pencil .6
          17.5 15
        heart.text.clipboard #M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0 2.5-1
          2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16 :M8 17.5h8 ~R8 2.5 8 4 1.5%heart.fill .32 12 12.3
        clipboard.fill !#M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0 2.5-1
          2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16Z/!#R8 2.5 8 3.5 1.2
        doc.text.image #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6
          2.5 7 2.5Z :M8.5 7h3M8.5 10h7R8.5 13 7 5.5 .5
        doc.text.magnifyingglass ~M12.5 21.5H7.5C6 21.5 5 20.5 5 19V5C5 3.5 6 2.5 7 2.5h6.5L19
          8.2V11M13 2.7v4.3c0 1 .5 1.5 1.5 1.5h4.3M8.5 12h3.5M8.5 15.5h2/&magnifyingglass .55
          17.5 17
        text.page.badge.magnifyingglass =doc.text.magnifyingglass
        doc.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3 3-3
          3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&doc .52 12 12
        doc.text.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3
          3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&doc.text .52 12 12
        doc.circle #O12 12 9.25%doc .5 12 12
        text.document =doc.text
        text.page =doc.plaintext
        richtext.page =doc.richtext
        append.page =doc.append
        zipper.page =doc.zipper
        curlybraces.square #R3 3 18 18 3.6%curlybraces .5 12 12
        newspaper.circle #O12 12 9.25%newspaper .5 12 12
        note #M6 3.5h12c1.5 0 2.5 1 2.5 2.5v8.5l-6 6H6c-1.5 0-2.5-1-2.5-2.5V6c0-1.5 1-2.5
          2.5-2.5Z :M20.3 14.5H17c-1.5 0-2.5 1-2.5 2.5v3.3
        note.text #R3 3.5 18 17 2.5 :M3 8h18M7 12h10M7 16h6
        text.book.closed #M7.5 2.5h9.5c1 0 1.5.5 1.5 1.5v17.5H7.5C6 21.5 5.5 20.3 5.5
          19V4.5c0-1.2.8-2 2-2Z :M5.7 18.5c0-1 .8-1.7 1.8-1.7h11M9 7h6M9 10.5h4
        book.closed #M7.5 2.5h9.5c1 0 1.5.5 1.5 1.5v17.5H7.5C6 21.5 5.5 20.3 5.5
          19V4.5c0-1.2.8-2 2-2Z :M5.7 18.5c0-1 .8-1.7 1.8-1.7h11
        character.book.closed #M7.5 2.5h9.5c1 0 1.5.5 1.5 1.5v17.5H7.5C6 21.5 5.5 20.3 5.5
          19V4.5c0-1.2.8-2 2-2Z :M5.7 18.5c0-1 .8-1.7 1.8-1.7h11%_a .45 12 9.7
        books.vertical #R3 3.5 5 17 1 R8 5.5 4.5 15 1 M13.8 6.3l3.6-1c.5-.1 1 .2 1.2.7l3
          12.5c.1.5-.2 1-.7 1.2l-3.6.9c-.5.1-1-.2-1.2-.7L13.1 7.5c-.1-.5.2-1 .7-1.2Z :M3 8h5M8
          10h4.5M3 16.5h5M14 10.5l5.5-1.5
        book.pages #M12 6.5C10.5 5.2 8.5 4.5 6 4.5c-1.3 0-2.5.2-3.3.6-.5.2-.7.6-.7 1.1v11.6c0
          .7.6 1.1 1.3.9 3.2-.9 6.2-.2 8.7 1.3 2.5-1.5 5.5-2.2 8.7-1.3.7.2 1.3-.2
          1.3-.9V6.2c0-.5-.2-.9-.7-1.1-.8-.4-2-.6-3.3-.6-2.5 0-4.5.7-6 2Z :M12 7v12.5M5 9c1.5-.3
          2.7-.2 4 .2M5 12.5c1.5-.3 2.7-.2 4 .2M15 9.2c1.3-.4 2.5-.5 4-.2M15 12.7c1.3-.4 2.5-.5
          4-.2
        magazine #R4 3 14 18 2 :M7 7h8M7 10h5 ~M18 6h1c1.1 0 2 .9 2 2v11c0 1.1-.9 2-2 2h-5
        menucard #M4 4.5C6 3.5 9 3 12 4.5c3-1.5 6-1 8 0V20c-2-1-5-1.5-8 0-3-1.5-6-1-8 0Z :M12
          4.5V20M6.5 8.5c1-.3 2-.3 3 0M6.5 12c1-.3 2-.3 3 0M14.5 8.5c1-.3 2-.3 3 0
        pencil.line ~M4 21h16M5 17.5l1-3.7L16 3.8c.5-.5 1.2-.5 1.7 0l1.5 1.5c.5.5.5 1.2 0 1.7L9
          17ZM14 6l3 3
        pencil.tip ~M12 2.5L6.5 15c2 1 3 2.5 3.5 4.5h4c.5-2 1.5-3.5 3.5-4.5ZM10 19.5v2M14
          19.5v2M12 6v6
        pencil.tip.crop.circle #O12 12 9.25 :M12 5.5L8 14c1.7 1 2.7 2.5 3 6.5M12 5.5l4 8.5c-1.7
          1-2.7 2.5-3 6.5M12 5.5V10
        pencil.circle #O12 12 9.25%pencil .58 12 12
        pencil.and.outline ~M4 20l1.2-4.7L16.3 4.2c.5-.5 1.2-.5 1.7 0l1.8 1.8c.5.5.5 1.2 0
          1.7L8.7 18.8ZM14 6.5l3.5 3.5M3 12c-1-6 5-9.5 9.5-8.5M21 13c.5 4.5-3.5 8-8 7.5
        pencil.and.scribble ~M12 20l1-3.7L20 9c.5-.5 1-.5 1.4 0l.6.7c.5.5.5 1 0 1.5L15 18.9ZM2.5
          12C5 6 8 4 9.5 5.5S5 12.5 7 13.5s4-5 5.5-4-2 4-.5 5
        pencil.and.ruler #M15.5 3l5.5 5.5L8.5 21 3 15.5Z :M12.5 6l2 2M9.5 9l1.5 1.5M6.5 12l2
          2/~M3.5 3.5l1 3.5 10 10 2.5-2.5-10-10ZM20.5 20.5l-3.5-6M20.5 20.5l-6-3.5
        ruler #M16 2.5l5.5 5.5L8 21.5 2.5 16Z :M13.5 5l2.5 2.5M11 7.5l1.5 1.5M8.5 10l2.5 2.5M6
          12.5l1.5 1.5
        highlighter ~M3 21.5h9 #M8 17.5L6.5 16c-.5-.5-.5-1.3-.1-1.9L15.5 3.8c.6-.7 1.6-.7
          2.2-.1l2.6 2.6c.6.6.6 1.6-.1 2.2L9.9 17.6c-.6.5-1.4.4-1.9-.1ZM6.5 16L4 18.5h3.5L8.5 18
          :M12.5 7.5l4 4
        eraser #M10.5 19.5L4 13c-.8-.8-.8-2 0-2.8L11.2 3c.8-.8 2-.8 2.8 0L20.5 9.5c.8.8.8 2 0
          2.8L13.5 19.5Z :M8 6.2l9.3 9.3 ~M8.5 19.5H20
        eraser.line.dashed #M10.5 17.5L4.5 11.5c-.8-.8-.8-2 0-2.8L10.7 2.5c.8-.8 2-.8 2.8 0L19.5
          8.5c.8.8.8 2 0 2.8L13.5 17.5Z :M7.5 5.7l9 9 ~M2.5 21h3M8.5 21h3M14.5 21h3M20.5 21h1
        scribble ~M3 15C7 5 11 3 13 5S4 17 6.5 19 15 7.5 18 9s-5.5 8.5-3.5 10.5S20 18 21.5 15
        scribble.variable ~M3 13C5 8 9 5 10.5 7S5 15 7.5 17 14 8.5 17 10.5 13 17 15.5 18.5s4-1
          5.5-3
        lasso ~M12 4c5.5 0 9.5 2.5 9.5 6S17.5 16 12 16c-1 0-1.7 0-2.5-.2M5.5 14C3.7 13 2.5 11.5
          2.5 10c0-3.5 4-6 9.5-6O7.5 14.5 2M9 16c.5 2-.5 4.5-3 5.5
        lasso.and.sparkles =lasso
        signature ~M3 17.5h18M3 13l3-3M3 10l3 3M8.5 14C13 9 15 3.5 13 3s-4 9.5-2 11 3.5-4.5
          5-4-1 3.5.5 3.5 1.5-1 3-1.5
        paintbrush.pointed ~M10 13.5c-3-.5-4.5 1.5-4.5 4 0 1.5-1 2.3-2.5 2.8 4.5 2 9.5.5 9.5-4.5
          #M20.5 2.8c-4 1.5-8.5 6-10.7 10.7l2.7 2.7C16 13 20.5 7.5 21.5 3.5c.2-.6-.4-1-1-.7Z
        paintpalette #M12 3C6.8 3 2.5 6.8 2.5 11.8S6.5 21 11.5 21c1.5 0 2.3-1 2-2.3-.5-2 .5-3.2
          2.5-3.2h2.5c2 0 3-1.5 3-3.7C21.5 6.8 17.2 3 12 3Z *O7 12.5 1.3O8.5 7.8 1.3O13 6.3
          1.3O17.3 8.8 1.3
        theatermask.and.paintbrush =theatermasks
        textformat.alt ~M2.5 19L8 5.5 13.5 19M4.3 14.5h7.4M14.8 15.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2
          0 1 0-6.4 0ZM21.3 12v7
        textformat.abc @1.5 8 21 8 ~M1.5 16l2.8-8h.4l2.8 8M2.5 13.3h4M10 8v8h2.5c3 0 3-4.2
          0-4.2H10M10 8h2.2c2.6 0 2.6 3.8 0 3.8M22.3 9.8C21.8 8.7 20.8 8 19.6 8c-2 0-3.2 1.7-3.2
          4s1.2 4 3.2 4c1.2 0 2.2-.7 2.7-1.8
        textformat.abc.dottedunderline ~M1.5 13l2.8-8h.4l2.8 8M2.5 10.3h4M10 5v8h2.5c3 0 3-4.2
          0-4.2H10M10 5h2.2c2.6 0 2.6 3.8 0 3.8M22.3 6.8C21.8 5.7 20.8 5 19.6 5c-2 0-3.2 1.7-3.2
          4s1.2 4 3.2 4c1.2 0 2.2-.7 2.7-1.8 +O4 18 1O8 18 1O12 18 1O16 18 1O20 18 1
        abc =textformat.abc
        textformat.123 ~&_1 .58 4 12&_2 .58 11.7 12&_3 .58 20 12
        textformat.characters =textformat.abc
        textformat.subscript ~M2.5 17L7.5 5 12.5 17M4.2 13h6.6 &_2 .45 18 17
        textformat.superscript ~M2.5 19L7.5 7 12.5 19M4.2 15h6.6 &_2 .45 18 6.5
        textformat.size.larger ~M2.5 19l5.5-14 5.5 14M4.5 14h7M18 8v6M15 11h6
        textformat.size.smaller ~M2.5 19l5.5-14 5.5 14M4.5 14h7M15 11h6
        characters.uppercase =textformat.size
        bold ~M7 4v16h6.5c6.3 0 6.3-8.5 0-8.5H7M7 4h5.7c5.6 0 5.6 7.5 0 7.5
        italic ~M10 4h7.5M6.5 20H14M14 4l-4 16
        underline ~M6.5 3.5V11c0 4 2 6 5.5 6s5.5-2 5.5-6V3.5M5 21h14
        strikethrough ~M3 12h18M16.5 7.5C16 5.5 14.3 4 12 4 9.5 4 7.5 5.5 7.5 8c0 1.5.8 3 2.5
          4M7 16c.5 2.5 2.5 4 5.2 4 2.8 0 5-1.5 5-4 0-1.5-.5-2.5-1.5-3.5
        shadow ~R3 8 13 13 2 M7 5.5h11.5v11.5M10.5 3H21v11
        bold.italic.underline ~M2.5 6v9h3.5c3.3 0 3.3-4.8 0-4.8H2.5M2.5 6h3c3 0 3 4.2 0 4.2M12.5
          6h3M9.7 15h3M14 6l-2.7 9M17.5 6v5.5c0 5 5 5 5 0V6M17.5 18.5h5
        bold.underline ~M6 4v12h5c5 0 5-6.4 0-6.4H6M6 4h4.5c4.4 0 4.4 5.6 0 5.6M5 20.5h14
        text.justify =line.3.horizontal
        text.justify.left ~M3 5h18M3 9.7h18M3 14.3h18M3 19h11
        text.justify.leading =text.justify.left
        text.justify.right ~M3 5h18M3 9.7h18M3 14.3h18M10 19h11
        text.justify.trailing =text.justify.right
        text.redaction +R3 4 13 3 1R3 10.5 18 3 1R3 17 9 3 1
        text.alignleading =text.alignleft
        text.aligntrailing =text.alignright
        text.append ~M3 5h18M3 9.7h12M3 14.3h12M3 19h12M18.5 14v7M15.5 17.5h6
        text.insert ~M9 5h12M9 12h12M9 19h12M2.5 8.5L6 12l-3.5 3.5
        text.badge.plus ~M3 5h18M3 10h18M11.5 15h9.5M11.5 20h9.5M5.5 14.5v7M2 18h7
        text.badge.minus ~M3 5h18M3 10h18M11.5 15h9.5M11.5 20h9.5M2 18h7
        text.badge.checkmark ~M3 5h18M3 10h18M12 15h9M12 20h9M2 17.5l2.5 3L9 14
        text.badge.xmark ~M3 5h18M3 10h18M11.5 15h9.5M11.5 20h9.5M2.5 15l6 6M8.5 15l-6 6
        text.badge.star ~M3 5h18M3 10h18M12 15h9M12 20h9 &star.fill .45 5.5 17.5
        text.line.first.and.arrowtriangle.forward ~M9 5h12M3 12h18M3 19h18 +M2.5 2.5v5L6 5Z
        text.line.last.and.arrowtriangle.forward ~M3 5h18M3 12h18M9 19h12 +M2.5 16.5v5L6 19Z
        text.magnifyingglass ~M3 5h18M3 10h6M3 15h5M3 20h8/&magnifyingglass .6 16.5 15.5
        text.quote ~M9.5 6H21M3 12h18M3 18h12 +M2.5 4.5c0 2 .5 3 2
          3.7l.3-.5c-.8-.5-1-1-1-1.7h.7V3.5H2.5ZM5.8 4.5c0 2 .5 3 2
          3.7l.3-.5c-.8-.5-1-1-1-1.7h.7V3.5h-2Z
        text.word.spacing ~M3 7h6M15 7h6M3 12h18M3 17h6M15 17h6
        text.below.photo #R4 3 16 10 1.5 :M5 12l4-3.5 3 2.5 3-2.5 4 3.5 ~M4 17h16M4 21h11
        text.below.photo.fill !#R4 3 16 10 1.5 :M5 12l4-3.5 3 2.5 3-2.5 4 3.5&?~M4 17h16M4 21h11
        text.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3 3-3
          3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2M7.5 9h9M7.5 12h9M7.5 15h6
        text.bubble @2.5 4 19 17.5 &_bubble 1 12 12.75 :M7.5 10h9M7.5 13.5h6
        text.rectangle #R2 4.5 20 15 2.5 :M6 9h12M6 12h12M6 15h8
        text.pad.header #R3 3.5 18 17 2.5 :M3 8h18M7 12h10M7 16h6
        list.number ~M9 6h12M9 12h12M9 18h12M2.5 5L4 4v4.5M2.3 11c.5-1.2 2.7-1 2.5.5-.1.7-1.3
          1.3-2.5 2.5h2.7M2.5 16.8c.7-.9 2.3-.7 2.3.4 0 .7-.5 1-1.3 1 .9 0 1.5.4 1.5 1.2 0 1.3-2
          1.5-2.7.5
        list.star ~M9.5 6H21M9.5 12H21M9.5 18H21 &star.fill .24 4.5 6&star.fill .24 4.5
          12&star.fill .24 4.5 18
        list.triangle ~M9 6h12M9 12h12M9 18h12 +M2.5 4.2v3.6L6 6ZM2.5 10.2v3.6L6 12ZM2.5
          16.2v3.6L6 18Z
        list.bullet.indent ~M9 6h12M13 12h8M13 18h8 +O4 6 1.5O8 12 1.5O8 18 1.5
        list.bullet.below.rectangle ~R3 3 18 7 1.5M8.5 14.5h12.5M8.5 19.5h12.5 +O4.5 14.5
          1.4O4.5 19.5 1.4
        list.bullet.rectangle #R2 4.5 20 15 2.5 :M10 9h8M10 12h8M10 15h8 *O6.5 9 .9O6.5 12
          .9O6.5 15 .9
        list.bullet.rectangle.portrait #R4 2.5 16 19 2.5 :M11 8h5.5M11 12h5.5M11 16h5.5 *O7.7 8
          .9O7.7 12 .9O7.7 16 .9
        list.dash.header.rectangle #R2 4.5 20 15 2.5 :M2 9h20M10 12.5h8M10 15.5h8M6 12.5h.8M6
          15.5h.8
        list.and.film ~M3 6h8M3 11h8M3 16h8 /&film .55 17 15
        list.bullet.circle #O12 12 9.25%list.bullet .52 12 12
        checklist ~M11 5.5h10M11 12h10M11 18.5h10M2.5 5.5l2 2 3.5-4.5M2.5 12l2 2L8 9.5M2.5
          18.5l2 2L8 16
        checklist.checked =checklist
        checklist.unchecked ~M11 5.5h10M11 12h10M11 18.5h10O5 5.5 2O5 12 2O5 18.5 2
        increase.indent ~M3 5h18M11 10h10M11 14h10M3 19h18M3 9.5L6.5 12 3 14.5
        decrease.indent ~M3 5h18M11 10h10M11 14h10M3 19h18M6.5 9.5L3 12l3.5 2.5
        increase.quotelevel =increase.indent
        decrease.quotelevel =decrease.indent
        paragraphsign ~M18.5 4H11C7.5 4 5.5 6 5.5 8.7s2 4.8 5.5 4.8h1.5M12.5 4v16.5M16.5 4v16.5
        character ~M4 20L12 4l8 16M6.8 14.5h10.4
        character.cursor.ibeam ~M2.5 17.5l4-11 4 11M4 14h5M17 4.5v15M14 3c1.7 0 3 .5 3 2 0-1.5
          1.3-2 3-2M14 21c1.7 0 3-.5 3-2 0 1.5 1.3 2 3 2
        character.textbox #R2 4.5 20 15 2.5%_a .5 9 12 :M15 8.5v7
        a.magnify ~M9 15.5L12 8l3 7.5M10 13.2h4 #O12 11.5 8 ~M17.7 17.2L21.5 21
        textbox #R2 6 20 12 2.5 :M6 9v6
        rectangle.and.pencil.and.ellipsis ~M12 6H5.5C4 6 3 7 3 8.5v7C3 17 4 18 5.5 18h13c1.5 0
          2.5-1 2.5-2.5V12.5 +O6.5 12 1O9.5 12 1/&pencil .58 18 8.5
        rectangle.and.text.magnifyingglass #R2 4 18 12 2 :M5.5 8h11M5.5 12h4/&magnifyingglass
          .55 17.5 15.5
        character.bubble &_bubble 1 12 12.75%_a .48 12 11.5
        quote.bubble &_bubble 1 12 12.75 *M7.5 9v3.5h2c0 1-.3 1.5-1.2 2l.5.8c1.5-.7 2.3-1.8
          2.3-3.8V9ZM13 9v3.5h2c0 1-.3 1.5-1.2 2l.5.8c1.5-.7 2.3-1.8 2.3-3.8V9Z
        quote.opening +M3 12.5c0-4 1.5-6 4.5-7.5l.8 1.5C6.5 7.7 5.8 8.8 5.8 10.5H8.5V16.5H3ZM13
          12.5c0-4 1.5-6 4.5-7.5l.8 1.5c-1.8 1.2-2.5 2.3-2.5 4H18.5V16.5H13Z
        quote.closing +M3.5 6.5h5.5V11c0 4-1.5 6-4.5 7.5l-.8-1.5c1.8-1.2 2.5-2.8 2.5-4.5H3.5ZM14
          6.5h5.5V11c0 4-1.5 6-4.5 7.5l-.8-1.5c1.8-1.2 2.5-2.8 2.5-4.5H14Z
        bubble &_bubble 1 12 12.75 ^12 11.5 9.5
        bubble.left.and.bubble.right #M9 3C4.8 3 1.7 5.5 1.7 8.7c0 2 1.1 3.5 2.7 4.5 0 1-.4
          1.9-1 2.6-.2.2 0 .5.3.5 1.5-.1 2.7-.7 3.7-1.6.5.1 1 .1 1.6.1 4.2 0 7.3-2.5 7.3-6S13.2
          3 9 3Z/#M15.5 8.5c4 0 6.8 2.3 6.8 5.3 0 1.8-1 3.2-2.5 4.2 0 .9.4 1.7 1 2.4.1.2 0
          .5-.3.5-1.4-.1-2.6-.6-3.5-1.5-.5.1-1 .1-1.5.1-3.9 0-6.8-2.3-6.8-5.5s2.9-5.5 6.8-5.5Z
        bubble.left.and.exclamationmark.bubble.right &bubble.left.and.bubble.right 1 12
          12%exclamationmark .4 15.5 14
        bubble.left.and.text.bubble.right &bubble.left.and.bubble.right 1 12 12:M12.5
          12.5h6M12.5 15.5h4
        bubble.middle.bottom #M12 3.5c5.5 0 9.5 3.2 9.5 7.5 0 4-3.5 7-8 7.5L12 21.5 10.5
          18.5c-4.5-.5-8-3.5-8-7.5 0-4.3 4-7.5 9.5-7.5Z
        bubble.middle.top #M12 20.5c5.5 0 9.5-3.2 9.5-7.5 0-4-3.5-7-8-7.5L12 2.5 10.5
          5.5c-4.5.5-8 3.5-8 7.5 0 4.3 4 7.5 9.5 7.5Z
        ellipsis.message &message 1 12 12.75 *O8 11.5 1.2O12 11.5 1.2O16 11.5 1.2
        message.circle #O12 12 9.25%message.fill .52 12 12
        message.badge.filled.fill =message.badge.fill
        bubble.circle #O12 12 9.25%bubble.left.fill .52 12 12
        bubble.right.circle #O12 12 9.25%bubble.right.fill .52 12 12
        phone.bubble &_bubble 1 12 12.75%phone.fill .38 12 11.5
        star.bubble &_bubble 1 12 12.75%star.fill .42 12 11.5
        envelope.open #M3.5 9L12 3l8.5 6c.3.3.5.6.5 1v8.5c0 1.4-1.1 2.5-2.5 2.5h-13C4.1 21 3
          19.9 3 18.5V10c0-.4.2-.7.5-1Z :M3.5 10.5L10.7 15c.8.5 1.8.5 2.6 0l7.2-4.5
        envelope.arrow.triangle.branch &envelope 1 12 12.25/_badge.arrow.right 1 20 18
        envelope.badge.shield.half.filled &envelope 1 12 12.25/shield.lefthalf.filled .5 19.5 17
        mail.stack ~M5 6h14M7.5 3h9 #R2.5 9 19 11.5 2.2 :M3.5 11l7.3 4.5c.8.5 1.6.5 2.4 0L20.5
          11
        mail.and.text.magnifyingglass &envelope 1 12 12.25/&magnifyingglass .5 19 17
        paperplane.circle #O12 12 9.25%paperplane.fill .5 11.7 12.3
        tray.and.arrow.down ~M12 2v8.5M8.7 7.5L12 10.7l3.3-3.2 #M7 5.5H6L2.5 13v4.5C2.5 19 3.5
          20 5 20h14c1.5 0 2.5-1 2.5-2.5V13L18 5.5H17 :M2.7 13.5H8c.3 1.7 1.9 3 4 3s3.7-1.3
          4-3h5.3
        tray.and.arrow.up ~M12 11V2.5M8.7 5.5L12 2.3l3.3 3.2 #M7 5.5H6L2.5 13v4.5C2.5 19 3.5 20
          5 20h14c1.5 0 2.5-1 2.5-2.5V13L18 5.5H17 :M2.7 13.5H8c.3 1.7 1.9 3 4 3s3.7-1.3 4-3h5.3
        tray.2 #M6.5 3h11l3.5 6v2.5c0 1-.7 1.5-1.5 1.5H4.5C3.7 13 3 12.5 3 11.5V9ZM3 14.5v4c0
          1.5 1 2.5 2.5 2.5h13c1.5 0 2.5-1 2.5-2.5v-4 :M3 9h5c.3 1.3 1.9 2 4 2s3.7-.7 4-2h5M3
          16.5h5c.3 1 1.9 1.7 4 1.7s3.7-.7 4-1.7h5
        tray.full #M6 7h12l3.5 6.5v4c0 1.5-1 2.5-2.5 2.5H5c-1.5 0-2.5-1-2.5-2.5v-4Z :M2.7
          13.5H8c.3 1.7 1.9 3 4 3s3.7-1.3 4-3h5.3M8.5 10.3h7 ~M6.5 4h11
        tray.circle #O12 12 9.25%tray.fill .5 12 12
        paperclip.circle #O12 12 9.25%paperclip .56 12 12
        link.badge.plus &link 1 12 12/_badge.plus 1 19 19
        personalhotspot.circle #O12 12 9.25%personalhotspot .56 12 12
        doc.questionmark #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5
          6 2.5 7 2.5Z%questionmark .45 12 14.5
        square.and.arrow.up.on.square @2.5 2 19 20 ~M9.5 7.5H8.3C7 7.5 6 8.5 6 9.8v4.9C6 16 7 17
          8.3 17h9.4c1.3 0 2.3-1 2.3-2.3V9.8c0-1.3-1-2.3-2.3-2.3h-1.2M13 12.5V2M9.8 5L13 2l3.2
          3M3 11v7.5C3 20 4 21 5.5 21H16
        square.and.arrow.down.on.square @2.5 2 19 20 ~M9.5 7.5H8.3C7 7.5 6 8.5 6 9.8v4.9C6 16 7
          17 8.3 17h9.4c1.3 0 2.3-1 2.3-2.3V9.8c0-1.3-1-2.3-2.3-2.3h-1.2M13 2v10.5M9.8 9.7L13
          12.7l3.2-3M3 11v7.5C3 20 4 21 5.5 21H16
        square.and.arrow.up.circle #O12 12 9.25%square.and.arrow.up .52 12 11.7
        square.and.arrow.up.trianglebadge.exclamationmark &square.and.arrow.up 1 11
          12/_trianglebadge.exclamationmark 1 19 18.5
        square.and.arrow.up.badge.clock &square.and.arrow.up 1 11 12/_badge.clock 1 18.5 18
        square.and.line.vertical.and.square #R2 7 8 10 1.8 R14 7 8 10 1.8 ~M12 3.5v17
        square.and.at.rectangle =person.crop.square.fill.and.at.rectangle
        rectangle.portrait.and.arrow.forward =rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right.fill !#R4 3 9.5 18 2.5/~M9 12h12M17.3 8.3L21 12l-3.7
          3.7
        square.and.arrow.up.fill !#M8 8.5H6.8C5.5 8.5 4.5 9.5 4.5 10.8v8.4c0 1.3 1 2.3 2.3
          2.3h10.4c1.3 0 2.3-1 2.3-2.3v-8.4c0-1.3-1-2.3-2.3-2.3H16Z/~M12 15V2M8.3 5.5L12 2l3.7
          3.5
        square.and.arrow.down.fill !#M8 8.5H6.8C5.5 8.5 4.5 9.5 4.5 10.8v8.4c0 1.3 1 2.3 2.3
          2.3h10.4c1.3 0 2.3-1 2.3-2.3v-8.4c0-1.3-1-2.3-2.3-2.3H16Z/~M12 3v12.5M8.3 12l3.7
          3.5L15.7 12
        square.and.pencil.circle #O12 12 9.25%square.and.pencil .52 12 12
        square.and.arrow.up.on.square.fill !#R6 7.5 14 9.5 2.3/~M13 12.5V2M9.8 5L13 2l3.2 3&?~M3
          11v7.5C3 20 4 21 5.5 21H16
        square.and.arrow.down.on.square.fill !#R6 7.5 14 9.5 2.3/~M13 2v10.5M9.8 9.7L13
          12.7l3.2-3&?~M3 11v7.5C3 20 4 21 5.5 21H16
        doc.on.doc.circle #O12 12 9.25%doc.on.doc .5 12 12
        """
}
