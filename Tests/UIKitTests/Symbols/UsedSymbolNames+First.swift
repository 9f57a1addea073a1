extension UsedSymbolNames {
    /// Names of documents, people, marks, weather and animals.
    static let first = """
        square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.circle
        square.and.arrow.up.circle.fill square.and.arrow.up.on.square square.and.arrow.down
        square.and.arrow.down.fill square.and.arrow.down.on.square
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward pencil
        pencil.circle pencil.circle.fill pencil.slash pencil.line pencil.and.outline
        pencil.and.scribble pencil.and.ruler pencil.and.ruler.fill pencil.tip
        pencil.tip.crop.circle square.and.pencil square.and.pencil.circle
        rectangle.and.pencil.and.ellipsis scribble scribble.variable highlighter eraser
        eraser.fill eraser.line.dashed lasso trash trash.fill trash.circle trash.circle.fill
        trash.square trash.slash trash.slash.fill arrow.up.trash
        folder folder.fill folder.circle folder.circle.fill folder.badge.plus
        folder.fill.badge.plus folder.badge.minus folder.badge.questionmark
        folder.badge.person.crop folder.badge.gearshape plus.rectangle.on.folder
        plus.rectangle.on.folder.fill questionmark.folder questionmark.folder.fill paperplane
        paperplane.fill paperplane.circle paperplane.circle.fill tray tray.fill tray.circle
        tray.2 tray.2.fill tray.full tray.full.fill tray.and.arrow.up tray.and.arrow.up.fill
        tray.and.arrow.down tray.and.arrow.down.fill archivebox archivebox.fill
        archivebox.circle archivebox.circle.fill xmark.bin xmark.bin.fill arrow.up.bin
        arrow.up.bin.fill
        doc doc.fill doc.circle doc.badge.plus doc.badge.gearshape doc.badge.ellipsis
        doc.badge.clock doc.badge.arrow.up doc.text doc.text.fill doc.text.magnifyingglass
        doc.text.image doc.text.viewfinder doc.viewfinder doc.on.doc doc.on.doc.fill
        doc.on.clipboard doc.on.clipboard.fill doc.plaintext doc.plaintext.fill doc.richtext
        doc.richtext.fill doc.append doc.zipper doc.questionmark arrow.up.doc arrow.up.doc.fill
        arrow.down.doc arrow.down.doc.fill lock.doc lock.doc.fill chart.bar.doc.horizontal
        document document.fill document.on.document text.document richtext.page clipboard
        clipboard.fill list.clipboard list.clipboard.fill list.bullet.clipboard
        list.bullet.clipboard.fill pencil.and.list.clipboard heart.text.clipboard note note.text
        note.text.badge.plus text.page scroll scroll.fill receipt receipt.fill
        calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.minus
        calendar.badge.clock calendar.badge.exclamationmark calendar.badge.checkmark
        calendar.day.timeline.left book book.fill book.circle book.circle.fill book.closed
        book.closed.fill books.vertical books.vertical.fill book.pages text.book.closed
        text.book.closed.fill character.book.closed character.book.closed.fill menucard magazine
        magazine.fill newspaper newspaper.fill newspaper.circle bookmark bookmark.fill
        bookmark.circle bookmark.circle.fill bookmark.slash bookmark.square graduationcap
        graduationcap.fill graduationcap.circle ruler ruler.fill backpack backpack.fill
        studentdesk paperclip paperclip.circle paperclip.badge.ellipsis link link.circle
        link.circle.fill link.badge.plus personalhotspot
        person person.fill person.circle person.circle.fill person.badge.plus person.badge.minus
        person.badge.clock person.badge.key person.badge.key.fill person.badge.shield.checkmark
        person.fill.badge.plus person.fill.badge.minus person.fill.checkmark person.fill.xmark
        person.fill.questionmark person.slash person.slash.fill person.2 person.2.fill
        person.2.circle person.2.circle.fill person.2.slash person.2.badge.plus
        person.2.badge.gearshape person.2.wave.2 person.wave.2 person.wave.2.fill person.3
        person.3.fill person.3.sequence person.3.sequence.fill person.crop.circle
        person.crop.circle.fill person.crop.circle.badge.plus person.crop.circle.badge.minus
        person.crop.circle.badge.checkmark person.crop.circle.badge.xmark
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.checkmark
        person.crop.square person.crop.square.fill person.crop.rectangle
        person.crop.rectangle.fill person.crop.artframe person.crop.circle.dashed
        person.text.rectangle person.text.rectangle.fill person.line.dotted.person
        person.line.dotted.person.fill person.and.background.dotted person.fill.viewfinder
        person.icloud person.bust rectangle.stack.person.crop person.2.crop.square.stack
        figure.stand figure.walk figure.walk.circle figure.walk.motion figure.run
        figure.run.circle figure.wave figure.arms.open figure.roll figure.2 figure.2.arms.open
        figure.2.and.child.holdinghands figure.and.child.holdinghands figure.child
        figure.dress.line.vertical.figure figure.yoga figure.mind.and.body figure.cooldown
        figure.flexibility figure.strengthtraining.traditional
        figure.strengthtraining.functional figure.core.training figure.pilates
        figure.highintensity.intervaltraining figure.mixed.cardio figure.cross.training
        figure.elliptical figure.stairs figure.stair.stepper figure.step.training figure.hiking
        figure.outdoor.cycle figure.indoor.cycle figure.pool.swim figure.open.water.swim
        figure.surfing figure.skiing.downhill figure.skiing.crosscountry figure.snowboarding
        figure.skating figure.climbing figure.dance figure.socialdance figure.soccer
        figure.basketball figure.tennis figure.badminton figure.table.tennis figure.pickleball
        figure.golf figure.baseball figure.boxing figure.kickboxing figure.martial.arts
        figure.wrestling figure.rower figure.jumprope figure.volleyball figure.handball
        figure.gymnastics figure.taichi figure.barre figure.archery figure.fishing
        figure.equestrian.sports figure.cricket figure.hockey figure.american.football
        figure.australian.football figure.rugby figure.lacrosse figure.softball figure.squash
        figure.racquetball figure.bowling figure.curling figure.fencing figure.hunting
        figure.play figure.rolling figure.sailing figure.hand.cycling figure.track.and.field
        figure.disc.sports figure.water.fitness figure.waterpolo figure.seated.side figure.fall
        eye eye.fill eye.circle eye.circle.fill eye.slash eye.slash.fill eye.slash.circle
        eye.trianglebadge.exclamationmark eyes eyebrow mouth mouth.fill nose mustache
        mustache.fill brain brain.fill brain.head.profile ear ear.fill ear.badge.checkmark
        ear.and.waveform hand.raised hand.raised.fill hand.raised.slash hand.raised.slash.fill
        hand.raised.circle hand.raised.square hand.raised.fingers.spread hand.thumbsup
        hand.thumbsup.fill hand.thumbsup.circle hand.thumbsdown hand.thumbsdown.fill
        hand.point.up.left hand.point.up.left.fill hand.point.up hand.point.right
        hand.point.right.fill hand.point.left hand.point.left.fill hand.point.down hand.draw
        hand.tap hand.tap.fill hand.wave hand.wave.fill hands.clap hands.clap.fill
        hands.sparkles hands.sparkles.fill face.smiling face.smiling.fill face.smiling.inverse
        face.dashed face.dashed.fill accessibility accessibility.fill facemask facemask.fill
        eyeglasses sunglasses sunglasses.fill crown crown.fill tshirt tshirt.fill shoe shoe.fill
        shoeprints.fill comb comb.fill
        heart heart.fill heart.circle heart.circle.fill heart.square heart.slash
        heart.slash.fill heart.slash.circle heart.text.square heart.text.square.fill
        heart.rectangle bolt.heart bolt.heart.fill arrow.up.heart arrow.clockwise.heart
        suit.heart suit.heart.fill suit.club suit.club.fill suit.spade suit.spade.fill
        suit.diamond suit.diamond.fill star star.fill star.circle star.circle.fill star.square
        star.square.fill star.slash star.slash.fill star.leadinghalf.filled star.bubble
        star.bubble.fill flag flag.fill flag.circle flag.circle.fill flag.slash flag.slash.fill
        flag.2.crossed flag.2.crossed.fill flag.checkered flag.checkered.2.crossed bell
        bell.fill bell.circle bell.circle.fill bell.slash bell.slash.fill bell.slash.circle
        bell.badge bell.badge.fill bell.badge.circle bell.badge.slash
        bell.and.waves.left.and.right tag tag.fill tag.circle tag.circle.fill tag.slash pin
        pin.fill pin.circle pin.slash pin.slash.fill mappin mappin.circle mappin.circle.fill
        mappin.slash mappin.and.ellipse map map.fill map.circle location location.fill
        location.circle location.circle.fill location.slash location.slash.fill location.north
        location.north.fill location.north.line location.north.circle location.viewfinder safari
        safari.fill globe globe.americas globe.americas.fill globe.europe.africa
        globe.europe.africa.fill globe.asia.australia globe.asia.australia.fill network
        network.badge.shield.half.filled
        sun.min sun.min.fill sun.max sun.max.fill sun.max.circle sun.haze sun.haze.fill sun.dust
        sun.rain sun.snow sun.horizon sun.horizon.fill sunrise sunrise.fill sunset sunset.fill
        moon moon.fill moon.circle moon.circle.fill moon.stars moon.stars.fill moon.zzz
        moon.zzz.fill moon.haze moonphase.new.moon moonphase.waxing.crescent
        moonphase.first.quarter moonphase.waxing.gibbous moonphase.full.moon
        moonphase.waning.gibbous moonphase.last.quarter moonphase.waning.crescent zzz sparkle
        sparkles cloud cloud.fill cloud.circle cloud.drizzle cloud.drizzle.fill cloud.rain
        cloud.rain.fill cloud.heavyrain cloud.heavyrain.fill cloud.fog cloud.fog.fill cloud.hail
        cloud.hail.fill cloud.snow cloud.snow.fill cloud.sleet cloud.sleet.fill cloud.bolt
        cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.sun cloud.sun.fill
        cloud.sun.rain cloud.sun.rain.fill cloud.sun.bolt cloud.sun.bolt.fill cloud.moon
        cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.moon.bolt smoke smoke.fill
        wind wind.circle wind.snow snowflake snowflake.circle snowflake.slash tornado
        tropicalstorm hurricane humidity humidity.fill aqi.low aqi.medium aqi.high water.waves
        drop drop.fill drop.circle drop.circle.fill drop.triangle drop.halffull flame flame.fill
        flame.circle flame.circle.fill umbrella umbrella.fill beach.umbrella beach.umbrella.fill
        thermometer thermometer.medium thermometer.low thermometer.high thermometer.sun
        thermometer.sun.fill thermometer.snowflake rainbow bolt bolt.fill bolt.circle
        bolt.circle.fill bolt.slash bolt.slash.fill bolt.horizontal bolt.horizontal.fill
        bolt.horizontal.circle bolt.shield bolt.badge.automatic
        bolt.trianglebadge.exclamationmark bolt.ring.closed bolt.car bolt.car.fill mountain.2
        mountain.2.fill leaf leaf.fill leaf.circle leaf.arrow.circlepath tree tree.fill
        laurel.leading laurel.trailing camera.macro hare hare.fill tortoise tortoise.fill bird
        bird.fill fish fish.fill lizard lizard.fill ladybug ladybug.fill ant ant.fill cat
        cat.fill dog dog.fill pawprint pawprint.fill pawprint.circle carrot carrot.fill
        fossil.shell atom
        mic mic.fill mic.circle mic.circle.fill mic.slash mic.slash.fill mic.slash.circle
        """
}
