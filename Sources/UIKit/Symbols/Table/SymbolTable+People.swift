extension SymbolTable {
    /// Rows of people and hands.
    static let people = """
        person.circle #O12 12 9.25 :O12 9.8 2.8M7 17.8c.8-2.6 2.7-3.8 5-3.8s4.2 1.2 5 3.8
        person.crop.circle @2.75 2.75 18.5 18.5 #O12 12 9.25 :O12 10 3.2M5.8 18.5c1.3-2.3
          3.5-3.5 6.2-3.5s4.9 1.2 6.2 3.5
        person.crop.square @2.75 2.75 18.5 18.5 #R3 3 18 18 3.6 :O12 10 3.2M5.5 20.5c.5-3.2 3-5
          6.5-5s6 1.8 6.5 5
        person.crop.rectangle #R2 4 20 16 2.5 :O12 10.5 2.8M6 19.5c.6-3 2.8-4.5 6-4.5s5.4 1.5 6
          4.5
        person.crop.artframe #R4 2.5 16 19 2 :R7 5.5 10 13 .8O12 10.5 2M8.2 18c.5-2.5 2-3.7
          3.8-3.7s3.3 1.2 3.8 3.7
        person.crop.square.fill.and.at.rectangle !#R2 6.5 12 12 2:O8 11 1.8M4.5 17.5c.5-2 1.8-3
          3.5-3s3 1 3.5 3/?#R15.5 8.5 7 10 1.8
        person.crop.square.filled.and.at.rectangle =person.crop.square.fill.and.at.rectangle
        person.crop.rectangle.stack #R2.5 8 19 13 2 :O12 13 2.3M7.5 20.5c.6-2.5 2.3-3.5
          4.5-3.5s3.9 1 4.5 3.5 ~M5 5.3h14M7.5 2.8h9
        person.crop.square.on.square.angled =person.crop.rectangle.stack
        rectangle.stack.person.crop =person.crop.rectangle.stack
        person.2.crop.square.stack =person.crop.rectangle.stack
        rectangle.stack.badge.person.crop &rectangle.stack 1 12 12.25/_badge.person.crop 1 20
          18.5
        person.and.background.dotted #O12 9.5 3.2M6 19.5c0-3 2.5-4.8 6-4.8s6 1.8 6 4.8c0 .7-.4
          1-1 1H7c-.6 0-1-.3-1-1Z +O4 4 .8O8 4 .8O12 4 .8O16 4 .8O20 4 .8O4 8 .8O20 8 .8O4 12
          .8O20 12 .8
        person.and.arrow.left.and.arrow.right #O12 7.5 3.2M6.5 17c0-2.7 2.2-4.3 5.5-4.3s5.5 1.6
          5.5 4.3c0 .6-.4 1-1 1h-9c-.6 0-1-.4-1-1Z ~M4.5 8.5L1.5 11.5l3 3M19.5 8.5l3 3-3 3
        person.line.dotted.person #O5.5 8.5 2.5M2 17c0-2.3 1.4-3.7 3.5-3.7S9 14.7 9 17ZO18.5 8.5
          2.5M15 17c0-2.3 1.4-3.7 3.5-3.7S22 14.7 22 17Z +O10.5 8.5 .7O12.5 8.5 .7O14.5 8.5 .7
        person.2.circle #O12 12 9.25%person.2 .5 12 12
        person.3 @.5 5 23 14 &#O4.8 9 2.2M1 17.5c0-2.3 1.5-3.7 3.8-3.7s3.8 1.4 3.8 3.7ZO19.2 9
          2.2M15.4 17.5c0-2.3 1.5-3.7 3.8-3.7S23 15.2 23 17.5Z/#O12 8 3M6.5 18c0-3 2.2-4.8
          5.5-4.8s5.5 1.8 5.5 4.8c0 .5-.3.8-.8.8H7.3c-.5 0-.8-.3-.8-.8Z
        person.3.sequence =person.3
        person.2.wave.2 ~M2.5 5c-1 2-1 4.5 0 6.5M21.5 5c1 2 1 4.5 0 6.5 &person.2 .85 12 12.5
        person.wave.2 #O8.5 7.8 3.7M1.8 19c0-3 2.7-5 6.7-5s6.7 2 6.7 5c0 .9-.5 1.3-1.3
          1.3H3.1c-.8 0-1.3-.4-1.3-1.3Z ~M16.5 5.5c1.2 1.6 1.2 3.5 0 5M19.5 3.5c2.2 2.7 2.2 6.3
          0 9
        person.bust =person
        person.fill.turn.right =person.fill
        person.fill.turn.left =person.fill
        person.fill.turn.down =person.fill
        person.fill.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0
          1.7-1.3 3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&person.fill .5 12 12
        person.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3
          3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&person .5 12 12
        person.fill.checkmark !#O9.5 7.8 4M2 19c0-3.2 3-5.2 7.5-5.2S17 15.8 17 19c0 1-.6 1.5-1.6
          1.5H3.6C2.6 20.5 2 20 2 19Z/~M16 10l2.3 2.7L22.5 7
        person.fill.xmark !#O9.5 7.8 4M2 19c0-3.2 3-5.2 7.5-5.2S17 15.8 17 19c0 1-.6 1.5-1.6
          1.5H3.6C2.6 20.5 2 20 2 19Z/~M17.5 7.5l4.5 4.5M22 7.5L17.5 12
        person.fill.questionmark !#O9.5 7.8 4M2 19c0-3.2 3-5.2 7.5-5.2S17 15.8 17 19c0 1-.6
          1.5-1.6 1.5H3.6C2.6 20.5 2 20 2 19Z/&questionmark .45 19.5 9.5
        person.fill.and.arrow.left.and.arrow.right !#O12 7.5 3.2M6.5 17c0-2.7 2.2-4.3
          5.5-4.3s5.5 1.6 5.5 4.3c0 .6-.4 1-1 1h-9c-.6 0-1-.4-1-1Z&?~M4.5 8.5L1.5 11.5l3 3M19.5
          8.5l3 3-3 3
        person.text.rectangle #R2 4.5 20 15 2.5 :O8 10.3 2M4.5 16c.3-2 1.6-3 3.5-3s3.2 1 3.5
          3M14.5 9.5H19M14.5 12.5H19M14.5 15.5h3
        person.crop.circle.dashed ~O12 10 3.2M5.8 18.5c1.3-2.3 3.5-3.5 6.2-3.5s4.9 1.2 6.2
          3.5M9.6 3.1A9.25 9.25 0 0 1 14.4 3.1M17.2 4.4A9.25 9.25 0 0 1 20.3 8M21.2 11.5A9.25
          9.25 0 0 1 20.3 16M6.8 4.4A9.25 9.25 0 0 0 3.7 8M2.8 11.5A9.25 9.25 0 0 0 3.7 16M9
          20.8A9.25 9.25 0 0 0 15 20.8
        person.crop.circle.badge &person.crop.circle 1 12 12/_badge 1 18.5 5.5
        person.badge.shield.checkmark &person 1 12 12/shield.fill .5 18.5 16
        person.badge.shield.exclamationmark =person.badge.shield.checkmark
        figure.stand #O12 3.8 1.9 ~M9 8.5c1.5-.5 4.5-.5 6 0M9 8.5l-1 6.5M15 8.5l1 6.5M10
          9.5v12M14 9.5v12M12 15.5v6 !
        figure.arms.open ~M3 8.5c3 1 6 1.3 9 1.3s6-.3 9-1.3M10 10l.3 4.5L8.5 21.5M14 10l-.3 4.5
          1.8 7M10.3 14.5h3.4 !#O12 4.5 2
        figure.wave ~M12 9v6M12 15l-2 6.5M12 15l2 6.5M12 9.5L8 11.5l-1 3.5M12 9.5L16
          8l1.5-3.5M20 4c.7 1 .7 2.5 0 3.5 !#O12 4.5 2
        figure.walk ~M12 9l-.5 5.5L15 18l.8 3.5M11.5 14.5L9.5 18 7 21.5M12 9L8.5 10.5 7.5 14M12
          9l2.5 3 3 1 !#O13 4.2 2
        figure.walk.circle #O12 12 9.25%figure.walk .55 12 12
        figure.walk.motion ~M14 9l-.5 5.5L17 18l.8 3.5M13.5 14.5L11.5 18 9 21.5M14 9l-3.5 1.5-1
          3.5M14 9l2.5 3 3 1M3 9h4M2 13h4M3 17h3 !#O15 4.2 2
        figure.walk.arrival ~M9 9l-.5 5.5L12 18l.8 3.5M8.5 14.5L6.5 18 4 21.5M9 9l-3.5 1.5-1
          3.5M9 9l2.5 3 3 1M18 5v10M15.5 12.5L18 15l2.5-2.5 !#O10 4.2 2
        figure.walk.departure ~M9 9l-.5 5.5L12 18l.8 3.5M8.5 14.5L6.5 18 4 21.5M9 9l-3.5 1.5-1
          3.5M9 9l2.5 3 3 1M18 15V5M15.5 7.5L18 5l2.5 2.5 !#O10 4.2 2
        figure.run ~M13 8.5l-3 5.5 4.5 3L13.5 21.5M10 14l-1 3.5H4.5M13 8.5L8.5 8 6 11M13 8.5l2.5
          4h4 !#O16 4.2 2
        figure.run.circle #O12 12 9.25%figure.run .55 12 12
        figure.run.treadmill ~M12 7.5l-2.5 5 4 3-.5 4M9.5 12.5L8.5 15.5H5M12 7.5L8 7.5 6 10M12
          7.5l2 3.5h3M3 21.5h16L21 8h-2 !#O14.5 3.7 1.9
        figure.roll ~M10 8v6h5l2 5.5h2.5M10 10.5h4.5M8 11.5A5 5 0 1 0 14.5 18 !#O10 4.5 2
        figure.roll.runningpace =figure.roll
        figure.cooldown ~M12 9v6M12 15l-2.5 6.5M12 15l2.5 6.5M12 9.5L7 8 4.5 4M12 9.5L17 8l2.5-4
          !#O12 4.5 2
        figure.mind.and.body ~M12 8.5V14M12 9.5L7.5 12 4.5 16M12 9.5l4.5 2.5 3 4M12 14c-4 .5-7
          2-7.5 4.5 2.5 1.5 5 0 7.5-1.2 2.5 1.2 5 2.7 7.5 1.2C19 16 16 14.5 12 14Z !#O12 4.5 2
        figure.yoga ~M12 8.5v6M12 14.5L8 17.5l-4 .5M12 14.5l4 3 4 .5M12 9L7.5 6.5 9 2.5M12
          9l4.5-2.5L15 2.5M4 21.5h16 !#O12 5 1.8
        figure.flexibility ~M8 11L16 8M8 11l-3.5 9M8 11l4.5 4-1 5.5M16 8l4 4 !#O18.5 5.5 2
        figure.strengthtraining.traditional ~M12 10v5M12 15l-3 2 .5 4.5M12 15l3 2-.5 4.5M12
          10.5L6 9V4.5M12 10.5l6-1.5V4.5M3 4.5h18M3.5 2.5v4M20.5 2.5v4 !#O12 6.5 1.9
        figure.strengthtraining.functional ~M9 9.5l1 5.5M10 15l-4 2-1 4.5M10 15l4 2.5 1 4M9
          9.5L14 12l3-3.5M14.5 7l5 3 !#O8 5.5 2
        figure.core.training ~M3 20.5h18M4 18L9 17l4-5 4.5 2 3.5 4M13 12l-3-3 !#O7 13.5 2
        figure.pilates =figure.core.training
        figure.highintensity.intervaltraining ~M12 9L10.5 14l4 2.5-1 5M10.5 14L7 16.5l-3-1M12
          9L8 8 5 10M12 9l4 1 3-2.5M19 16l-1.5 3h3L19 22 !#O13.5 4.5 2
        figure.mixed.cardio =figure.highintensity.intervaltraining
        figure.cross.training =figure.strengthtraining.functional
        figure.elliptical ~M11 9l.5 6M11.5 15L8 20.5M11.5 15l4 5.5M11 9.5l4 2 3-2.5M18 4.5v16M4
          21.5h16 !#O10.5 4.5 2
        figure.stairs ~M10 7.5L9.5 12l3.5 3v3M9.5 12L6 14v3.5M10 7.5L7 9M10 7.5l2.5 2.5H15M3
          21.5h4v-3h6v-3h4v-3h4.5 !#O11 3.7 1.9
        figure.step.training =figure.stairs
        figure.stair.stepper =figure.stairs
        figure.hiking ~M12 9l-.5 5.5L15 18l.8 3.5M11.5 14.5L9.5 18 7 21.5M12 9l3 3 3-.5M18.5
          9l-1.5 12.5M11 8.5l-4 .5-1 5 4 .5Z !#O13 4.2 2
        figure.outdoor.cycle ~O5 17 4O19 17 4M12 17.5v-4L9 11.5l4-4 2.5 3h3.5 !#O15.5 4 1.8
        figure.indoor.cycle ~O14.5 17 4M5 21.5h15M12 17V13L9 11l4-4 2.5 3h3.5M18.5 8l.5 9M7
          14l1.5 7 !#O15 3.7 1.8
        figure.pool.swim ~M2 18.5c2-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0M4.5
          14L10 9.5l5 5M10 9.5L14.5 6.5 19 7.5 !#O18.5 12 2
        figure.open.water.swim =figure.pool.swim
        figure.water.fitness =figure.pool.swim
        figure.surfing ~M2 20.5c6 1 14-.5 20-4.5M11 9v4.5l-3 2.5v3M11 13.5l4 2v2.5M11 9.5L6 9M11
          9.5l5 1 2.5-2 !#O11 5 2
        figure.skiing.downhill ~M3 16l17 5.5M13 9l-3 4 3.5 3-1.5 3M13 9l3.5 3 4 0M11 9.5L7 11M5
          9.5L12 20 !#O15 4.7 2
        figure.skiing.crosscountry =figure.skiing.downhill
        figure.snowboarding ~M4 16.5c.5 1.5 1.5 2 3 2.3L19 21.5M12.5 9L10 13.5l3.5 2.5-1 3M10
          13.5L7 17.5M12.5 9l4 2.5 3.5-1M12.5 9L8 8 5.5 10 !#O15 4.7 2
        figure.skating ~M12 9l-1.5 5 4 3.5v3M10.5 14L6 17 3 16M12 9L7 8.5M12 9l4 2 4-1.5M12.5
          21.5h4 !#O13.5 4.5 2
        figure.climbing ~M12 9v5l4 2.5v5M12 14l-3.5 3L7 21.5M12 9.5L8 7.5V3M12 9.5l4-1.5
          1.5-4M20.5 2.5v19 !#O12.5 5 1.9
        figure.dance ~M12 8.5L11 14.5l-4 3 1 4M11 14.5l4.5 2.5 0 4.5M12 9L7.5 7.5 8.5 3M12 9l5
          .5 2.5 4 !#O13 4.5 2
        figure.socialdance ~M8 9v6l-2 6.5M8 15l2 6.5M8 10l4 1.5 4-1.5M16 9v6l-2 6.5M16 15l2 6.5
          !#O8 5 1.9 O16 5 1.9
        figure.2 ~M7.5 9v6.5M5.5 9.5v5M9.5 9.5v5M6.5 15v6.5M8.5 15v6.5M16.5 9v6.5M14.5
          9.5v5M18.5 9.5v5M15.5 15v6.5M17.5 15v6.5 !#O7.5 4.7 2 O16.5 4.7 2
        figure.2.and.child.holdinghands ~M5 9v6l-1 6.5M5 15l1 6.5M5 9.5l3 4 4 1 4-1 3-4M19
          9v6l-1 6.5M19 15l1 6.5M12 14.5v3.5l-1 3.5M12 18l1 3.5 !#O5 5 1.9 O19 5 1.9 O12 11 1.6
        figure.and.child.holdinghands ~M8 9v6l-1.5 6.5M8 15l1.5 6.5M8 9.5l4 5 4 1M8 9.5L5 14M16
          15.5v3l-1 3M16 18.5l1 3 !#O8 4.8 2 O16 12 1.7
        figure.child ~M12 11v5l-2 5M12 16l2 5M12 12L8 14.5M12 12l4 2.5 !#O12 7 2.4
        figure.dress.line.vertical.figure ~M12 3v18M6 9L3.5 16h5L6 9M5 16v5.5M7 16v5.5M18
          9v6M16.5 9.5v5M19.5 9.5v5M17.3 15v6.5M18.7 15v6.5 !#O6 5 1.9 O18 5 1.9
        figure.fall ~M14 10L9 12.5l1.5 4.5-5 2M9 12.5L4.5 12.5M14 10l2.5 4.5M14 10l4-.5 2.5-3M3
          21.5h18 !#O16.5 6 2
        figure.soccer ~M12 9l-1.5 5 4 2.5L16 20M10.5 14L7 17l-3 .5M12 9L8 10.5M12 9l4 2 2.5-2.5
          !#O13.5 4.5 2 O19.5 20 1.5
        figure.basketball ~M12 9.5v5.5l-2.5 6.5M12 15l2.5 6.5M12 10L8 12l-1.5-3M12 10l4-1.5
          1-3.5 !#O12 5.5 1.9 O17.5 2.7 1.5
        figure.tennis ~M11 9l-1 5.5 4.5 2.5 1 4.5M10 14.5L8 18l-3.5 2.5M11 9.5L7 11M11 9.5l4 1
          2.5-2.5M17.5 8l1-1.5E20 4.5 1.8 2.3 !#O11.5 4.7 2
        figure.badminton =figure.tennis
        figure.table.tennis =figure.tennis
        figure.golf ~M10 9v6l-2 6.5M10 15l3 2.5-.5 4M10 9.5l5 2.5M15 12l4.5 7.5h2 !#O10 4.8 2
          O3.5 20.5 1
        figure.baseball ~M11 9.5l-1 5L7 17.5 6 21.5M10 14.5l4.5 2.5 1 4.5M11 9.5l4 0 1-2M16
          8l3.5-6 !#O10.5 5 2
        figure.boxing ~M10 9v6l-3 6.5M10 15l4 2.5.5 4M10 9.5l4 2 3.5-2M10 9.5L7.5 12.5 10 13
          !#O10.5 4.8 2 O19 8.5 1.5
        figure.martial.arts ~M9 9l.5 6-1.5 6.5M9.5 15L15 12.5l5-3.5M9 9.5L5 11M9 9.5l4 1.5
          !#O8.5 4.8 2
        figure.kickboxing =figure.martial.arts
        figure.rower ~M2 19.5h20M6 17.5l4-3 3 2 4-3M8 9.5l2 5M8 9.5l5 2 3.5-1M13 10l6 5 !#O8 5.5
          2
        figure.outdoor.rowing =figure.rower
        figure.jumprope ~M12 9v5.5l-1.5 5M12 14.5l1.5 5M12 9.5L8.5 12 5 11.5M12 9.5l3.5 2.5
          3.5-.5M5 11.5c-3 12 17 12 14 0 !#O12 4.8 2
        figure.volleyball =figure.basketball
        figure.handball =figure.basketball
        figure.gymnastics =figure.cooldown
        figure.taichi ~M12 9v5.5l-4.5 2-.5 5M12 14.5l4 2.5 1 4.5M12 9.5L7 10.5M12 9.5l5 0 2.5 2
          !#O12 4.8 2
        figure.barre =figure.dance
        figure.archery ~M9 9.5v6l-2 6M9 15.5l2 6M9 10h8M17 4c4 3.5 4 8.5 0 12M14 10h8 !#O9 5.3 2
        figure.fishing ~M8 9.5v6h4v6M8 10.5l4 2 3.5-2.5M15 10L20.5 3.5v10 !#O8 5.3 2
        figure.equestrian.sports =figure.roll
        figure.cricket =figure.baseball
        figure.hockey =figure.golf
        figure.american.football =figure.run
        figure.rugby =figure.run
        figure.track.and.field =figure.run
        figure.disc.sports =figure.basketball
        figure.seated.side ~M9 9v6h6v6.5M9 11h4 !#O9 5 2
        figure.seated.side.right =figure.seated.side
        figure.seated.seatbelt ~M12 9v6M8.5 9.5L7 15M15.5 9.5L17 15M9 15v6.5M15 15v6.5M9 9.5l6
          6M8.5 9h7 !#O12 5 2
        figure.mixed.cardio.circle #O12 12 9.25%figure.mixed.cardio .55 12 12
        figure #O12 4 2 ~M12 8.5v6M9 8.8c2-.4 4-.4 6 0M9 8.8L8 14.5M15 8.8l1 5.7M10.3
          9v12.5M13.7 9v12.5 !
        accessibility #O12 12 9.25 *O12 7.5 1.4 :M7.5 10c3 1 6 1 9 0M12 10.8v3M12 13.8l-2 4M12
          13.8l2 4
        ear #M6.5 9.5C6.5 5.5 9 2.5 12.5 2.5s6 2.8 6 6.5c0 5-4 5-4.8 9-.4 2-1.5 3.5-3.5 3.5-2.2
          0-3.7-1.7-3.7-4 :M9.5 9.5c0-2.2 1.3-3.7 3-3.7s3 1.5 3 3.5c0 2-2.5 2.2-2.5 4.2
        ear.and.waveform ~M18.5 9v6M21.5 10.5v3 &ear .95 10 12
        hearingdevice.ear =ear
        eyes #E7 12 4.5 7E17 12 4.5 7 *E8.5 13.5 1.8 3E18.5 13.5 1.8 3
        eye.circle #O12 12 9.25%eye .6 12 12
        eye.trianglebadge.exclamationmark &eye 1 12 12/_trianglebadge.exclamationmark 1 20 17
        nose ~M13.5 3c0 5-1 6-4 10-1.5 2-.5 4 1.5 4s1.5 2 3.5 2 3-1.3 3-3
        mouth #M2 12c3-3 5.5-5 7.5-5 1 0 1.7.5 2.5.5s1.5-.5 2.5-.5c2 0 4.5 2 7.5 5-2.5 3.5-6
          5.5-10 5.5S4.5 15.5 2 12Z :M2 12c6 1.5 14 1.5 20 0
        mustache #M12 8.5c1.5-1.5 4.5-1.5 5.5.5 1 2.3 3 3 5 2-1 4-7 6-10.5 2.5C8.5 17 2.5 15 1.5
          11c2 1 4 .3 5-2 1-2 4-2 5.5-.5Z
        brain #M11.5 5c-1-2.5-4.5-2.5-5.5 0-2.5.3-3.5 3-2.5 5-1.8 1.5-1.5 4.5.5 5.5-.3 2.5 2 4.3
          4 3.5 1 2 3.5 1.5 3.5-.5ZM12.5 5c1-2.5 4.5-2.5 5.5 0 2.5.3 3.5 3 2.5 5 1.8 1.5 1.5
          4.5-.5 5.5.3 2.5-2 4.3-4 3.5-1 2-3.5 1.5-3.5-.5Z :M8 9.5c1.5 0 2 1 2 2M7 14.5c1.3-.8
          2.5-.5 3 .5M16 9.5c-1.5 0-2 1-2 2M17 14.5c-1.3-.8-2.5-.5-3 .5
        brain.head.profile #M5.5 21.5v-4C3.5 15.5 3 13 3 11c0-5 4-8.5 9-8.5s8.5 3.5 8.5 8l1.3
          3c.2.5 0 1-.5 1h-1.5v2.5c0 1.5-1 2.5-2.5 2.5H15v2 :M8 11c-1-2.5 1.5-4.5 3-3.5 1.5-1.3
          4.5-.3 4.5 2 1 1.5 0 3.3-1.7 3-1 1.5-3 1.5-3.3 0-1.5.3-2.5-.5-2.5-1.5Z
        brain.filled.head.profile !#M5.5 21.5v-4C3.5 15.5 3 13 3 11c0-5 4-8.5 9-8.5s8.5 3.5 8.5
          8l1.3 3c.2.5 0 1-.5 1h-1.5v2.5c0 1.5-1 2.5-2.5 2.5H15v2Z :M8 11c-1-2.5 1.5-4.5 3-3.5
          1.5-1.3 4.5-.3 4.5 2 1 1.5 0 3.3-1.7 3-1 1.5-3 1.5-3.3 0-1.5.3-2.5-.5-2.5-1.5Z
        head.profile.arrow.forward.and.visionpro =brain.head.profile
        lungs ~M12 3v7.5M12 10.5L9.5 13M12 10.5l2.5 2.5 #M9.5 9.5c0-2-.7-3-1.8-3C5.5 6.5 2.5 12
          2.5 17.5c0 2 1 2.7 2.5 2.5l3-.8c1-.3 1.5-1 1.5-2ZM14.5 9.5c0-2 .7-3 1.8-3 2.2 0 5.2
          5.5 5.2 11 0 2-1 2.7-2.5 2.5l-3-.8c-1-.3-1.5-1-1.5-2Z
        hand.raised.fingers.spread =hand.raised
        hand.raised.palm.facing =hand.raised
        hand.raised.square.on.square &square.on.square 1 12 12&hand.raised .45 9.3 9.3
        hand.thumbsdown #M3 12.5c0 .6.4 1 1 1h3.3c1.6 1.6 2.5 3.3 3 6 .2 1.2 1 2 2 2 1.4 0
          2.3-1.2 2.1-3l-.5-4h4.4c1.7 0 2.9-1.5 2.5-3.2l-1-4.6c-.4-1.9-1.7-3.2-3.6-3.2h-5.5c-1.7
          0-2.7.5-4 1.5H4c-.6 0-1 .4-1 1Z
        hand.thumbsup.circle #O12 12 9.25%hand.thumbsup .52 12 12
        hand.point.up.left #M9.5 13V4.5c0-1 .7-1.7 1.6-1.7s1.6.7 1.6 1.7V10c.5-.8 2.5-.7
          2.7.7.8-.6 2.3-.3 2.5 1 .8-.5 2.1 0 2.1 1.4v2.4c0 3.5-2 6-5.5 6h-1.5c-2
          0-3.3-.8-4.3-2.5l-3.3-5.5c-.8-1.5 1.5-2.8 2.6-1.5Z
        hand.point.up =hand.point.up.left
        hand.point.up.braille =hand.point.up.left
        hand.point.right #M13 7h7c1 0 1.7.7 1.7 1.6s-.7 1.6-1.7 1.6h-4.5c.8.5.7 2.3-.7 2.6.5.8.2
          2.2-1.1 2.4.4.9-.2 2-1.5 2H8.5c-3.5 0-6-2-6-5.3V9.5c0-2 .8-3.3 2.5-4.3L9.5 3c1.5-.8
          2.8 1.3 1.5 2.5L9.5 7Z
        hand.point.left #M11 7H4c-1 0-1.7.7-1.7 1.6s.7 1.6 1.7 1.6h4.5c-.8.5-.7 2.3.7
          2.6-.5.8-.2 2.2 1.1 2.4-.4.9.2 2 1.5 2h3.7c3.5 0 6-2 6-5.3V9.5c0-2-.8-3.3-2.5-4.3L14.5
          3c-1.5-.8-2.8 1.3-1.5 2.5L14.5 7Z
        hand.point.down #M9.5 11v8.5c0 1 .7 1.7 1.6 1.7s1.6-.7 1.6-1.7V14c.5.8 2.5.7 2.7-.7.8.6
          2.3.3 2.5-1 .8.5 2.1 0 2.1-1.4V8.5c0-3.5-2-6-5.5-6h-1.5c-2 0-3.3.8-4.3 2.5l-3.3
          5.5C4.6 12 6.9 13.3 8 12Z
        hand.tap ~M6 8.5a5 5 0 0 1 10 0 #M9.5 15V8.5c0-2 3-2 3 0V12c.5-.8 2.5-.7 2.7.7.8-.6
          2.3-.3 2.5 1 .8-.4 2.1 0 2.1 1.4v1.2c0 3.3-2 5.5-5.5 5.5h-1.3c-2
          0-3.3-.8-4.3-2.3l-2.6-3.7c-.9-1.5 1.3-2.6 2.4-1.5Z
        hand.draw ~M3 6c2-4 5-4 5.5-1S5 9 7.5 10 #M11 14.5V6.5c0-2 3-2 3 0V11c.5-.8 2.5-.7
          2.7.7.8-.6 2.3-.3 2.5 1 .8-.4 2.1 0 2.1 1.4v1.7c0 3.3-2 5.7-5.5 5.7h-1.3c-2
          0-3.3-.8-4.3-2.3L7.6 15.5c-.9-1.5 1.3-2.6 2.4-1.5Z
        hand.wave ~M16.5 3c2 .5 3.5 2 4 4M3.5 17c.5 2 2 3.5 4 4 #M10 6.5c-.8-.8-2.3.3-1.5 1.5l3
          4-5-4.3c-1-.8-2.3.6-1.5 1.5l4.5 5-3.5-2.5c-1-.7-2 .7-1.2 1.6l4.2 4.7c2.5 2.8 6 3
          8.5.5s2.7-5 1.5-8L17.5 6.5c-.5-1.3-2.4-.8-2.2.6l.5 3Z
        hands.clap #M9 8.5c-.8-.8-2.2.2-1.5 1.3l3 4-4.5-3.8c-1-.8-2.2.6-1.4 1.5l4.2
          4.5-3-2.2c-1-.7-2 .7-1.2 1.5l3.9 4.2c2.5 2.8 5.5 3 8 .5s2.7-4.5 1.7-7.5L16.5
          8.5c-.5-1.3-2.3-.8-2.1.6l.4 2.5Z ~M12.5 3l.5 2.5M17 2.5l-1 2.5M20.5 5.5L18.5 7
        hands.sparkles =hands.clap
        hands.and.sparkles =hands.clap
        hand.rays =hand.tap
        hand.palm.facing =hand.raised
        hand.pinch =hand.point.up.left
        heart.and.hand ~M2.5 17l3-2.5c1-.8 2-1 3.5-.8l4 .5c1.5.2 1.5 2.3 0 2.3H9.5M13.5
          16l5-2.5c1.5-.8 3 .8 1.7 2L15 20c-1 .8-2 1-3.5.8L7 20.5l-4.5 1 #M12.5 11C9.5 8.8 8 7.2
          8 5.3 8 4 9 3 10.2 3c1 0 1.8.5 2.3 1.5C13 3.5 13.8 3 14.8 3 16 3 17 4 17 5.3c0 1.9-1.5
          3.5-4.5 5.7Z
        hand.raised.app #R3 3 18 18 4.5%hand.raised .5 12 12
        hand.raised.brakesignal ~M5 5.5c-3 3.8-3 9.2 0 13M19 5.5c3 3.8 3 9.2 0 13 #O12 12
          6.5%hand.raised .38 12 12
        face.smiling #O12 12 9.25 *E9 10 1.1 1.5E15 10 1.1 1.5 :M7.5 14.5c2 3 7 3 9 0
        face.smiling.inverse =face.smiling.fill
        face.dashed ~M7.5 14.5c2 3 7 3 9 0M9.6 3.1A9.25 9.25 0 0 1 14.4 3.1M17.2 4.4A9.25 9.25 0
          0 1 20.3 8M21.2 11.5A9.25 9.25 0 0 1 20.3 16M6.8 4.4A9.25 9.25 0 0 0 3.7 8M2.8
          11.5A9.25 9.25 0 0 0 3.7 16M9 20.8A9.25 9.25 0 0 0 15 20.8 +E9 10 1.1 1.5E15 10 1.1
          1.5
        person.bubble &_bubble 1 12 12.75%person.fill .38 12 11.5
        person.icloud &icloud 1 12 12.25%person.fill .4 12 13
        figure.2.circle #O12 12 9.25%figure.2 .52 12 12
        figure.wave.circle #O12 12 9.25%figure.wave .52 12 12
        2.brakesignal =hand.raised.brakesignal
        shoe ~M2.5 18h19 #M2.5 15V8.5c1.5 1 3 1 4.5-.5l6 4.5c2 1.5 4 1.5 6 2 1.5.4 2.5 1.5 2.5
          3.5V19H4c-1 0-1.5-.5-1.5-1.5Z
        shoeprints.fill !#E7.5 8.5 3 5E7.5 17 2.2 2.5E16.5 10.5 3 5E16.5 19 2.2 2.5
        tshirt #M8.5 3.5L2.5 7l2 4.5 2.5-1V19c0 .8.7 1.5 1.5 1.5h7c.8 0 1.5-.7 1.5-1.5v-8.5l2.5
          1 2-4.5-6-3.5c-1 2.3-6 2.3-7 0Z
        hat.widebrim #E12 15.5 10 3 :M7 13.5C7 8 8.5 5.5 10 5.5c.8 0 1.2.5 2 .5s1.2-.5 2-.5c1.5
          0 3 2.5 3 8
        jacket #M9 3L4 5.5 3 19.5h4l.5 2h9l.5-2h4L20 5.5 15 3l-3 3Z :M12 6v15
        coat =jacket
        sunglasses #M3 10h7.5v3.5c0 2-1.5 3.5-3.7 3.5S3 15.5 3 13.5ZM13.5 10H21v3.5c0 2-1.5
          3.5-3.7 3.5s-3.8-1.5-3.8-3.5Z ~M10.5 10.5h3M3 10l2-4M21 10l-2-4
        eyeglasses ~O6.5 14 4O17.5 14 4M10.5 13.5c.8-1 2.2-1 3 0M2.5 13L4.5 6.5 7 5.5M21.5
          13L19.5 6.5 17 5.5
        facemask #M3 9c3-.5 6-2 9-2s6 1.5 9 2v4c0 1-.5 1.5-1.5 2-2 2.5-4.5 4-7.5
          4s-5.5-1.5-7.5-4C3.5 14.5 3 14 3 13Z :M7.5 12h9M8 15h8
        crown #M3 7.5l4.5 4L12 4.5l4.5 7 4.5-4-1.7 10.5c-.1.8-.7 1.2-1.5 1.2H6.2c-.8
          0-1.4-.4-1.5-1.2Z
        comb #M3 7c0-.6.4-1 1-1h16c.6 0 1 .4 1 1v2.5H3Z ~M4 9.5V17M7.2 9.5V17M10.4 9.5V17M13.6
          9.5V17M16.8 9.5V17M20 9.5V17
        teddybear ~M9 15.5a3 3 0 0 0 6 0 #O12 7.5 4.5O7.8 3.8 1.8O16.2 3.8 1.8O12 16 5.5 *O10.5
          7 .7O13.5 7 .7
        stroller #M4 11.5C4 7 8 3.5 12.5 3.5V11.5Z ~M4 11.5h14l2-4h2M18 11.5c0 3.5-2.5 5.5-6.5
          5.5S4.5 15 4 11.5M8 17.5L7.5 18M14.5 17.5l.5.5 &#O7.5 20 1.5O15.5 20 1.5
        party.popper ~M13 3c1 1.5.5 3-.5 4M20.5 12c-1.5-1-3-.5-4 .5M15 9L20 4 #M8 8.5L3
          20.5c-.2.5.2 1 .8.8L15.5 16Z +O17 2.7 1O21.5 7.5 1O9 3.5 1O20 16.5 1
        balloon ~M12 17.5c-1 1.5 1 2.5 0 4.5 #E12 8.8 6 6.8M10.5 17.5l1.5-2 1.5 2Z
        balloon.2 ~M8.5 15c-.8 2 1 4 0 6.5M16.5 18c-.5 1.5.5 2.5 0 4 #E8.5 8 5 6E16.5 12 4.5 5.5
        """
}
