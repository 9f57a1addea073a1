extension SymbolTable {
    /// Rows of devices and connections.
    static let devices = """
        iphone.gen1 #R6.5 2 11 20 2.5 :M10.5 4.5h3 *O12 19 1
        iphone.gen2 #R6.5 2 11 20 2.5 :M10 2.5c0 1 .5 1.5 1.2 1.5h1.6c.7 0 1.2-.5 1.2-1.5M10.5
          19.3h3
        iphone.gen3 #R6.5 2 11 20 2.5 :M10.7 4.7h2.6M10.5 19.3h3
        iphone.landscape #R2 6.5 20 11 2.5 :M5 10.5v3
        iphone.radiowaves.left.and.right #R8 3 8 18 2 :M11 18.5h2 ~M5 8.5c-1.3 2-1.3 5 0 7M2.3
          6.5c-2 3.5-2 7.5 0 11M19 8.5c1.3 2 1.3 5 0 7M21.7 6.5c2 3.5 2 7.5 0 11
        iphone.homebutton #R6.5 2 11 20 2.5 :M10.5 4.6h3O12 19 .7
        iphone.and.arrow.forward #R4 2 10.5 20 2.5 :M7.8 19h3/~M11 11.5h11M18.5 8l3.5 3.5-3.5
          3.5
        iphone.gen3.radiowaves.left.and.right =iphone.radiowaves.left.and.right
        apps.iphone #R6.5 2 11 20 2.5 *R9 6 2 2 .5 R13 6 2 2 .5 R9 10 2 2 .5 R13 10 2 2 .5 R9 14
          2 2 .5 R13 14 2 2 .5 :M10.8 19.3h2.4
        apps.ipad #R4 2 16 20 2.5 *R7 6 2.5 2.5 .5 R10.8 6 2.5 2.5 .5 R14.5 6 2.5 2.5 .5 R7 10
          2.5 2.5 .5 R10.8 10 2.5 2.5 .5 R14.5 10 2.5 2.5 .5 :M10 19h4
        ipad #R4 2 16 20 2.5 :M10 19h4
        ipad.landscape #R2 4 20 16 2.5 :M10 17h4
        ipad.gen1 #R4 2 16 20 2.5 *O12 19 1.1
        ipad.gen2 =ipad
        ipad.homebutton =ipad.gen1
        ipad.and.iphone #R2 3 13 18 2.5 :M7 18h3/#R13.5 8 8.5 13 2:M16.5 18.5h2.5
        iphone.and.ipad =ipad.and.iphone
        macbook.and.iphone ~M1.5 18h12 #R3 5 15 10.5 2/#R15.5 8.5 7 12 1.8:M18 18h2
        laptopcomputer.and.iphone =macbook.and.iphone
        macbook.and.ipad ~M1.5 18h10.5 #R3 5 15 10.5 2/#R13.5 8.5 9 12 1.8:M16.8 18h2.4
        macbook =laptopcomputer
        macbook.gen2 =laptopcomputer
        ipodtouch =iphone.gen1
        ipod #R5.5 2 13 20 2.5 :R8.5 4.8 7 4.5 .8 O12 15.5 3.2
        applewatch ~M8.5 6l.7-3.5h5.6l.7 3.5M8.5 18l.7 3.5h5.6l.7-3.5M19.5 10.5v3 #R6 6 12 12 3
        applewatch.watchface ~M8.5 6l.7-3.5h5.6l.7 3.5M8.5 18l.7 3.5h5.6l.7-3.5M19.5 10.5v3 #R6
          6 12 12 3 :M12 9.5V12.2h2
        applewatch.radiowaves.left.and.right ~M9.3 7.5l.5-3h4.4l.5 3M9.3 16.5l.5 3h4.4l.5-3M4.5
          8.5c-1.3 2-1.3 5 0 7M2 6.5c-2 3.5-2 7.5 0 11M19.5 8.5c1.3 2 1.3 5 0 7M22 6.5c2 3.5 2
          7.5 0 11 #R7.5 7.5 9 9 2.5
        applewatch.side.right ~M9 6.5l.5-4h3l.5 4M9 17.5l.5 4h3l.5-4M17.3 10v4 #R8 6.5 6.5 11
          2.5
        exclamationmark.applewatch &applewatch 1 12 12%exclamationmark .38 12 12
        laptopcomputer ~M1.5 18.5h21 ^12 11 6.5 #R4 5 16 11 2
        laptopcomputer.trianglebadge.exclamationmark ~M1.5 18.5h21 #R4 5 16 11
          2/_trianglebadge.exclamationmark 1 19.5 17
        desktopcomputer.and.arrow.down &desktopcomputer 1 12 12%arrow.down .42 12 9.9
        pc ~M3 3h6.5c1.1 0 2 .9 2 2v14c0 1.1-.9 2-2 2H3M14.5 5h7v9h-7ZM18 14v3.5M15.5 17.5h5M6
          7h2.5M6 10.5h2.5
        macpro.gen3 #R6 3 12 17 2 ~M8 22h1.5M14.5 22H16M9.5 3c0-2 5-2 5 0 *O9.5 7 .8 O12 7 .8
          O14.5 7 .8 O9.5 10 .8 O12 10 .8 O14.5 10 .8 O9.5 13 .8 O12 13 .8 O14.5 13 .8 O9.5 16
          .8 O12 16 .8 O14.5 16 .8
        macmini #R2 9.5 20 6.5 2 *O18.5 12.8 .9
        server.rack #R3 4 18 6 1.8 R3 14 18 6 1.8 *O6.5 7 1 O9.5 7 1 O6.5 17 1 O9.5 17 1 :M14
          7h4M14 17h4
        xserve =server.rack
        display ^12 9.7 7 ~M8 20.5h8M12 17v3.5 #R2 3.5 20 13 2
        display.2 #R8 4 14 10 1.8/#R2 8 14 10 1.8~M6 21h6M9 18v3
        display.and.arrow.down &display 1 12 12%arrow.down .42 12 9.9
        display.trianglebadge.exclamationmark &display 1 12 12/_trianglebadge.exclamationmark 1
          20 17
        tv ^12 10.5 8 ~M7.5 20.5h9 #R2 4.5 20 12.5 2
        tv.and.hifispeaker.fill !#R2 5 13 9 1.5R17 5 5 14 1.2:O19.5 14 1.2~M5 18h7
        tv.and.mediabox #R2 4 20 12.5 2 ~M6.5 20h11
        tv.circle #O12 12 9.25%tv .52 12 12
        appletv #R3 8 18 8 2.5
        appletvremote.gen4 #R8.5 2 7 20 2 :O12 6.5 2 *O10.5 11 .7 O13.5 11 .7 O10.5 13.5 .7
          O13.5 13.5 .7
        av.remote =appletvremote.gen4
        homepod #R4 4 16 16 6 ~M8.5 6.5c2-1.3 5-1.3 7 0
        homepod.2 #R9 6 13 13 5/#R2 6 13 13 5
        homepodmini #O12 12 8 ~M9 6.5c2-1 4-1 6 0
        homepod.mini =homepodmini
        hifispeaker #R5.5 2.5 13 19 2.5 :O12 14.5 3.5O12 7 1.2
        hifispeaker.2 #R2 4 9 16 2 R13 4 9 16 2 :O6.5 14 2.3O6.5 8 .7O17.5 14 2.3O17.5 8 .7
        airpods ~M8.5 9.5V19.5M15.5 9.5V19.5 #M8.5 10.5c-3 1-5.5-.5-5.5-3.2 0-2.5 2-4.3 4-3.8
          1.5.3 3 1.8 3 4v12.5h-1.5ZM15.5 10.5c3 1 5.5-.5 5.5-3.2 0-2.5-2-4.3-4-3.8-1.5.3-3
          1.8-3 4v12.5h1.5Z
        airpodspro #M8 11.5c-2.5 1-5-.5-5-3.5 0-2.8 2-4.5 4-4.2 1.8.2 3.5 1.7 3.5 4v11c0 1.2-2.5
          1.2-2.5 0ZM16 11.5c2.5 1 5-.5 5-3.5 0-2.8-2-4.5-4-4.2-1.8.2-3.5 1.7-3.5 4v11c0 1.2 2.5
          1.2 2.5 0Z :M5.5 6.5v3M18.5 6.5v3
        airpods.pro =airpodspro
        airpods.gen3 =airpods
        airpodsmax ~M5 13V10.5a7 7.5 0 0 1 14 0V13 #R3 12 4.5 8.5 2 R16.5 12 4.5 8.5 2
        airpods.max =airpodsmax
        earpods ~M7 9v8c0 5 5 5 5 0M17 9v8c0 5-5 5-5 0M12 17V21.5 #O7 6.5 3 O17 6.5 3
        earbuds =airpods
        headphones ~M3.5 16V12.5a8.5 9 0 0 1 17 0V16 +R2.8 13 4.5 8 1.8 R16.7 13 4.5 8 1.8
        headset ~M4 14V11.5a8 8.5 0 0 1 16 0V17c0 2.5-1.5 4-4 4h-2.5 #R3 12 4 7 1.6 R17 12 4 7
          1.6
        beats.headphones =headphones
        headphones.circle #O12 12 9.25%headphones .52 12 11.8
        visionpro #M3 12c0-4 2-6 5-6h8c3 0 5 2 5 6s-1.5 6-4.5 6c-1.8 0-2.7-2-4.5-2s-2.7 2-4.5
          2C4.5 18 3 16 3 12Z
        vision.pro =visionpro
        simcard #M7.5 2.5H13l5.5 5.5V19c0 1.5-1 2.5-2.5 2.5H7.5C6 21.5 5 20.5 5 19V5C5 3.5 6 2.5
          7.5 2.5Z :R8 11 7.5 7.5 1.5 M8 14.7h7.5M11.7 11v7.5
        sdcard #M9.5 2.5H16.5C18 2.5 19 3.5 19 5V19c0 1.5-1 2.5-2.5 2.5h-9C6 21.5 5 20.5 5 19V8Z
          :M10 6v3M12.7 5.5v3.5M15.5 5.5v3.5
        esim =simcard
        memorychip #R6 6 12 12 2.5 :R9.3 9.3 5.4 5.4 1 ~M9 2.5V6M12 2.5V6M15 2.5V6M9 18v3.5M12
          18v3.5M15 18v3.5M2.5 9H6M2.5 12H6M2.5 15H6M18 9h3.5M18 12h3.5M18 15h3.5
        cpu =memorychip
        opticaldisc #O12 12 9.25 :O12 12 2.5
        opticaldiscdrive #R2.5 13 19 6.5 2 :M6 16.3h8 *O18 16.3 .9 ~M4 13L6.5 6.5c.3-.8 1-1.5
          2-1.5h7c1 0 1.7.7 2 1.5L20 13
        externaldrive #R2.5 13 19 6.5 2.2 *O17.8 16.3 1 ~M4 13L6.5 6.5c.3-.8 1-1.5 2-1.5h7c1 0
          1.7.7 2 1.5L20 13
        externaldrive.connected.to.line.below #R3 8.5 18 5.5 2 *O17.5 11.3 .9 ~M4.5 8.5L6.5
          4.2c.3-.8 1-1.2 2-1.2h7c1 0 1.7.4 2 1.2L19.5 8.5M12 14v6M2.5 20.5h19
        internaldrive #R2.5 8 19 8.5 2.2 *O17.8 12.3 1 :M6 12.3h6
        keyboard ^12 12 8 #R2 6 20 12.5 2.5 :M8 15h8 *R4.7 9 1.7 1.7 .4 R8 9 1.7 1.7 .4 R11.2 9
          1.7 1.7 .4 R14.4 9 1.7 1.7 .4 R17.6 9 1.7 1.7 .4 R6 11.8 1.7 1.7 .4 R9.5 11.8 1.7 1.7
          .4 R12.8 11.8 1.7 1.7 .4 R16.2 11.8 1.7 1.7 .4
        keyboard.chevron.compact.down #R2 3.5 20 11.5 2.5 :M8 12h8 ~M9 19l3 1.5 3-1.5 *R5 6 1.7
          1.7 .4 R8.2 6 1.7 1.7 .4 R11.2 6 1.7 1.7 .4 R14.3 6 1.7 1.7 .4 R17.4 6 1.7 1.7 .4 R6.5
          8.8 1.7 1.7 .4 R9.7 8.8 1.7 1.7 .4 R12.7 8.8 1.7 1.7 .4 R15.8 8.8 1.7 1.7 .4
        computermouse #R6 2.5 12 19 6 :M12 6.5v3.5
        magicmouse #R6.5 2.5 11 19 5.5
        trackpad #R3 4.5 18 15 2.5
        rectangle.and.hand.point.up.left #R2 3.5 20 13 2.5/hand.point.up.left .62 14 17
        printer.dotmatrix &printer 1 12 12
        scanner #R2.5 12 19 7.5 2.2 :M6 16h7 *O18 16 1 ~M4.5 12L2.5 5.5
        faxmachine &printer 1 12 12
        candybarphone #R6.5 2 11 20 2.5 :R9 5 6 6 .8 *O9.7 14 .8 O12 14 .8 O14.3 14 .8 O9.7 16.5
          .8 O12 16.5 .8 O14.3 16.5 .8 O9.7 19 .8 O12 19 .8 O14.3 19 .8
        flipphone =candybarphone
        battery.100 @1.5 7 21 10 ~R1.5 7 18.5 10 2.8M22.5 10.5v3 +R3.5 9 14.5 6 1.3
        battery.75 @1.5 7 21 10 ~R1.5 7 18.5 10 2.8M22.5 10.5v3 +R3.5 9 10.8 6 1.3
        battery.50 @1.5 7 21 10 ~R1.5 7 18.5 10 2.8M22.5 10.5v3 +R3.5 9 7.2 6 1.3
        battery.25 @1.5 7 21 10 ~R1.5 7 18.5 10 2.8M22.5 10.5v3 +R3.5 9 3.6 6 1.3
        battery.0 @1.5 7 21 10 ~R1.5 7 18.5 10 2.8M22.5 10.5v3
        battery.100percent =battery.100
        battery.75percent =battery.75
        battery.50percent =battery.50
        battery.25percent =battery.25
        battery.0percent =battery.0
        battery.100.bolt &battery.100 1 12 12/bolt.fill .62 10.8 12
        battery.100percent.bolt =battery.100.bolt
        minus.plus.batteryblock #R2.5 7 19 13 2 ~M5.5 7V4.5h3.5V7M15 7V4.5h3.5V7 :M6
          13.5h3.5M14.5 13.5H18M16.2 11.7v3.5
        bolt.batteryblock #R2.5 7 19 13 2 ~M5.5 7V4.5h3.5V7M15 7V4.5h3.5V7%bolt .42 12 13.5
        powerplug ~M12 17v5M9 2.5V7M15 2.5V7 #M6 7h12v4.5c0 3.5-2.5 5.5-6 5.5s-6-2-6-5.5Z
        powercord =powerplug
        powerplug.portrait =powerplug
        poweroutlet.type.b #R4 4 16 16 3 :M9.5 8.5v3.5M14.5 8.5v3.5 *O12 15.8 1.5
        cable.connector #R8.5 10 7 8 1.2 ~M10 10V4h4v6M12 18v4
        cable.connector.horizontal #R10 8.5 8 7 1.2 ~M10 10H4v4h6M18 12h4
        wifi.exclamationmark &wifi 1 12 12.25/_badge.exclamationmark 1 19.5 17
        wifi.router #R2.5 14 19 6.5 2 *O6 17.3 1 O9 17.3 1 ~M18 14V9.5M15 6.5c1.6-1.6 4.4-1.6 6
          0M12.8 4c3-2.8 7.5-2.8 10.4 0
        wifi.square #R3 3 18 18 3.6%wifi .56 12 12
        wifi.circle #O12 12 9.25%wifi .54 12 11.8
        antenna.radiowaves.left.and.right ~M12 12v9.5M8.5 6.5c-2 2.5-2 6 0 8.5M5 4.5c-3.2
          3.5-3.2 9 0 12.5M15.5 6.5c2 2.5 2 6 0 8.5M19 4.5c3.2 3.5 3.2 9 0 12.5 +O12 10.7 1.9
        cellularbars #R2.5 15.5 3 4.5 1 R8 12 3 8 1 R13.5 8 3 12 1 R19 4 3 16 1 !
        bonjour ~O12 12 9.25M12 7.5v-1.5M8 9l-1-1M16 9l1-1 +O12 13 2
        airplayaudio ~M6.3 16.5A8.5 8.5 0 1 1 17.7 16.5M8.5 13.5A5 5 0 1 1 15.5 13.5 +M11.3
          14.5L6.8 20.3c-.5.6-.1 1.4.6 1.4h9.2c.7 0 1.1-.8.6-1.4L12.7 14.5c-.4-.5-1-.5-1.4 0Z
        airplayvideo ~M6.5 17H4.5C3 17 2 16 2 14.5v-8C2 5 3 4 4.5 4h15C21 4 22 5 22 6.5v8c0
          1.5-1 2.5-2.5 2.5h-2 +M11.3 13.5L6.8 19.3c-.5.6-.1 1.4.6 1.4h9.2c.7 0
          1.1-.8.6-1.4L12.7 13.5c-.4-.5-1-.5-1.4 0Z
        airplay.audio =airplayaudio
        airplay.video =airplayvideo
        airport.express =wifi.router
        wave.3.right ~M5 9c1.5 2 1.5 4 0 6M10 6c3 3.8 3 8.2 0 12M15 3c4.5 6 4.5 12 0 18
        wave.3.left ~M19 9c-1.5 2-1.5 4 0 6M14 6c-3 3.8-3 8.2 0 12M9 3c-4.5 6-4.5 12 0 18
        wave.3.forward =wave.3.right
        wave.3.backward =wave.3.left
        wave.3.up ~M9 19c2-1.5 4-1.5 6 0M6 14c3.8-3 8.2-3 12 0M3 9c6-4.5 12-4.5 18 0
        dot.radiowaves.right ~M10 8.5c2 2 2 5 0 7M13.5 5.5c3.7 3.7 3.7 9.3 0 13M17 3c5 5 5 13 0
          18 +O6 12 1.8
        dot.radiowaves.forward =dot.radiowaves.right
        dot.radiowaves.up.forward ~M8 10.5c3 0 5.5 2.5 5.5 5.5M8 6c5.5 0 10 4.5 10 10M8 1.8c8 0
          14.2 6.2 14.2 14.2 +O8 16 1.9
        radiowaves.left =wave.3.left
        radiowaves.right =wave.3.right
        sensor ~M4.5 6.5L12 2.5l7.5 4M4.5 17.5L12 21.5l7.5-4 +O12 12 2.5
        sensor.tag.radiowaves.forward #R3 6 9 12 2.5 ~M15.5 8.5c1.5 2 1.5 5 0 7M18.5 6c3 3.5 3
          8.5 0 12 *O7.5 12 1.5
        touchid ~M5 8.5A8.5 8.5 0 0 1 19 8.5M3.5 13c.2-5 3.6-8 8.5-8s8.5 3.5 8.5 9M6.5
          18c1-1.5.5-3.5.5-4.5 0-3 2-5 5-5s5 2 5.3 5.5M9 20.5c1.5-2 1.3-4.5 1.3-6.5 0-2.5
          3.5-2.5 3.5.3 0 2.5-.3 4.7-1.3 7M16.5 20.5c.6-1.5.8-2.5.9-4
        faceid ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3 3-3 3h-2M8
          21H6c-1.7 0-3-1.3-3-3v-2M8 8.5v1.7M16 8.5v1.7M12 8.5v4c0 .5-.3.8-1 .8M8.5 16c2 1.5 5
          1.5 7 0
        opticid ~E12 12 9.5 6.5E12 12 4 4
        lock.iphone #R6.5 2 11 20 2.5 :M10.5 19h3%lock.fill .36 12 11
        gamecontroller #M7.5 6.5h9c3 0 4.5 2.5 5.3 7 .5 3 0 5-1.8 5-2 0-2.7-3.5-5-3.5H9c-2.3 0-3
          3.5-5 3.5-1.8 0-2.3-2-1.8-5 .8-4.5 2.3-7 5.3-7Z :M6 10.8h4M8 8.8v4 *O15 11.8 1.1 O17.3
          9.7 1.1
        arcade.stick ~M12 7v8 #O12 4.8 2.5 R3 15 18 6 2
        arcade.stick.console #R2.5 13 19 7.5 2 ~M8 8v5 #O8 5.5 2.5 *O14.5 17 1.1 O18 17 1.1
        dpad #M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1 1H15v5.5c0
          .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z *M12 4.5l-1.5
          2h3ZM12 19.5l-1.5-2h3ZM4.5 12l2-1.5v3ZM19.5 12l-2-1.5v3Z
        circle.grid.cross #O12 5 3 O12 19 3 O5 12 3 O19 12 3
        l.joystick #O12 12 9.25 :O12 12 5.5
        barcode ~M3 5v14M6 5v14M8.5 5v14M12 5v14M15 5v14M18 5v14M21 5v14
        barcode.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3
          3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2M7 8v8M10 8v8M12.5 8v8M15 8v8M17 8v8
        qrcode ~R3 3 7 7 1.2R14 3 7 7 1.2R3 14 7 7 1.2 +R5.5 5.5 2 2 .3R16.5 5.5 2 2 .3R5.5 16.5
          2 2 .3R13.3 13.3 2.4 2.4 .3R18.5 13.3 2.4 2.4 .3R15.9 15.9 2.4 2.4 .3R13.3 18.5 2.4
          2.4 .3R18.5 18.5 2.4 2.4 .3
        qrcode.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3
          3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&qrcode .5 12 12
        viewfinder ^12 12 11 ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0
          1.7-1.3 3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2
        viewfinder.rectangular =viewfinder
        lock.open.display &display 1 12 12%lock.open .35 12 10
        lock.open.iphone &iphone 1 12 12%lock.open .35 12.5 11
        squareshape #R4 4 16 16 1
        desktopclock #R3.5 3.5 17 15 4 :O12 11 4.5M12 8.5V11h1.8 ~M7 21h10
        personalhotspot @2 5 20 14 ~M13 8.2h3.8a3.8 3.8 0 0 1 0 7.6H13M11 8.2H7.2a3.8 3.8 0 0 0
          0 7.6H11M8.5 12h7
        """
}
