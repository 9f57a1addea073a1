extension SymbolTable {
    /// Rows of parts of symbols: frames, badges, letters and digits.
    static let parts = """
        _circle ^12 12 11.2 @2.75 2.75 18.5 18.5 #O12 12 9.25
        _square ^12 12 11.2 @2.75 2.75 18.5 18.5 #R3 3 18 18 3.6
        _square.stack ^12 14 8.5 #R3.5 7.5 17 13.5 3 ~M6 4.8h12M8.5 2.3h7
        _lane ^12 7.5 11 ~M4 21.5l2.5-6M20 21.5l-2.5-6M12 16v1.5M12 20v1.5
        _badge +O12 12 3.3
        _badge.plus !#O12 12 4 :M9.7 12h4.6M12 9.7v4.6
        _badge.minus !#O12 12 4 :M9.7 12h4.6
        _badge.checkmark !#O12 12 4 :M10 12.3l1.5 1.6 2.6-3.8
        _badge.xmark !#O12 12 4 :M10.3 10.3l3.4 3.4M13.7 10.3l-3.4 3.4
        _badge.exclamationmark !#O12 12 4 :M12 9.6v2.8M12 14.4v.05
        _badge.questionmark !#O12 12 4 :M10.7 10.7c.2-1.7 2.8-1.4 2.6.2-.1.8-1.3 1-1.3 1.8M12
          14.7v.05
        _badge.ellipsis !#O12 12 4 *O9.9 12 .7 O12 12 .7 O14.1 12 .7
        _badge.clock !#O12 12 4 :M12 9.6v2.6h1.9
        _badge.timer !#O12 12 4 :M12 12l1.5-2
        _badge.record #O12 12 4 *O12 12 1.7
        _badge.person.crop !#O12 12 4.3 *O12 10.9 1.3M9.6 14.9c.3-3 4.5-3 4.8 0Z
        _badge.gearshape !#M12 7.6l1.3.1.3 1.3 1.2.6 1.2-.6 1 1.3-.8 1 .2 1.3 1.2.6-.5 1.6-1.3
          0-.9 1 .2 1.3-1.5.7-.9-1h-1.4l-.9 1-1.5-.7.2-1.3-.9-1-1.3 0-.5-1.6 1.2-.6.2-1.3-.8-1
          1-1.3 1.2.6 1.2-.6.3-1.3Z :O12 12.2 1.2
        _badge.gear =_badge.gearshape
        _badge.arrow.up !#O12 12 4 :M12 14.3V9.8M10.1 11.6L12 9.7l1.9 1.9
        _badge.arrow.down !#O12 12 4 :M12 9.7v4.5M10.1 12.4l1.9 1.9 1.9-1.9
        _badge.arrow.up.right !#O12 12 4 :M10.4 13.6l3.1-3.1M10.9 10.4h2.7v2.7
        _badge.arrow.right !#O12 12 4 :M9.7 12h4.5M12.4 10.1l1.9 1.9-1.9 1.9
        _badge.arrow.forward =_badge.arrow.right
        _badge.arrow.left !#O12 12 4 :M14.3 12H9.8M11.6 10.1L9.7 12l1.9 1.9
        _badge.arrow.backward =_badge.arrow.left
        _badge.arrow.clockwise !#O12 12 4 :M13.9 11.2A2.1 2.1 0 1 0 14 12.8M14.1 9.6v1.7h-1.7
        _badge.arrow.counterclockwise !#O12 12 4 :M10.1 11.2A2.1 2.1 0 1 1 10 12.8M9.9
          9.6v1.7h1.7
        _badge.heart &heart.fill .42 12 12
        _badge.lock &lock.fill .42 12 12
        _badge.key &key .4 12 12
        _badge.bolt &bolt.fill .45 12 12
        _badge.star &star.fill .45 12 12
        _badge.wifi &wifi .45 12 12
        _badge.eye &eye.fill .45 12 12
        _badge.magnifyingglass &magnifyingglass .45 12 12
        _badge.location &location.fill .4 12 12
        _badge.sparkles &sparkle .55 12 12
        _badge.play !#O12 12 4 *M10.8 10.1v3.8l3.2-1.9Z
        _badge.pause !#O12 12 4 :M11 10.6v2.8M13 10.6v2.8
        _badge.icloud &icloud.fill .45 12 12
        _badge.shield &shield.fill .45 12 12
        _badge.mic &mic.fill .45 12 12
        _badge.airplane &airplane .45 12 12
        _badge.a &_a .45 12 12
        _badge.waveform &waveform .4 12 12
        _badge.globe &globe .42 12 12
        _badge.dollarsign !#O12 12 4 %dollarsign .3 12 12
        _badge.questionmark.ar =_badge.questionmark
        _trianglebadge.exclamationmark !#M11.2 8.3L7.4 14.7c-.5.8 0 1.6.9 1.6h7.4c.9 0
          1.4-.8.9-1.6L12.8 8.3c-.4-.7-1.2-.7-1.6 0Z :M12 10.6v2.2M12 14.6v.05
        _a ~M6.5 19L12 5l5.5 14M8.4 14.2h7.2
        _b ~M7.5 5v14h5.3c5.6 0 5.6-7.3 0-7.3H7.5M7.5 5h4.8c4.9 0 4.9 6.7 0 6.7
        _c ~M17.5 8.2C16.6 6.2 14.7 5 12.5 5 8.9 5 6.7 7.8 6.7 12s2.2 7 5.8 7c2.2 0 4.1-1.2
          5-3.2
        _d ~M7 5v14h3.8c4.2 0 6.7-2.6 6.7-7s-2.5-7-6.7-7Z
        _e ~M16 5H8v14h8M8 11.8h7.2
        _f ~M16 5H8v14M8 12h7
        _g ~M17.5 8.2C16.6 6.2 14.7 5 12.4 5 8.7 5 6.5 7.8 6.5 12s2.2 7 5.9 7c3.3 0 5.2-2
          5.2-5.5V12.5h-4.8
        _h ~M7 5v14M17 5v14M7 12h10
        _i ~M12 5v14
        _j ~M15 5v9.7c0 2.7-1.5 4.3-3.7 4.3-2.1 0-3.5-1.3-3.6-3.5
        _k ~M7.5 5v14M17 5L7.5 14M11 11l6.3 8
        _l ~M8 5v14h8
        _m ~M5.5 19V5l6.5 10L18.5 5v14
        _n ~M7 19V5l10 14V5
        _o ~E12 12 6 7
        _p ~M7.5 19V5h5c5.7 0 5.7 8.2 0 8.2h-5
        _q ~E12 12 6 7M14 15.5l4 4.5
        _r ~M7.5 19V5h5c5.3 0 5.3 7.5 0 7.5h-5M12.7 12.5l4.3 6.5
        _s ~M16.7 8.3C16.3 6.3 14.5 5 12.1 5 9.5 5 7.6 6.5 7.6 8.6c0 4.7 9.3 2 9.3 6.6 0 2.3-1.9
          3.8-4.8 3.8-2.7 0-4.7-1.3-5-3.6
        _t ~M6.5 5h11M12 5v14
        _u ~M7 5v9c0 3.2 1.9 5 5 5s5-1.8 5-5V5
        _v ~M6.5 5L12 19 17.5 5
        _w ~M4 5l3.9 14L12 6l4.1 13L20 5
        _x ~M7 5l10 14M17 5L7 19
        _y ~M6.5 5L12 12.5 17.5 5M12 12.5V19
        _z ~M7 5h10L7 19h10
        _0 ~E12 12 4.6 7
        _1 @9 5 5 14 ~M9.3 8L13 5.2V19
        _2 ~M7.7 8.7C7.7 6.5 9.4 5 11.9 5c2.5 0 4.2 1.5 4.2 3.7 0 1.7-.8 2.9-2.6 4.7L7.8 19h8.7
        _3 ~M7.8 7.8C8.3 6 9.8 5 11.9 5c2.5 0 4.1 1.3 4.1 3.4 0 2-1.6 3.3-4 3.3 2.7 0 4.5 1.3
          4.5 3.6 0 2.2-1.8 3.7-4.6 3.7-2.3 0-4.1-1.1-4.5-3.1
        _4 ~M14.5 19V5L7 15.2h10
        _5 ~M15.8 5H9l-.9 7c.9-1 2.2-1.5 3.6-1.5 2.7 0 4.6 1.7 4.6 4.2 0 2.6-1.9 4.3-4.7 4.3-2.2
          0-3.9-1.1-4.3-3
        _6 ~M15.5 7.3C14.9 5.9 13.7 5 12.2 5 9.2 5 7.5 7.9 7.5 12.5 7.5 16.7 9.2 19 12 19c2.6 0
          4.5-1.8 4.5-4.3 0-2.4-1.8-4.2-4.3-4.2-2.6 0-4.5 1.6-4.7 4
        _7 ~M7.5 5h9L10.5 19
        _8 ~E12 8.3 3.7 3.3E12 15.3 4.4 3.7
        _9 ~M8.5 16.7c.6 1.4 1.8 2.3 3.3 2.3 3 0 4.7-2.9 4.7-7.5C16.5 7.3 14.8 5 12 5 9.4 5 7.5
          6.8 7.5 9.3c0 2.4 1.8 4.2 4.3 4.2 2.6 0 4.5-1.6 4.7-4
        _bubble @2.5 4 19 17.5 #M12 4C6.5 4 2.5 7.2 2.5 11.5c0 2.5 1.4 4.6 3.5 6 .1 1.2-.4
          2.4-1.3 3.3-.2.3 0 .7.4.7 2-.2 3.7-.9 5-2 .6.1 1.3.1 1.9.1 5.5 0 9.5-3.2 9.5-7.9S17.5
          4 12 4Z
        _badge.shield.half.filled &shield.lefthalf.filled .45 12 12
        _badge.shield.checkmark &shield.fill .45 12 12
        _badge.shield.exclamationmark &shield.fill .45 12 12
        _badge.camera &camera.fill .45 12 12
        _badge.person &person.fill .45 12 12
        _badge.car &car.fill .45 12 12
        _badge.calendar &calendar .42 12 12
        _badge.bubble &bubble.fill .42 12 12
        _badge.chevron.backward !#O12 12 4 :M13 9.8L10.8 12l2.2 2.2
        _badge.moon &moon.fill .42 12 12
        _badge.pencil &pencil .45 12 12
        """
}
