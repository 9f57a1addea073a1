extension SymbolTable {
    /// Rows of things of leisure, trade and play.
    static let things = """
        wind.snow &wind .9 11 10&snowflake .4 19 19
        sun.snow &sun.max .6 8 8 &snowflake .6 16.5 16
        1.magnifyingglass ? ~M15.3 15.3l5.2 5.2M8.7 8.2L10.5 7v6 #O10 10 6.5
        airtag #O12 12 9.25 :M6.5 13.5a5.6 5.6 0 0 0 11 0
        airpods.chargingcase #R3 5 18 14 5 :M3 10h18 *O12 14 1
        airpods.chargingcase.wireless =airpods.chargingcase
        airpodspro.chargingcase.wireless =airpods.chargingcase
        applepencil ~M3.5 20.5l1-4L17.5 3.5c.8-.8 1.7-.8 2.5 0s.8 1.7 0 2.5L7.5 19ZM15.5
          5.5L18.5 8.5
        arrow.up.trash #M5.5 6l.9 13.3c.1 1.3 1 2.2 2.3 2.2h6.6c1.3 0 2.2-.9 2.3-2.2L18.5 6Z ~M4
          6h16M9 6V4.2C9 3.5 9.5 3 10.2 3h3.6c.7 0 1.2.5 1.2 1.2V6 :M12 18V10M9.3 12.5L12
          9.8l2.7 2.7
        arrowshape.bounce.right #M14.5 5l7 5.5-7 5.5V13c-2.5.5-4.5 3-5 7H3.5C4 12 8.5 8.3 14.5
          8Z
        duffle.bag #R2 9.5 20 10 4 ~M7.5 9.5V7c0-1.7 1-2.5 2.5-2.5h4c1.5 0 2.5.8 2.5 2.5v2.5 :M7
          9.5v10M17 9.5v10
        face.dashed.fill !#O12 12 6.8 *E10 10.5 .9 1.2E14 10.5 .9 1.2:M8.8 13.5c1.5 2 5 2 6.5 0
          &~M9.6 3.1A9.25 9.25 0 0 1 14.4 3.1M17.2 4.4A9.25 9.25 0 0 1 20.3 8M21.2 11.5A9.25
          9.25 0 0 1 20.3 16M6.8 4.4A9.25 9.25 0 0 0 3.7 8M2.8 11.5A9.25 9.25 0 0 0 3.7 16M9
          20.8A9.25 9.25 0 0 0 15 20.8
        eyebrow ~M2.5 10.5c3-4 8-4 11-1.5M4 15.5c2.5-3 6-3 8.5 0-2.5 2.5-6 2.5-8.5 0Z
        figure.2.arms.open ~M3 7l4.5 3 4.5-3M12 7l4.5 3L21 7M7.5 10v5l-1.5 6.5M7.5 15l1.5
          6.5M16.5 10v5l-1.5 6.5M16.5 15l1.5 6.5 !#O7.5 5 1.9 O16.5 5 1.9
        figure.australian.football =figure.soccer
        figure.indoor.soccer =figure.soccer
        figure.outdoor.soccer =figure.soccer
        figure.bowling ~M10 9l2 5 4.5 2-.5 5.5M12 14l-4.5 2.5L4 20M10 9L6.5 12.5 7 17M10 9l4 .5
          3-2 !#O9.5 4.5 2 O7.5 19 1.8
        figure.curling ~M13 9.5L9 12l4 3.5-1.5 3.5M9 12l-2.5 4-4 2M13 9.5l2.5 4.5 5.5 5M15
          14h4.5 !#O15 5.5 2
        figure.fencing ~M9 9l1 6-4 2.5-1 4M10 15l4.5 1.5 2 5M9 9.5l4.5 2.5 3-1.5M16.5 10.5L22
          5.5M9 9.5L5.5 8 4 10.5 !#O8.5 4.7 2
        figure.hand.cycling =figure.roll
        figure.hunting =figure.archery
        figure.lacrosse =figure.hockey
        figure.pickleball =figure.tennis
        figure.racquetball =figure.tennis
        figure.squash =figure.tennis
        figure.play =figure.dance
        figure.rolling ~M7 16a6 6 0 1 1 8 3.5M15 19.5L10.5 18M13 12l-4 1.5M3 21.5h18 !#O7.5 17
          1.9
        figure.sailing ~M13 12L9.5 9.5 6 15M9.5 9.5L8 12.5M3 17h16c-1 2.5-2.5 4-5 4H7c-2
          0-3.5-1.5-4-4ZM15.5 2.5V17M15.5 3l5 10h-5 !#O9.5 6 1.8
        figure.softball =figure.baseball
        figure.waterpolo =figure.pool.swim
        figure.wrestling ~M7 9l2.5 4-3 3.5-2.5 5M9.5 13l2.5 3.5-1 5M17 9l-2.5 4 3 3.5 2.5 5M7
          9.5l5 1.5 5-1.5 !#O6.5 5.2 1.9 O17.5 5.2 1.9
        figure.indoor.rowing =figure.rower
        figure.walk.treadmill ~M11 8l-.5 5 3 3 .5 3.5M10.5 13L9 16.5 7 19.5M11 8l-3 1.5L7
          12.5M11 8l2.5 2.5 2.5.5M3 21.5h16L21 8h-2 !#O12 4 1.9
        figure.walk.diamond #M12 2.2L21.8 12 12 21.8 2.2 12Z%figure.walk .42 12 12
        figure.seated.side.left =figure.seated.side
        figure.run.motion ~M15 8.5l-3 5.5 4 3L15 21.5M12 14l-1 3.5H7M15 8.5L10.5 8 8.5 11M15
          8.5l2.5 4h3.5M2 9h3M2 13h3M2 17h2 !#O17.5 4.2 2
        flowchart #R8.5 3 7 5 1R2.5 16 7 5 1R14.5 16 7 5 1 ~M12 8v4M6 16v-2c0-1.2.8-2 2-2h8c1.2
          0 2 .8 2 2v2
        receipt #M5 3.5L7.3 5 9.7 3.5 12 5l2.3-1.5L16.7 5 19 3.5V20.5L16.7 19l-2.4 1.5L12
          19l-2.3 1.5L7.3 19 5 20.5Z :M8.5 9.5h7M8.5 12.5h7M8.5 15.5h4
        scroll #M7 6c0-1.7-1-3-2.5-3H16c1.7 0 2.5 1.3 2.5 3v11h3c0 2.5-1 4-3 4H9.5C8 21 7 20 7
          18ZM2.5 8h4.5V6c0-1.7-1-3-2.3-3S2.5 4.3 2.5 6Z :M10.5 8.5h5M10.5 12h5M10.5 15.5h3
        swift =bird
        train.side.middle.car #R2 7 20 10 1 :M2 12.5h20M7 7v5.5M12 7v5.5M17 7v5.5 ~M2 20.5h20
        train.side.rear.car #M22 7H12C6.5 7 2 10.5 2 14c0 2 1.5 3 3.5 3H22Z :M22 12H11V9 ~M2
          20.5h20
        watch.analog ~M8.5 6l.7-3.5h5.6l.7 3.5M8.5 18l.7 3.5h5.6l.7-3.5 #O12 12 6.8 :M12
          8.5V12l2 1.5
        formfitting.gamecontroller =gamecontroller
        quotelevel ~M3 5v14M8 7h13M8 12h13M8 17h8
        coloncurrencysign ~M17.5 8C16.5 6.2 14.8 5 12.5 5 8.9 5 6.7 7.8 6.7 12s2.2 7 5.8 7c2.3 0
          4-1.2 5-3M10.5 2.5l-2 19M15 2.5l-2 19
        macbook.gen1 =laptopcomputer
        hifispeaker.and.homepodmini #R3 2.5 10 19 2.2 :O8 14.5 2.8O8 7 1/#O18 17 4
        hifispeaker.and.homepod =hifispeaker.and.homepodmini
        circles.hexagongrid =circle.hexagongrid
        circles.hexagonpath =circle.hexagonpath
        car.rear.waves.up =car.front.waves.up
        car.front =car
        car.rear =car
        point.fill.topleft.down.curvedto.point.fill.bottomright.up
          =point.topleft.down.curvedto.point.bottomright.up.fill
        laptopcomputer.and.arrow.down &laptopcomputer 1 12 12%arrow.down .4 12 10.5
        ipodtouch.landscape =iphone.landscape
        hourglass.tophalf.fill =hourglass.tophalf.filled
        hourglass.bottomhalf.fill =hourglass.bottomhalf.filled
        eyes.inverse =eyes
        circle.lefthalf.filled.inverse =circle.righthalf.filled
        circle.righthalf.filled.inverse =circle.lefthalf.filled
        moonphase.new.moon.inverse =moonphase.full.moon
        moonphase.full.moon.inverse =moonphase.new.moon
        moonphase.first.quarter.inverse =moonphase.last.quarter
        moonphase.last.quarter.inverse =moonphase.first.quarter
        moonphase.waxing.crescent.inverse =moonphase.waning.gibbous
        moonphase.waxing.gibbous.inverse =moonphase.waning.crescent
        moonphase.waning.crescent.inverse =moonphase.waxing.gibbous
        moonphase.waning.gibbous.inverse =moonphase.waxing.crescent
        cloud.rainbow.half &cloud 1 12 14 ~M6 7a7 7 0 0 1 12 0
        checkmark.message &message 1 12 12.750%checkmark .42 12 11.3
        envelope.stack =mail.stack
        character.magnify =a.magnify
        translate ~M2.5 5.5h11M8 3v2.5M11 5.5c-1 4.5-4 7.5-8 9.5M5.5 8c1 2.5 3.5 5 6.5 6.5M12
          21l4.7-11.5L21.5 21M13.5 17.5h6.5
        storefront.circle #O12 12 9.250%storefront.fill .5 12 12
        bubbles.and.sparkles &sparkle .5 6 7 ~O14 14 6.5O5.5 17.5 2.5O18 4.5 2
        location.magnifyingglass &location .7 9 10/&magnifyingglass .5 18 18
        rectangle.portrait.bottomhalf.filled ~R5 2 14 20 2.5 +R5.5 12 13 9.5 1.8
        rectangle.portrait.lefthalf.filled ~R5 2 14 20 2.5 +R5.5 2.5 6.5 19 1.8
        rectangle.portrait.righthalf.filled ~R5 2 14 20 2.5 +R12 2.5 6.5 19 1.8
        rectangle.tophalf.filled ~R2 5 20 14 2.5 +R2.5 5.5 19 6.5 1.8
        rectangle.bottomhalf.filled ~R2 5 20 14 2.5 +R2.5 12 19 6.5 1.8
        rectangle.bottomhalf.inset.filled ~R2 5 20 14 2.5 +R5 12 14 4 .8
        rectangle.tophalf.inset.filled ~R2 5 20 14 2.5 +R5 8 14 4 .8
        rectangle.rightthird.inset.filled ~R2 5 20 14 2.5 +R15 8 4 8 .8
        sidebar.squares.right #R2 4.5 20 15 2.5 :M15.5 4.5v15 *R17.7 7.5 2 2 .4R17.7 10.8 2 2
          .4R17.7 14 2 2 .4
        fleuron ~M3 15c3 3 7 1.5 8-2s5-6 10-4c-1 4-5 5.5-8 4M11 13c-1-4-4-5.5-7.5-4.5
        pause.rectangle #R2 5 20 14 2.5 :M10 9.5v5M14 9.5v5
        externaldrive.badge.timemachine &externaldrive 1 12 12/_badge.clock 1 19.5 17.5
        document.on.clipboard =doc.on.clipboard
        ear.trianglebadge.exclamationmark &ear 1 12 12/_trianglebadge.exclamationmark 1 19 18
        arrow.left.arrow.right.square #R3 3 18 18 3.600%arrow.left.arrow.right .52 12 12
        line.2.horizontal ~M3 9h18M3 15h18
        xmark.diamond #M12 2.5L21.5 12 12 21.5 2.5 12Z :M9.5 9.5l5 5M14.5 9.5l-5 5
        questionmark.diamond #M12 2.5L21.5 12 12 21.5 2.5 12Z%questionmark .42 12 12
        key.card #R2 5 20 14 2.5 :O7.5 12 2M9.5 12H17v2
        lock.document =lock.doc
        hand.thumbsup.square #R3 3 18 18 3.600%hand.thumbsup .54 12 12
        exclamationmark.magnifyingglass ? ~M15.3 15.3l5.2 5.2M10 6.5V10.5 #O10 10 6.5 +O10 13 .9
        sparkle.magnifyingglass ? ~M15.3 15.3l5.2 5.2 #O10 10 6.5 %sparkle.fill .32 10 10
        slash.circle =circle.slash
        phone.fill.arrow.up.right =phone.arrow.up.right.fill
        phone.fill.arrow.down.left =phone.arrow.down.left.fill
        phone.fill.arrow.right =phone.arrow.right.fill
        phone.fill.connection =phone.connection.fill
        teletype.answer &teletype .8 11 13~M15 6.5l6-4M15 2.5v4h4
        powersleep #M20.3 14.3A8.6 8.6 0 0 1 9.7 3.7 8.8 8.8 0 1 0 20.3 14.3Z
        sleep #M20.3 14.3A8.6 8.6 0 0 1 9.7 3.7 8.8 8.8 0 1 0 20.3 14.3Z
        chandelier ~M12 2v6M12 8c0 4-6.5 3-7 8M12 8c0 4 6.5 3 7 8M12 8v8M2.5 16H7.5M9.5
          16h5M16.5 16h5 #O5 19.5 1.7O12 19.5 1.7O19 19.5 1.7
        radio ~M5 8L17 3 #R2 8 20 12.5 2.5 :O8 14.3 3.2M14.5 11.5H19M14.5 14.3H19M14.5 17h4.5
        oar.2.crossed ~M7.5 8.5L20.5 21.5M16.5 8.5L3.5 21.5 #M4 2.5c2.5 0 4.5 2 4
          5.5-3.5.5-5.5-1.5-5.5-4 0-1 .5-1.5 1.5-1.5ZM20 2.5c-2.5 0-4.5 2-4 5.5 3.5.5 5.5-1.5
          5.5-4 0-1-.5-1.5-1.5-1.5Z
        gym.bag =duffle.bag
        characters.lowercase ~&textformat.abc .9 12 12
        selection.pin.in.out ~M5 2.5v13M19 8.5v13M5 2.5h4M5 15.5h4M19 8.5h-4M19 21.5h-4M9 9h6
        speaker.plus &speaker 1 7.75 12 ~M18 9v6M15 12h6
        speaker.minus &speaker 1 7.75 12 ~M15 12h6
        alt ~M21 6h-5L8 18H3M9.5 6H3
        fn ~M4 19c3 0 3-2 3-5V9.5c0-3 1-4.5 4-4.5M4 11h6M13 19v-8M13 13.5c1-3.5 7-3.5 7 .5v5
        clear #R3 3 18 18 3.6 :M8.5 8.5l7 7M15.5 8.5l-7 7
        restart ~O12 12 9.25 +M15 8.5v7L9 12Z
        wake ~O12 12 6M12 2v1.5M12 20.5V22M2 12h1.5M20.5 12H22M5 5l1 1M18 18l1 1M19 5l-1 1M5
          19l1-1
        arrowkeys #R8.5 4 7 7 1.3R1 13 7 7 1.3R8.5 13 7 7 1.3R16 13 7 7 1.3
        arrow.up.forward.and.arrow.down.backward =arrow.up.right.and.arrow.down.left
        arrow.down.backward.and.arrow.up.forward =arrow.down.left.and.arrow.up.right
        arrow.up.forward.and.arrow.down.backward.rectangle
          =arrow.up.left.and.arrow.down.right.rectangle
        arrow.left.to.line.alt =arrow.left.to.line
        arrow.right.to.line.alt =arrow.right.to.line
        arrow.up.to.line.alt =arrow.up.to.line
        arrow.down.to.line.alt =arrow.down.to.line
        arrow.right.filled.filter.arrow.right ~M2 12h4M18 12h4M20 10l2 2-2 2 #R8 3 8 18 2
        arrow.trianglehead.rectanglepath =arrow.rectanglepath
        arrow.trianglehead.2.rectangle.clockwise =arrow.2.squarepath
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
          =arrow.up.and.down.righttriangle.up.righttriangle.down
        lessthanorequalto =lessthan.equal
        greaterthanorequalto =greaterthan.equal
        cable.coaxial =cable.connector.horizontal
        robotic.vacuum #O12 12 9.25 :O12 12 3M5 7.5h14
        roller.shade.open ~M3 3.5h18M5 3.5v17M19 3.5v17 #R5 3.5 14 5 .5
        roller.shade.closed ~M3 3.5h18 #R5 3.5 14 16 .5 :M5 16h14
        roman.shade.open =roller.shade.open
        roman.shade.closed ~M3 3.5h18 #R5 3.5 14 16 .5 :M5 8h14M5 12h14M5 16h14
        blinds.horizontal.open ~M3 4h18M4 7.5h16M4 11h16
        blinds.vertical.open ~M3 4h18M5 4v16M8 4v16M16 4v16M19 4v16
        field.of.view.wide ~M12 20L2.5 6M12 20L21.5 6M5 5c4.5-2 9.5-2 14 0
        field.of.view.ultrawide =field.of.view.wide
        trapezoid.and.line.vertical #M7 5l10-2v18L7 19Z ~M12 2v20
        swirl.circle.righthalf.filled ~O12 12 9.25 +M12 3v18A9 9 0 0 0 12 3Z
        firewall #R2.5 4.5 19 15 2 :M2.5 9.5h19M2.5 14.5h19M9 4.5v5M15 4.5v5M6 9.5v5M12 9.5v5M18
          9.5v5M9 14.5v5M15 14.5v5
        square.filled.and.line.vertical.and.square ~R14 7 8 10 1.8M12 3.5v17 +R2 6.2 8.5 11.5 2
        person.2.crop.square.stack.fill =person.crop.rectangle.stack.fill
        person.crop.square.on.square.angled.fill =person.crop.rectangle.stack.fill
        rectangle.checkered =checkerboard.rectangle
        square.grid.3x1.folder.badge.plus =folder.badge.plus
        eye.square #R3 3 18 18 3.600%eye .6 12 12
        hand.raised.circle #O12 12 9.250%hand.raised .52 12 12
        hand.raised.square #R3 3 18 18 3.600%hand.raised .54 12 12
        abs ~O12 12 7.5M3.5 6c-2.5 4-2.5 8 0 12M20.5 6c2.5 4 2.5 8 0 12&_a .28 7.8 12&_b .28 12
          12&_s .28 16.2 12
        applescript #R3 4 18 16 2.5 :M7 15.5L10.5 8l3.5 7.5M8.2 13h4.6M16 8.5v7
        batteryblock #R2.5 7 19 13 2 ~M5.5 7V4.5h3.5V7M15 7V4.5h3.5V7 :M2.5 11h19
        bubble.and.pencil ~M13 4.1C12.7 4 12.3 4 12 4 6.5 4 2.5 7.2 2.5 11.5c0 2.5 1.4 4.6 3.5 6
          .1 1.2-.4 2.4-1.3 3.3-.2.3 0 .7.4.7 2-.2 3.7-.9 5-2 .6.1 1.3.1 1.9.1 5.5 0 9.5-3.2
          9.500-7.900/&pencil .6 17 8.5
        digitalcrown.arrow.clockwise #R5 6 9 12 2.5 ~M17.5 9.5v5M20 6c2 3.5 2 8.5 0 12M20
          6l2.5.5M20 6l.2 2.5
        door.french.closed #R3 3 18 18 1.5 :M12 3v18M5.5 6h4v9h-4ZM14.5 6h4v9h-4Z
        dpad.up.filled ~M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1
          1H15v5.5c0 .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z +R9
          2.5 6 6.5 1
        dpad.down.filled ~M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1
          1H15v5.5c0 .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z +R9
          15 6 6.5 1
        dpad.left.filled ~M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1
          1H15v5.5c0 .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z
          +R2.5 9 6.5 6 1
        dpad.right.filled ~M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1
          1H15v5.5c0 .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z +R15
          9 6.5 6 1
        doc.text.below.ecg #R4 12.5 16 9 2 :M7.5 16h9M7.5 18.5h6 ~M2 6.5h5l2-4 4 7.5 2-3.5h7
        exclamationmark.triangle.text.page #M7 2.5h6.5L19 8.2V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5
          20.5 5 19V5C5 3.5 6 2.5 7 2.5Z :M8.5 19h7M12 11v2.5M12 15.5v.05M12 8.5L8.3 16h7.4Z
        fan.and.light.ceiling =fan.ceiling
        flag.pattern.checkered.2.crossed =flag.2.crossed
        gauge.with.dots.needle.bottom.0percent =gauge.with.dots.needle.33percent
        gauge.with.dots.needle.bottom.100percent =gauge.with.dots.needle.67percent
        hazardsign #M10.2 4.6L2.6 17.8c-.8 1.3.2 2.7 1.6 2.7h15.6c1.4 0 2.4-1.4 1.6-2.7L13.8
          4.6c-.8-1.4-2.8-1.4-3.6 0Z :M12 9.5l-4 7h8Z
        headlight.daytime =headlight.high.beam
        headlight.fog =headlight.low.beam
        taillight.fog =headlight.low.beam
        parkinglight =headlight.high.beam
        hifispeaker.arrow.forward &hifispeaker .9 8 12 ~M16.5 12H22M19.8 9.5L22 12l-2.2 2.5
        lanyardcard ~M12 2v5M9 2l3 5 3-5 #R5 7 14 14.5 2.5 :M10 10h4O12 14.5 1.8M8.8 19c.5-2
          5.9-2 6.4 0
        mediastick #R8 2.5 8 15 2 ~M10 17.5v4h4v-4
        oilcan #M8.5 9.5h7.5l5.5-3 .5 1.5-5.5 8.5c-.5.8-1 1-1.8 1H8.5c-.8
          0-1.5-.7-1.5-1.5v-5c0-.8.7-1.5 1.5-1.5Z ~M11 9.5V7M8.5 7h5M7 12L2.5 9.5v3L7 15
        person.crop.badge.magnifyingglass =person.badge.magnifyingglass
        play.desktopcomputer &desktopcomputer 1 12 12%play.fill .4 12.3 9.9
        printer.filled.and.paper !#M5 8h14c1.5 0 2.5 1 2.5 2.5v4.5c0 1.5-1 2.5-2.5 2.5H5c-1.5
          0-2.5-1-2.5-2.5v-4.5C2.5 9 3.5 8 5 8Z :M7 13.5h10V21H7Z ~M7 8V5c0-1.1.9-2 2-2h6c1.1 0
          2 .9 2 2v3M7 17.5V21h10v-3.5
        printer.fill.and.paper.fill =printer.filled.and.paper
        printer.dotmatrix.filled.and.paper =printer.filled.and.paper
        purchased ~M2.8 12a9.25 9.25 0 0 1 15.5-6.7M21.2 12a9.25 9.25 0 0 1-15.5 6.7M8 12.5l3
          3.5 5-7.5
        rectangle.and.paperclip #R2 7 15 13 2.500/&paperclip .75 17.5 10
        rectangle.dashed.and.paperclip &rectangle.dashed .75 10 13.500/&paperclip .75 17.5 10
        rectangle.inset.topleft.filled ~R2 5 20 14 2.5 +R4.5 7.5 8 5 1
        rectangle.inset.topright.filled ~R2 5 20 14 2.5 +R11.5 7.5 8 5 1
        rectangle.inset.bottomleft.filled ~R2 5 20 14 2.5 +R4.5 11.5 8 5 1
        rectangle.inset.bottomright.filled ~R2 5 20 14 2.5 +R11.5 11.5 8 5 1
        inset.filled.bottomthird.rectangle =rectangle.bottomthird.inset.filled
        rectangle.roundedtop #M2 19V10c0-3 2-5 5-5h10c3 0 5 2 5 5v9Z
        rectangle.roundedbottom #M2 5v9c0 3 2 5 5 5h10c3 0 5-2 5-5V5Z
        shippingbox.and.arrow.backward &shippingbox 1 12 12/_badge.arrow.left 1 19.5 18.5
        star.hexagon &hexagon 1 12 12%star.fill .48 12 12
        thermometer.transmission =thermometer
        trapezoid.and.line.horizontal #M5 7h14l2 10H3Z ~M2 12h20
        tv.inset.filled #R2 4.5 20 12.5 2 ~M7.5 20.5h9 *R5 7.5 14 6.5 .8
        videoprojector #R2.5 8 19 9 2.5 :O8 12.5 2.3M14 12.5h4 ~M5.5 17v2M18.5 17v2
        window.shade.open #R4 3 16 18 1.5 :M4 9h16M12 9v2.5
        window.shade.closed #R4 3 16 18 1.5 :M4 17h16M12 17v2
        windshield.front.and.wiper ~M2 17c4-11 16-11 20 0M2 17h20M12 17L6.5 9.5M6 12l3.5-4.5
        shower.sidejet =shower
        tornado.circle #O12 12 9.250%tornado .5 12 12
        minus.plus.and.fluid.batteryblock =minus.plus.batteryblock
        chart.line.text.clipboard #M8 4.5H6.5C5 4.5 4 5.5 4 7v12c0 1.5 1 2.5 2.5 2.5h11c1.5 0
          2.5-1 2.5-2.5V7c0-1.5-1-2.5-2.5-2.5H16 :M8 18.5h8M7.5 14l2.5-3 2.5 2 4-4 ~R8 2.5 8 4
          1.5
        figure.seated.seatbelt.and.airbag.on =figure.seated.seatbelt
        dollarsign.arrow.trianglehead.counterclockwise.rotate.90 =dollarsign.arrow.circlepath
        l1.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_l .42 9.5 12%_1 .42
          14.5 12
        l1.button.roundedbottom.horizontal =l1.rectangle.roundedbottom
        l2.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_l .42 9.5 12%_2 .42
          14.5 12
        l2.button.roundedbottom.horizontal =l2.rectangle.roundedbottom
        r1.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_r .42 9.5 12%_1 .42
          14.5 12
        r1.button.roundedbottom.horizontal =r1.rectangle.roundedbottom
        r2.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_r .42 9.5 12%_2 .42
          14.5 12
        r2.button.roundedbottom.horizontal =r2.rectangle.roundedbottom
        l3.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_l .42 9.5 12%_3 .42
          14.5 12
        l3.button.roundedbottom.horizontal =l3.rectangle.roundedbottom
        r3.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_r .42 9.5 12%_3 .42
          14.5 12
        r3.button.roundedbottom.horizontal =r3.rectangle.roundedbottom
        lb.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_l .42 9.5 12%_b .42
          14.5 12
        lb.button.roundedbottom.horizontal =lb.rectangle.roundedbottom
        rb.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_r .42 9.5 12%_b .42
          14.5 12
        rb.button.roundedbottom.horizontal =rb.rectangle.roundedbottom
        lt.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_l .42 9.5 12%_t .42
          14.5 12
        lt.button.roundedbottom.horizontal =lt.rectangle.roundedbottom
        rt.rectangle.roundedbottom #M2 6h20v7c0 3-2 5-5 5H7c-3 0-5-2-5-5Z%_r .42 9.5 12%_t .42
          14.5 12
        rt.button.roundedbottom.horizontal =rt.rectangle.roundedbottom
        """
}
