extension SymbolTable {
    /// Rows of objects of work and home.
    static let objects = """
        bell.circle #O12 12 9.25%bell.fill .52 12 12
        bell.square #R3 3 18 18 3.6%bell.fill .54 12 12
        bell.and.waves.left.and.right &bell .8 12 12 ~M4.5 6c-2.5 3-2.5 8 0 11M1.8 4c-2 4.5-2 10
          0 15M19.5 6c2.5 3 2.5 8 0 11M22.2 4c2 4.5 2 10 0 15
        bell.and.waveform &bell .9 10 12 ~M18.5 9v6M21.5 7v10
        bell.badge.slash &bell.badge 1 12 12/~M4 4l16 16
        bell.badge.circle #O12 12 9.25%bell.badge .52 12 12
        bell.slash.circle #O12 12 9.25%bell.slash .5 12 12
        bookmark.circle #O12 12 9.25%bookmark.fill .48 12 12
        bookmark.square #R3 3 18 18 3.6%bookmark.fill .5 12 12
        flag.circle #O12 12 9.25%flag.fill .5 12 12
        flag.square #R3 3 18 18 3.6%flag.fill .5 12 12
        flag.2.crossed ~M4.5 6L16 20.5M19.5 6L8 20.5 #M1.5 8.5L6 4c1.5 1.5 3 1 4.5 2.5L7
          12c-1.5-2-3.5-2-5.5-3.5ZM22.5 8.5L18 4c-1.5 1.5-3 1-4.5 2.5L17 12c1.5-2 3.5-2 5.5-3.5Z
        flag.checkered ~M5 21.5V4M5 4.5c2-1.5 4.5-1.5 7-.3s5 1.2 8-.2v9.7c-3 1.4-5.5 1.4-8
          .2s-5-1.2-7 .3Z +M8.5 3.8l3.5.7v3.2l-3.5-.8ZM15.5 5.3l4-.8v3.2l-4 .8ZM12
          7.7l3.5.8v3.2l-3.5-.8ZM5 7.3l3.5-.6v3.2L5 10.7ZM8.5 10l3.5 1v3.2l-3.5-1.2ZM15.5
          11.7l4-.8v3.2l-4 .8Z
        flag.checkered.2.crossed =flag.2.crossed
        flag.pattern.checkered =flag.checkered
        flag.filled.and.flag.crossed =flag.2.crossed
        flag.slash.circle #O12 12 9.25%flag.slash .5 12 12
        pin.circle #O12 12 9.25%pin.fill .5 12 12
        pin.square #R3 3 18 18 3.6%pin.fill .5 12 12
        star.leadinghalf.filled ~M12 3L14.41 9.28L21.13 9.63L15.9 13.87L17.64 20.37L12 16.7L6.36
          20.37L8.1 13.87L2.87 9.63L9.59 9.28Z +M12 3V16.7L6.36 20.37L8.1 13.87L2.87 9.63L9.59
          9.28Z
        star.lefthalf.fill =star.leadinghalf.filled
        star.lefthalf.filled =star.leadinghalf.filled
        star.circle #O12 12 9.25%star.fill .52 12 12
        star.square #R3 3 18 18 3.6%star.fill .52 12 12
        star.square.on.square &square.on.square 1 12 12%star.fill .34 9.3 9.3
        key.2.on.ring ~O12 6.5 4.5 M10.5 10.5l-1 3M13.5 10.5l1 3 #R6.5 13 4 8 2R13.5 13 4 8 2
        lock.circle #O12 12 9.25%lock.fill .48 12 11.8
        lock.square #R3 3 18 18 3.6%lock.fill .5 12 11.8
        lock.rotation ~M7.5 5.3A8.3 8.3 0 1 1 3.7 12M7 1.5l.5 4L3.7 6 &lock.fill .42 12 12
        lock.rotation.open ~M7.5 5.3A8.3 8.3 0 1 1 3.7 12M7 1.5l.5 4L3.7 6 &lock.open.fill .42
          12.5 12
        lock.square.stack ~M6 4.8h12M8.5 2.3h7 #R3.5 7.5 17 13.5 3%lock.fill .4 12 14.2
        lock.doc #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V5C5 3.5 6 2.5 7
          2.5Z%lock.fill .38 12 14
        lock.trianglebadge.exclamationmark &lock 1 11 12/_trianglebadge.exclamationmark 1 18.5
          18.5
        lock.open.rotation =lock.rotation.open
        lock.open.trianglebadge.exclamationmark &lock.open 1 12
          12/_trianglebadge.exclamationmark 1 19 18.5
        lock.shield #M12 2.5l7 2.5c.6.2 1 .7 1 1.3V11c0 5-3 8.7-8 10.5C7 19.7 4 16 4 11V6.3C4
          5.7 4.4 5.2 5 5Z%lock.fill .42 12 11.5
        trash.circle #O12 12 9.25%trash .5 12 12
        trash.square #R3 3 18 18 3.6%trash .5 12 12
        folder.circle #O12 12 9.25%folder.fill .52 12 12
        archivebox.circle #O12 12 9.25%archivebox.fill .5 12 12
        briefcase ~M8.5 7V5c0-1.1.9-2 2-2h3c1.1 0 2 .9 2 2v2 #R2 7 20 13.5 2.5 :M2 12.5c6 2.5 14
          2.5 20 0M12 12.5v3
        briefcase.circle #O12 12 9.25%briefcase.fill .5 12 11.8
        case ~M8.5 7V5c0-1.1.9-2 2-2h3c1.1 0 2 .9 2 2v2 #R2 7 20 13.5 2.5
        latch.2.case ~M8.5 7V5c0-1.1.9-2 2-2h3c1.1 0 2 .9 2 2v2 #R2 7 20 13.5 2.5 :M2 12.5h20M7
          11v3M17 11v3
        suitcase ~M8.5 6V4c0-1.1.9-2 2-2h3c1.1 0 2 .9 2 2v2 #R2.5 6 19 14 2.5 :M7 6v14M17 6v14
        suitcase.cart =suitcase
        suitcase.rolling ~M9 6V3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V6M7.5 20v1.5M16.5 20v1.5 #R5 6
          14 14 2.5 :M9.5 9.5v7M14.5 9.5v7
        backpack ~M9.5 4.5V3.5c0-2 5-2 5 0v1 #M8.5 4.5h7c2 0 3.5 1.5 3.5 4V19c0 1.5-1 2.5-2.5
          2.5h-9C6 21.5 5 20.5 5 19V8.5c0-2.5 1.5-4 3.5-4Z :M7.5 13.5h9v4.5h-9ZM9.5 8.5h5
        handbag ~M8 9.5V7a4 4 0 0 1 8 0v2.5 #M5 9.5h14l1.5 9.5c.2 1.2-.5 2-1.7 2H5.2c-1.2
          0-1.9-.8-1.7-2Z
        graduationcap.circle #O12 12 9.25%graduationcap.fill .56 12 12
        studentdesk ~M3 9h18M5 9l-1.5 12M19 9l1.5 12M8 9v5h8V9
        book.circle #O12 12 9.25%book.fill .54 12 12
        books.vertical.circle #O12 12 9.25%books.vertical.fill .52 12 12
        scissors.circle #O12 12 9.25%scissors .52 12 12
        ruler.circle #O12 12 9.25%ruler.fill .52 12 12
        flashlight.on.fill !#M7 8h10v2.5L14.5 14v6.5c0 .6-.4 1-1 1h-3c-.6 0-1-.4-1-1V14L7 10.5Z
          :M12 15v1.5 ~M12 2v2.5M6.5 3l1 2M17.5 3l-1 2
        flashlight.off.fill !#M7 3h10v4.5L14.5 11.5v9c0 .6-.4 1-1 1h-3c-.6 0-1-.4-1-1v-9L7 7.5Z
          :M7 6h10M12 13v2
        theatermasks.circle #O12 12 9.25%theatermasks.fill .52 12 12
        megaphone #M3.5 9.5h4L18.5 4c.8-.4 1.5 0 1.5.9v13.2c0 .9-.7 1.3-1.5.9L7.5 14.5h-4c-1
          0-1.5-.5-1.5-1.5v-2c0-1 .5-1.5 1.5-1.5Z ~M7 14.5l1.3 5c.2.8.8 1.2 1.5 1.2 1.3 0 1.9-.8
          1.6-2L10.5 16M20 9.5c2 .5 2 3.5 0 4
        horn #M3.5 9.5h4L18.5 4c.8-.4 1.5 0 1.5.9v13.2c0 .9-.7 1.3-1.5.9L7.5 14.5h-4c-1
          0-1.5-.5-1.5-1.5v-2c0-1 .5-1.5 1.5-1.5Z
        horn.blast &horn .85 10 12 ~M20.5 8.5l2-1M20.5 12h2.5M20.5 15.5l2 1
        phone.circle #O12 12 9.25%phone.fill .5 12 12
        phone.arrow.up.right @3.5 2.5 18.5 18 &phone 1 12 12 ~M15 9l6-6M16.5 3H21v4.5
        phone.arrow.down.left @3.5 2.5 18.5 18 &phone 1 12 12 ~M21 3l-6 6M19.5 9H15V4.5
        phone.arrow.right @3.5 2.5 18.5 18 &phone 1 12 12 ~M14 6.5h7.5M18.5 3.5l3 3-3 3
        phone.badge.plus &phone 1 12 12 ~M18 2.5v7M14.5 6h7
        phone.badge.checkmark &phone 1 12 12 ~M14.5 6l2.5 3 4-6
        phone.connection &phone 1 12 12 ~M14 4h.05M17.5 4h.05M21 4h.05
        phone.down #M12 8c-4 0-7.5 1-9.5 3-1 1-1 2.5-.5 4 .3 1 1.2 1.5 2.2 1.3l3-.7c.8-.2 1.3-.8
          1.3-1.6v-1.7c2-.7 5-.7 7 0V14c0 .8.5 1.4 1.3 1.6l3 .7c1 .2 1.9-.3
          2.2-1.3.5-1.5.5-3-.5-4C19.5 9 16 8 12 8Z
        phone.down.circle #O12 12 9.25%phone.down.fill .56 12 12
        phone.and.waveform &phone 1 11 12 ~M15 4v4M18 2.5v7M21 4v4
        teletype ~M3 6.5C6 4 18 4 21 6.5v3h-4.5V8c-3-.8-6-.8-9 0v1.5H3Z +R5 13 2 2 .4R9 13 2 2
          .4R13 13 2 2 .4R17 13 2 2 .4R5 17 2 2 .4R9 17 6 2 .4R17 17 2 2 .4
        envelope.circle #O12 12 9.25%envelope.fill .52 12 12
        gift.circle #O12 12 9.25%gift.fill .5 12 12
        sparkles.tv #R2 4.5 20 12.5 2 ~M7.5 20.5h9%sparkles .42 12 10.7
        pencil.tip.crop.circle.badge.plus &pencil.tip.crop.circle 1 12 12/_badge.plus 1 18.8
          18.8
        pencil.tip.crop.circle.badge.minus &pencil.tip.crop.circle 1 12 12/_badge.minus 1 18.8
          18.8
        umbrella.percent &umbrella .85 11 11&percent .4 19 18.5
        fire.extinguisher #M8 10.5c0-2 1.5-3 3.5-3s3.5 1 3.5 3V20c0 1-.5 1.5-1.5 1.5h-4c-1
          0-1.5-.5-1.5-1.5Z ~M11.5 7.5V4.5M8 4.5h7M11.5 4.5C8 4.5 5.5 6 4.5 9.5M15
          4.5l3.5-1.5v4Z
        ladder ~M7 2.5v19M17 2.5v19M7 6.5h10M7 12h10M7 17.5h10
        lifepreserver #O12 12 9.25 :O12 12 3.8M5.5 5.5l3.8 3.8M14.7 14.7l3.8 3.8M18.5 5.5l-3.8
          3.8M9.3 14.7l-3.8 3.8
        light.panel #R4 4 16 16 2.5 :M4 12h16M12 4v16
        """
}
