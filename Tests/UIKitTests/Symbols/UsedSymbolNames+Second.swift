extension UsedSymbolNames {
    /// Names of media, messages, tools, the home, trade and travel.
    static let second = """
        mic.badge.plus mic.fill.badge.plus microphone microphone.fill music.mic music.note
        music.note.list music.note.house music.note.house.fill music.note.tv music.quarternote.3
        play play.fill play.circle play.circle.fill play.square play.square.fill play.rectangle
        play.rectangle.fill play.rectangle.on.rectangle play.slash play.tv playpause
        playpause.fill pause pause.fill pause.circle pause.circle.fill pause.rectangle stop
        stop.fill stop.circle stop.circle.fill record.circle record.circle.fill backward
        backward.fill backward.end backward.end.fill backward.end.alt backward.end.alt.fill
        backward.frame backward.frame.fill forward forward.fill forward.end forward.end.fill
        forward.end.alt forward.frame gobackward gobackward.5 gobackward.10 gobackward.15
        gobackward.30 goforward goforward.5 goforward.10 goforward.15 goforward.30 shuffle
        shuffle.circle repeat repeat.circle repeat.1 infinity infinity.circle speaker
        speaker.fill speaker.circle speaker.slash speaker.slash.fill speaker.slash.circle
        speaker.zzz speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill
        speaker.wave.2.circle speaker.wave.3 speaker.wave.3.fill speaker.badge.exclamationmark
        waveform waveform.circle waveform.circle.fill waveform.path waveform.path.ecg
        waveform.path.ecg.rectangle waveform.path.badge.plus waveform.and.magnifyingglass
        waveform.and.mic waveform.slash metronome metronome.fill tuningfork pianokeys guitars
        guitars.fill amplifier recordingtape film film.fill film.circle film.stack movieclapper
        movieclapper.fill popcorn popcorn.fill theatermasks theatermasks.fill ticket ticket.fill
        eject eject.fill eject.circle airplayaudio airplayvideo airplay.audio airplay.video
        captions.bubble captions.bubble.fill pip pip.fill pip.enter pip.exit
        camera camera.fill camera.circle camera.circle.fill camera.aperture camera.filters
        camera.viewfinder camera.on.rectangle camera.metering.center.weighted camera.rotate
        camera.badge.ellipsis arrow.triangle.2.circlepath.camera
        arrow.triangle.2.circlepath.camera.fill video video.fill video.circle video.circle.fill
        video.slash video.slash.fill video.slash.circle video.badge.plus video.badge.checkmark
        video.badge.waveform arrow.up.right.video arrow.up.right.video.fill questionmark.video
        photo photo.fill photo.circle photo.circle.fill photo.on.rectangle
        photo.on.rectangle.angled photo.fill.on.rectangle.fill photo.stack photo.stack.fill
        photo.artframe photo.badge.plus livephoto livephoto.play livephoto.slash timelapse
        slowmo wand.and.stars wand.and.stars.inverse wand.and.rays wand.and.sparkles dial.min
        dial.low dial.high dial.max slider.horizontal.3 slider.vertical.3
        slider.horizontal.below.rectangle slider.horizontal.2.square paintbrush paintbrush.fill
        paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill eyedropper
        eyedropper.halffull crop crop.rotate rotate.left rotate.left.fill rotate.right
        rotate.right.fill rotate.3d perspective skew aspectratio square.3.layers.3d
        circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled
        circle.bottomhalf.filled rectangle.lefthalf.filled
        bubble.left bubble.left.fill bubble.right bubble.right.fill bubble.middle.bottom
        bubble.middle.top bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        bubble.left.and.text.bubble.right bubble.left.and.exclamationmark.bubble.right
        text.bubble text.bubble.fill quote.bubble quote.bubble.fill plus.bubble plus.bubble.fill
        exclamationmark.bubble exclamationmark.bubble.fill questionmark.bubble ellipsis.bubble
        ellipsis.bubble.fill checkmark.bubble info.bubble character.bubble phone.bubble
        rectangle.3.group.bubble message message.fill message.circle message.circle.fill
        message.badge ellipsis.message plus.message envelope envelope.fill envelope.circle
        envelope.circle.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill
        envelope.arrow.triangle.branch mail.stack phone phone.fill phone.circle
        phone.circle.fill phone.badge.plus phone.connection phone.arrow.up.right
        phone.arrow.up.right.fill phone.arrow.down.left phone.arrow.right phone.down
        phone.down.fill phone.down.circle teletype megaphone megaphone.fill horn
        gear gear.circle gear.badge gearshape gearshape.fill gearshape.circle gearshape.2
        gearshape.2.fill gearshape.arrow.triangle.2.circlepath hammer hammer.fill hammer.circle
        wrench wrench.fill wrench.adjustable wrench.and.screwdriver wrench.and.screwdriver.fill
        screwdriver screwdriver.fill scissors scissors.circle magnifyingglass
        magnifyingglass.circle magnifyingglass.circle.fill plus.magnifyingglass
        minus.magnifyingglass 1.magnifyingglass text.magnifyingglass sparkle.magnifyingglass
        lock lock.fill lock.circle lock.circle.fill lock.square lock.slash lock.open
        lock.open.fill lock.rotation lock.rotation.open lock.shield lock.shield.fill lock.iphone
        lock.icloud lock.display key key.fill key.horizontal key.horizontal.fill key.icloud
        key.slash shield shield.fill shield.slash shield.lefthalf.filled shield.checkered
        checkmark.shield checkmark.shield.fill xmark.shield exclamationmark.shield
        exclamationmark.shield.fill touchid faceid opticid viewfinder viewfinder.circle
        plus.viewfinder barcode barcode.viewfinder qrcode qrcode.viewfinder dot.viewfinder
        text.viewfinder
        house house.fill house.circle house.circle.fill house.slash house.lodge house.and.flag
        homekit building building.fill building.2 building.2.fill building.2.crop.circle
        building.columns building.columns.fill storefront storefront.fill tent tent.fill
        lightbulb lightbulb.fill lightbulb.circle lightbulb.slash lightbulb.slash.fill
        lightbulb.max lamp.desk lamp.desk.fill lamp.table lamp.floor lamp.ceiling light.max
        light.min fan fan.fill fan.desk fan.ceiling sofa sofa.fill chair chair.fill chair.lounge
        chair.lounge.fill bed.double bed.double.fill bathtub bathtub.fill shower shower.fill
        toilet sink washer dryer dishwasher oven stove microwave refrigerator refrigerator.fill
        cabinet table.furniture door.left.hand.open door.left.hand.closed door.garage.closed
        window.vertical.open curtains.open blinds.vertical.closed stairs spigot sprinkler
        powerplug powerplug.fill poweroutlet.type.b switch.2 lightswitch.on
        air.conditioner.horizontal humidifier heater.vertical fireplace entry.lever.keypad
        web.camera video.doorbell sensor frying.pan frying.pan.fill fork.knife fork.knife.circle
        fork.knife.circle.fill cup.and.saucer cup.and.saucer.fill cup.and.heat.waves mug
        mug.fill wineglass wineglass.fill birthday.cake birthday.cake.fill
        takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill waterbottle
        waterbottle.fill
        cart cart.fill cart.circle cart.circle.fill cart.badge.plus cart.badge.minus
        cart.fill.badge.plus cart.badge.questionmark bag bag.fill bag.circle bag.badge.plus
        bag.fill.badge.plus bag.badge.minus basket basket.fill handbag handbag.fill creditcard
        creditcard.fill creditcard.circle creditcard.and.123
        creditcard.trianglebadge.exclamationmark wallet.pass wallet.pass.fill wallet.bifold
        giftcard giftcard.fill gift gift.fill gift.circle banknote banknote.fill dollarsign
        dollarsign.circle dollarsign.circle.fill dollarsign.square eurosign.circle
        eurosign.circle.fill sterlingsign.circle yensign.circle bitcoinsign.circle
        bitcoinsign.circle.fill indianrupeesign.circle rublesign.circle wonsign.circle
        turkishlirasign.circle percent shippingbox shippingbox.fill shippingbox.circle cube
        cube.fill cube.transparent chart.bar chart.bar.fill chart.bar.xaxis chart.pie
        chart.pie.fill chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis
        chart.line.uptrend.xyaxis.circle chart.xyaxis.line chart.dots.scatter briefcase
        briefcase.fill briefcase.circle case case.fill suitcase suitcase.fill suitcase.rolling
        latch.2.case duffle.bag duffle.bag.fill signature tablecells tablecells.fill table
        table.fill
        car car.fill car.circle car.2 car.2.fill car.side car.side.fill bus bus.fill
        bus.doubledecker tram tram.fill tram.circle train.side.front.car train.side.middle.car
        lightrail cablecar ferry ferry.fill sailboat sailboat.fill bicycle bicycle.circle
        scooter motorcycle box.truck box.truck.fill truck.box truck.box.fill fuelpump
        fuelpump.fill fuelpump.circle ev.charger ev.charger.fill parkingsign parkingsign.circle
        road.lanes steeringwheel engine.combustion airplane airplane.circle airplane.departure
        airplane.arrival signpost.right signpost.right.fill signpost.left
        signpost.right.and.left binoculars binoculars.fill figure.walk.diamond
        arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
        arrow.triangle.turn.up.right.circle arrow.triangle.branch arrow.triangle.merge
        arrow.triangle.swap arrow.triangle.pull arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
        arrow.triangle.2.circlepath.icloud
        cross cross.fill cross.circle cross.circle.fill cross.case cross.case.fill cross.vial
        pills pills.fill pill pill.fill syringe syringe.fill bandage bandage.fill stethoscope
        medical.thermometer medical.thermometer.fill lungs lungs.fill staroflife staroflife.fill
        allergens microbe microbe.fill testtube.2 flask flask.fill inhaler ivfluid.bag dumbbell
        dumbbell.fill sportscourt sportscourt.fill soccerball soccerball.inverse basketball
        basketball.fill football football.fill american.football tennisball tennisball.fill
        tennis.racket volleyball volleyball.fill baseball baseball.fill cricket.ball hockey.puck
        skateboard surfboard trophy trophy.fill trophy.circle medal medal.fill rosette gauge
        gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.67percent gauge.medium
        gauge.high speedometer barometer stopwatch stopwatch.fill timer timer.circle
        timer.square clock clock.fill clock.circle clock.badge.checkmark
        clock.badge.exclamationmark clock.arrow.circlepath clock.arrow.2.circlepath deskclock
        alarm alarm.fill alarm.waves.left.and.right hourglass hourglass.circle
        hourglass.bottomhalf.filled hourglass.tophalf.filled scalemass scalemass.fill
        iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.landscape iphone.slash
        iphone.radiowaves.left.and.right iphone.and.arrow.forward apps.iphone ipad
        ipad.landscape ipad.and.iphone ipod ipodtouch applewatch applewatch.watchface
        applewatch.radiowaves.left.and.right exclamationmark.applewatch macbook
        macbook.and.iphone laptopcomputer laptopcomputer.and.iphone laptopcomputer.slash
        desktopcomputer pc macpro.gen3 macmini server.rack display display.2 tv tv.fill
        tv.circle tv.slash appletv homepod homepod.fill homepodmini hifispeaker hifispeaker.fill
        hifispeaker.2 airpods airpodspro airpodsmax airpods.gen3 airpods.chargingcase earpods
        """
}
