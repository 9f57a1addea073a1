extension SymbolTable {
    /// Rows of signs, mathematics and money.
    static let signs = """
        divide ~M4 12h16 +O12 6 1.7O12 18 1.7
        plusminus ~M12 3v10M7 8h10M6 19.5h12
        plus.forwardslash.minus ~M7 3v8M3 7h8M13 18h8M19 4L5 20
        minus.forwardslash.plus ~M3 7h8M17 14v8M13 18h8M19 4L5 20
        plus.slash.minus =plus.forwardslash.minus
        lessthan ~M19 5L5 12l14 7
        greaterthan ~M5 5l14 7-14 7
        lessthan.equal ~M18.5 4L5.5 9.5l13 5.5M5.5 20h13
        greaterthan.equal ~M5.5 4l13 5.5-13 5.5M5.5 20h13
        notequal ~M4 8.5h16M4 15.5h16M16 4L8 20
        sum ~M18 7V4H6l7 8-7 8h12v-3
        function ~M3.5 20c3.5 1.5 4.5-1 5.5-6l1.5-7c.7-3.5 2.5-5 5-4M6.5 10.5h7M14.5 13l5.5 7M20
          13l-5.5 7
        f.cursive ~M6 20.5c3.5 1.5 5-1 6-6l1.5-7c.7-3.5 2.5-5 5-4M9 10.5h7
        f.cursive.circle #O12 12 9.25%f.cursive .52 12 12
        percent ~M19 5L5 19O7 7 3O17 17 3
        x.squareroot ~M2.5 13h2.5l3.5 7L12 4h9.5M14 11l6 8M20 11l-6 8
        angle ~M19.5 4L4 19h17M12 19c0-3-1-5-3-6.5
        minus.diamond #M12 2.5L21.5 12 12 21.5 2.5 12Z :M8 12h8
        asterisk ~M12 4v16M5 8l14 8M19 8L5 16
        asterisk.circle #O12 12 9.25%asterisk .52 12 12
        at ~O12 12 3.8M15.8 8.2V13c0 4 5 4 5-1.5 0-5-3.8-8.5-8.8-8.5S2.8 7 2.8 12s4 9.2 9.2
          9.2c2 0 3.5-.4 5-1.2
        at.circle #O12 12 9.25%at .52 12 12
        number.circle #O12 12 9.25%number .52 12 12
        number.square #R3 3 18 18 3.6%number .56 12 12
        exclamationmark.2 ~M8 3.5V14M16 3.5V14 +O8 19 1.6O16 19 1.6
        exclamationmark.3 ~M5.5 3.5V14M12 3.5V14M18.5 3.5V14 +O5.5 19 1.6O12 19 1.6O18.5 19 1.6
        exclamationmark.questionmark ~M6 3.5V14M11.5 8c0-2.6 1.9-4.5 4.6-4.5 2.6 0 4.4 1.6 4.4 4
          0 3.7-4.4 3.9-4.4 7.3 +O6 19 1.6O16 19.4 1.6
        questionmark.circle #O12 12 9.25 :M9.2 9.5c0-1.8 1.2-2.9 2.9-2.9 1.7 0 2.9 1 2.9 2.6 0
          2.4-2.9 2.5-2.9 4.6 *O12.1 16.7 1.1
        questionmark.square.dashed &square.dashed 1 12 12&questionmark .55 12 12
        questionmark.app.dashed &app.dashed 1 12 12&questionmark .55 12 12
        exclamationmark.circle #O12 12 9.25 :M12 7v6 *O12 16.3 1.15
        info.circle #O12 12 9.25 :M10.7 11h1.7v5M10.2 16.2h4 *O12 7.8 1.15
        info.bubble &_bubble 1 12 12.75 :M10.7 11h1.5v4M10.2 15h4 *O11.8 8 1
        info.square #R3 3 18 18 3.6 :M10.7 11h1.7v5M10.2 16.2h4 *O12 7.8 1.15
        info.triangle #M10.2 4.6L2.6 17.8c-.8 1.3.2 2.7 1.6 2.7h15.6c1.4 0 2.4-1.4 1.6-2.7L13.8
          4.6c-.8-1.4-2.8-1.4-3.6 0Z :M11 12.5h1.3V17M10.5 17h3.5 *O12 9.7 1
        exclamationmark.arrow.circlepath &arrow.circlepath 1 12 12&exclamationmark .4 12 12
        exclamationmark.arrow.triangle.2.circlepath &arrow.triangle.2.circlepath 1 12
          12&exclamationmark .38 12 12
        exclamationmark.lock #R5 10 14 11 2.5 ~M8 10V7a4 4 0 0 1 8 0v3%exclamationmark .38 12
          15.5
        exclamationmark.warninglight ~M5 18.5h14 #M7 16V11a5 5 0 0 1 10 0v5Z :M12 9.5v2.5 *O12
          14 .8
        checkmark.circle.trianglebadge.exclamationmark &checkmark.circle 1 12
          12/_trianglebadge.exclamationmark 1 19 18.5
        checkmark.seal.text.page =checkmark.seal
        checkmark.gobackward &gobackward 1 12 12&checkmark .38 12 13.2
        checkmark.arrow.trianglehead.counterclockwise =checkmark.gobackward
        checkmark.applewatch &applewatch 1 12 12%checkmark .4 12 12
        checkmark.square #R3 3 18 18 3.6%checkmark .58 12 12
        xmark.app #R3 3 18 18 5%xmark .48 12 12
        xmark.triangle #M10.2 4.6L2.6 17.8c-.8 1.3.2 2.7 1.6 2.7h15.6c1.4 0 2.4-1.4 1.6-2.7L13.8
          4.6c-.8-1.4-2.8-1.4-3.6 0Z :M9.5 11.5l5 5M14.5 11.5l-5 5
        plus.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3 3-3
          3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2M12 7.5v9M7.5 12h9
        plus.capsule #R2 6.5 20 11 5.5 :M12 9v6M9 12h6
        minus.magnifyingglass ? #O10 10 6.5 ~M15.3 15.3l5.2 5.2 :M7 10h6
        plus.magnifyingglass ? #O10 10 6.5 ~M15.3 15.3l5.2 5.2 :M7 10h6M10 7v6
        magnifyingglass.circle #O12 12 9.25 :O11 11 3.8M13.9 13.9L17 17
        equal.circle #O12 12 9.25 :M7.5 10h9M7.5 14h9
        multiply.circle #O12 12 9.25%xmark .5 12 12
        dollarsign ~M16.5 8C16 6 14.5 5 12 5 9.5 5 7.7 6.3 7.7 8.4c0 4.8 9 2.4 9 7.1 0 2.2-1.9
          3.5-4.7 3.5s-4.7-1.2-5-3.3M12 2.5v19
        eurosign ~M18.5 6.5C17.3 5.2 15.8 4.5 14 4.5c-4 0-6.5 3-6.5 7.5s2.5 7.5 6.5 7.5c1.8 0
          3.3-.7 4.5-2M4.5 10.3h9.5M4.5 13.7h9
        sterlingsign ~M17 8C16.8 5.8 15.2 4.3 13 4.3c-2.6 0-4.2 1.7-4.2 4.2 0 3 1.5 4.5.2 8-.5
          1.5-1.3 2.5-2.5 3H17.5M6.5 12h8
        yensign ~M6 4l6 8.5L18 4M12 12.5V20.5M7 12.5h10M7 16.3h10
        wonsign ~M3 5l4.5 14.5L12 7l4.5 12.5L21 5M2.5 10.5h19M2.5 14h19
        francsign ~M17 4H8v16.5M8 11.5h7.5M5 16.5h7.5
        lirasign ~M17 8C16.8 5.8 15.2 4.3 13 4.3c-2.6 0-4.2 1.7-4.2 4.2 0 3 1.5 4.5.2 8-.5
          1.5-1.3 2.5-2.5 3H17.5M6.5 10.5h8M6.5 14h8
        turkishlirasign ~M9 4v15.5c6 0 9-3 9-7.5M5.5 11.5l8-4M5.5 15l8-4
        rublesign ~M8 20.5V4h5c5.7 0 5.7 8.5 0 8.5H5M5 16.5h8
        rupeesign ~M6 4h12M6 8.5h12M6 4h3.5c6 0 6 9 0 9H6.5L15 20.5
        indianrupeesign =rupeesign
        bitcoinsign ~M7 5v14h5.5c5 0 5-7 0-7H7M7 5h5c4.7 0 4.7 7 0 7M5 5h3M5 19h3M9.5 2.5V5M13
          2.5V5M9.5 19v2.5M13 19v2.5
        centsign ~M17 8.5C16.2 7 14.7 6 12.7 6 9.5 6 7.5 8.3 7.5 12s2 6 5.2 6c2 0 3.5-1
          4.3-2.5M12.5 3v18
        pesosign ~M8 20.5V4h4.5c6 0 6 9 0 9H8M5 7h13.5M5 10h13.5
        shekelsign ~M5 19.5V5h5.5c3 0 4.5 1.5 4.5 4.5v5M19 4.5V15c0 3-1.5 4.5-4.5 4.5H9.5V9.5
        nairasign ~M7 20V4l10 16V4M4 10h16M4 14h16
        bahtsign ~M7.5 4.5v15h5.5c5 0 5-7.5 0-7.5H7.5M7.5 4.5h5c4.7 0 4.7 7.5 0 7.5M11.5 2v20
        dongsign ~O11 13 4.5M15.5 4v13.5M12.5 7h6M6.5 21h9.5
        tengesign ~M5 4h14M5 8.5h14M12 8.5v12
        dollarsign.circle #O12 12 9.25%dollarsign .56 12 12
        dollarsign.arrow.circlepath &arrow.circlepath 1 12 12&dollarsign .45 12 12
        dollarsign.gauge.chart.lefthalf.righthalf =gauge
        eurosign.circle #O12 12 9.25%eurosign .56 11.7 12
        centsign.circle #O12 12 9.25%centsign .56 12 12
        dollarsign.bank.building #M12 2.5l9.5 4.5V9h-19V7Z ~M2.5 21h19M5 9.5v8M19 9.5v8M4 18h16
          &dollarsign .36 12 13.5
        banknote #R1.5 6 21 12.5 2.5 :O12 12.25 3 *O5 12.25 1O19 12.25 1
        creditcard.circle #O12 12 9.25%creditcard.fill .52 12 12
        creditcard.and.123 #R2 3.5 20 13.5 2.5 :M2 8h20 ~M5 20.5h2M10 20.5h2M15 20.5h2
        wallet.pass #R5 2.5 14 19 2.5 :M5 7h14M9.5 7a2.5 2.5 0 0 0 5 0M8.5 17.5h7
        wallet.bifold #M4.5 6.5h14c1.5 0 2.5 1 2.5 2.5v8.5c0 1.5-1 2.5-2.5 2.5h-13C4 20 3 19 3
          17.5V6c0-1.5 1-2 2-2.2L17 2.5v4 :M21 11h-4a2 2 0 0 0 0 4.5h4
        giftcard #R2 5 20 14 2.5 :M2 14h20M12 14c-3-5-6.5-3-4.5-.5 1 .8 3 .5 4.5.5ZM12 14c3-5
          6.5-3 4.5-.5-1 .8-3 .5-4.5.5Z
        bag.circle #O12 12 9.25%bag.fill .5 12 11.8
        cart.circle #O12 12 9.25%cart.fill .52 12 12
        cart.badge.plus &cart 1 11 12.5/_badge.plus 1 20 6
        cart.badge.minus &cart 1 11 12.5/_badge.minus 1 20 6
        cart.badge.questionmark &cart 1 11 12.5/_badge.questionmark 1 20 6
        cart.fill.badge.plus &cart.fill 1 11 12.5/_badge.plus 1 20 6
        cart.fill.badge.minus &cart.fill 1 11 12.5/_badge.minus 1 20 6
        basket #M3 9.5h18l-1.7 8.8c-.2 1.3-1.2 2.2-2.5 2.2H7.2c-1.3 0-2.3-.9-2.5-2.2Z :M8.5
          13v4M12 13v4M15.5 13v4 ~M7 9.5L10 3.5M17 9.5L14 3.5M2 9.5h20
        tag.circle #O12 12 9.25%tag.fill .52 12 12
        tag.square #R3 3 18 18 3.6%tag.fill .52 12 12
        percent.circle #O12 12 9.25%percent .5 12 12
        chart.bar.xaxis ~M3 21h18 #R4 12 3.5 5.5 .8R10.25 7.5 3.5 10 .8R16.5 3 3.5 14.5 .8
        chart.bar.doc.horizontal #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5
          19V5C5 3.5 6 2.5 7 2.5Z :M8.5 10.5h3M8.5 13.5h6M8.5 16.5h4.5
        chart.bar.horizontal.page =chart.bar.doc.horizontal
        chart.bar.xaxis.ascending =chart.bar.xaxis
        chart.pie #M10.5 4.5V13.5h9A9 9 0 1 1 10.5 4.5ZM14 2.5a8.5 8.5 0 0 1 7.5 7.5H14Z
        chart.line.uptrend.xyaxis ~M3.5 3v17.5H21M7 15.5l4-5 3.5 3L20.5 6M16 6h4.5v4.5
        chart.line.downtrend.xyaxis ~M3.5 3v17.5H21M7 6l4 5 3.5-3L20.5 15.5M16 15.5h4.5V11
        chart.line.flattrend.xyaxis ~M3.5 3v17.5H21M7 11h13M17 8l3 3-3 3
        chart.line.uptrend.xyaxis.circle #O12 12 9.25%chart.line.uptrend.xyaxis .52 12 12
        chart.xyaxis.line ~M3.5 3v17.5H21M7 16l4-6 3 3 6-7.5
        chart.dots.scatter ~M3.5 3v17.5H21 +O8 15.5 1.3O11 10 1.3O14.5 14 1.3O16 7.5 1.3O19 11
          1.3
        timeline.selection ~M3 8h9M3 16h12M17.5 3v18M15.5 3h4M15.5 21h4
        calendar.day.timeline.left #R3 4 18 17 2.8 :M3 9h18M8.5 9v12M12 13h5M12 16.5h5
        calendar.day.timeline.leading =calendar.day.timeline.left
        calendar.day.timeline.right #R3 4 18 17 2.8 :M3 9h18M15.5 9v12M7 13h5M7 16.5h5
        calendar.and.person &calendar 1 12 12.25/person.fill .6 19 17.5
        calendar.circle #O12 12 9.25%calendar .5 12 12
        curlybraces ~M9 3.5C6.5 3.5 6 5 6 7v2.5c0 1.5-.7 2.5-2.5 2.5 1.8 0 2.5 1 2.5 2.5V17c0 2
          .5 3.5 3 3.5M15 3.5c2.5 0 3 1.5 3 3.5v2.5c0 1.5.7 2.5 2.5 2.5-1.8 0-2.5 1-2.5 2.5V17c0
          2-.5 3.5-3 3.5
        terminal #R2 4 20 16 2.5 :M6 9l3 3-3 3M11.5 15.5H17
        apple.terminal =terminal
        apple.terminal.on.rectangle =terminal
        hammer #M13.5 6.5L4 16.5c-.8.8-.8 2 0 2.8s2 .8 2.8 0L16.5 9.5 #M9.5 4.5c3-2.5 6.5-2 9
          .5l1 2.5 1.5.5 1 1-3 3-1-1-.5-1.5-2.5-1-3-3c-.5-.5-1.5-1-2.5-1Z
        hammer.circle #O12 12 9.25%hammer.fill .54 12 12
        wrench.and.screwdriver ~M12.5 12L5 19.5M4 4l7 7M3.5 3.5L7 4l1 2 #M20.5 7l-2.8
          2.8-2.7-.5-.5-2.7L17.3 3.8c-2-.8-4.3-.4-5.7 1-1.4 1.5-1.7 3.5-1 5.3L3.5 17.2c-1 1-1
          2.4 0 3.3 1 1 2.4 1 3.3 0l7.1-7.1c1.8.7 3.8.4 5.3-1 1.4-1.4 1.9-3.5 1.3-5.4Z/#M14.5
          15.5l1.5-1.5 5 4.5c1 1 1 2 .3 2.7-.8.7-1.8.7-2.7-.3Z
        wrench.adjustable =wrench
        screwdriver #M20.5 3.5c1 1 .5 2-.5 3l-5.5 6-3-3 6-5.5c1-1 2-1.5 3-.5Z ~M13 11L5.5 18.5
          3.5 20.5
        eyedropper #M14 6l1.7-1.7c1-1 2.5-1 3.5 0l.5.5c1 1 1 2.5 0 3.5L18 10M12.5 5l6.5 6.5M13.5
          7.5L5.5 15.5 4 20l4.5-1.5L16.5 10.5
        eyedropper.halffull =eyedropper
        gearshape.2 #M9 4l2 .3.5 2 1.8 1 1.9-.8 1.3 1.6-1 1.7.4 2 1.8.9-.3 2-2 .5-1 1.8.8
          1.9-1.6 1.3-1.7-1-2 .4-.9 1.8-2-.3-.5-2-1.8-1-1.9.8L1.5 17l1-1.7-.4-2-1.8-.9.3-2 2-.5
          1-1.8L2.8 6.2 4.4 4.9l1.7 1 2-.4Z :O9 12.2 2.7/#M19.5 2l1.2.2.3 1.2 1.1.6 1-.5 1 1-.5
          1 .3 1.2-1.5 1.5-1 2.3-1.2-.2-.3-1.2-1.1-.6-1 .5-1-1.2.6-1-.2-1.2 1.5-1.5Z
        gearshape.circle #O12 12 9.25%gearshape.fill .52 12 12
        gear.circle #O12 12 9.25%gearshape.fill .52 12 12
        gearshape.arrow.triangle.2.circlepath &arrow.triangle.2.circlepath 1 12
          12&gearshape.fill .42 12 12
        ellipsis.circle #O12 12 9.25 *O7.5 12 1.2O12 12 1.2O16.5 12 1.2
        ellipsis.rectangle #R2 5 20 14 2.5 *O7.5 12 1.2O12 12 1.2O16.5 12 1.2
        ellipsis.vertical +O12 4.5 1.7O12 12 1.7O12 19.5 1.7
        ellipsis.curlybraces ~M8 3.5C5.5 3.5 5 5 5 7v2.5c0 1.5-.7 2.5-2.5 2.5 1.8 0 2.5 1 2.5
          2.5V17c0 2 .5 3.5 3 3.5M16 3.5c2.5 0 3 1.5 3 3.5v2.5c0 1.5.7 2.5 2.5 2.5-1.8 0-2.5
          1-2.5 2.5V17c0 2-.5 3.5-3 3.5 +O8.5 12 1.1O12 12 1.1O15.5 12 1.1
        ellipsis.viewfinder &viewfinder 1 12 12 +O8 12 1.2O12 12 1.2O16 12 1.2
        checkerboard.rectangle #R2 5 20 14 2.5 *R5 8 3.5 4 .3R12 8 3.5 4 .3R8.5 12 3.5 4 .3R15.5
          12 3.5 4 .3
        sos ~M5.5 9c-.3-1.3-1-2-2-2C2.2 7 1.5 8 1.5 9.3c0 2.7 4 2.3 4 5.3 0 1.5-.8 2.4-2 2.4-1.3
          0-2-.8-2.2-2.2E12 12 2.5 5M22 9c-.3-1.3-1-2-2-2-1.3 0-2 1-2 2.3 0 2.7 4 2.3 4 5.3 0
          1.5-.8 2.4-2 2.4-1.3 0-2-.8-2.2-2.2
        sos.circle #O12 12 9.25%sos .5 12 12
        nosign.app #R3 3 18 18 5%nosign .5 12 12
        peacesign ~O12 12 9.25M12 2.75v18.5M12 12L5.5 18.5M12 12l6.5 6.5
        command.circle #O12 12 9.25%command .5 12 12
        command.square #R3 3 18 18 3.6%command .54 12 12
        cube.box =shippingbox
        puzzlepiece #M4 8h4.5C7 5.5 8.5 3.5 10.5 3.5S14 5.5 12.5 8H17v4.5c2.5-1.5 4.5 0 4.5 2s-2
          3.5-4.5 2V21h-4.5c1.5-2.5 0-4-2-4s-3.5 1.5-2 4H4v-4.5c2 1 3.5 0 3.5-2S6 11.5 4 12.5Z
        puzzlepiece.extension =puzzlepiece
        die.face.1 #R3 3 18 18 4 *O12 12 1.6
        die.face.2 #R3 3 18 18 4 *O8 16 1.6O16 8 1.6
        die.face.3 #R3 3 18 18 4 *O7.5 16.5 1.6O12 12 1.6O16.5 7.5 1.6
        die.face.4 #R3 3 18 18 4 *O8 8 1.6O16 8 1.6O8 16 1.6O16 16 1.6
        die.face.5 #R3 3 18 18 4 *O7.5 7.5 1.6O16.5 7.5 1.6O12 12 1.6O7.5 16.5 1.6O16.5 16.5 1.6
        die.face.6 #R3 3 18 18 4 *O8 7 1.6O16 7 1.6O8 12 1.6O16 12 1.6O8 17 1.6O16 17 1.6
        dice #R2.5 8 12 13 2.5 *O6 11.5 1.1O11 11.5 1.1O6 17.5 1.1O11 17.5 1.1O8.5 14.5 1.1/#M11
          5.5L17.5 2.5c1-.5 2-.2 2.5.8L22.5 9c.5 1 0 2-1 2.5L17 14 *O17 6.5 1.1O19 10 1.1
        checkmark.rectangle.portrait #R5 2 14 20 2.5%checkmark .42 12 12
        checkmark.icloud #M7 19c-2.8 0-5-2-5-4.7 0-2.3 1.6-4.1 3.8-4.6C6.5 7 8.9 5.5 11.5
          5.5c3.3 0 6 2.3 6.5 5.5 2.3.2 4 1.9 4 4 0 2.3-1.8 4-4.3 4Z :M9 13.5l2.2 2.5 3.8-5.5
        icloud.circle #O12 12 9.25%icloud.fill .56 12 12
        icloud.and.arrow.down @2 4.5 20 17 #M8.5 17.5H7c-2.8 0-5-2-5-4.5 0-2.3 1.6-4 3.8-4.5C6.5
          6 8.9 4.5 11.5 4.5c3.3 0 6 2.2 6.5 5.2 2.3.2 4 1.8 4 3.8 0 2.3-1.8 4-4.3 4h-2.2/~M12
          10.5V21M8.7 18L12 21.2 15.3 18
        icloud.and.arrow.up @2 4.5 20 17 #M8.5 17.5H7c-2.8 0-5-2-5-4.5 0-2.3 1.6-4 3.8-4.5C6.5 6
          8.9 4.5 11.5 4.5c3.3 0 6 2.2 6.5 5.2 2.3.2 4 1.8 4 3.8 0 2.3-1.8 4-4.3 4h-2.2/~M12
          21.5V11M8.7 14L12 10.8l3.3 3.2
        key.icloud &icloud 1 12 12.25%key .4 12 13
        """
}
