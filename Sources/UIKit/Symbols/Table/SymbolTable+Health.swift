extension SymbolTable {
    /// Rows of health, food and sport.
    static let health = """
        cross ^12 12 8 #M9 3.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1V9h5.5c.6 0 1 .4 1 1v4c0 .6-.4 1-1
          1H15v5.5c0 .6-.4 1-1 1h-4c-.6 0-1-.4-1-1V15H3.5c-.6 0-1-.4-1-1v-4c0-.6.4-1 1-1H9Z
        cross.circle #O12 12 9.25%cross.fill .52 12 12
        cross.case #R2 7 20 13.5 2.5 ~M8 7V5c0-1.1.9-2 2-2h4c1.1 0 2 .9 2 2v2%plus .38 12 13.8
        cross.case.circle #O12 12 9.25%cross.case.fill .52 12 12
        cross.vial #M8 3h8v14.5a4 4 0 0 1-8 0Z ~M6.5 3h11%plus .25 12 13
        staroflife #M10 2.5h4v5.5l4.8-2.8 2 3.5L16 12l4.8 3.3-2 3.5L14 16v5.5h-4V16l-4.8
          2.8-2-3.5L8 12 3.2 8.7l2-3.5L10 8Z
        staroflife.circle #O12 12 9.25%staroflife.fill .55 12 12
        heart.circle #O12 12 9.25%heart.fill .54 12 12.3
        heart.square #R3 3 18 18 3.6%heart.fill .54 12 12.3
        heart.rectangle #R2 4.5 20 15 2.5%heart.fill .45 12 12.3
        heart.text.square #R3 3 18 18 3.6 :M7 15h10M7 17.8h6%heart.fill .36 12 9.5
        heart.slash.circle #O12 12 9.25%heart.slash .5 12 12
        heart.gauge.open ~M5 18.5a9 9 0 1 1 14 0 &heart.fill .38 12 13
        suit.heart =heart
        suit.club #M12 2.5a4.2 4.2 0 0 1 3.7 6.3 4.2 4.2 0 1 1-2.7 7.4l1.5 5.3h-5L11 16.2a4.2
          4.2 0 1 1-2.7-7.4A4.2 4.2 0 0 1 12 2.5Z
        suit.spade #M12 2.5c3 4 8.5 7 8.5 11.5 0 2.5-1.8 4.2-4 4.2-1.3 0-2.5-.5-3.5-1.7l1.5
          5h-5l1.5-5c-1 1.2-2.2 1.7-3.5 1.7-2.2 0-4-1.7-4-4.2C3.5 9.5 9 6.5 12 2.5Z
        suit.diamond #M12 2.5l7 9.5-7 9.5L5 12Z
        pills #M10.5 4.5a4 4 0 0 1 6 5L10 16a4 4 0 0 1-6-5Z :M7.5 7.5l5.5 5.5/#O17 17.5 4 :M14
          20l6-5
        pill #M13.5 4a4.7 4.7 0 0 1 6.5 6.5L10.5 20A4.7 4.7 0 0 1 4 13.5Z :M8.5 8.7l6.7 6.7
        pill.circle #O12 12 9.25%pill.fill .52 12 12
        pills.circle #O12 12 9.25%pills.fill .52 12 12
        syringe #M14.5 5.5l4 4-9 9c-.8.8-2 .8-2.8 0l-1.2-1.2c-.8-.8-.8-2 0-2.8Z ~M17 2.5l4.5
          4.5M19.2 4.8L16.5 7.5M12.5 3.5l8 8M6 18l-3.5 3.5 :M10 10l2 2M8 12l2 2
        bandage #M14.5 4a3.9 3.9 0 0 1 5.5 5.5L9.5 20A3.9 3.9 0 0 1 4 14.5Z :M8.5 10L14 15.5M10
          8.5L15.5 14 *O12 10.8 .7O12 13.2 .7O10.8 12 .7O13.2 12 .7
        ivfluid.bag #R6.5 3 11 13 3 ~M12 16v5.5M10 3v-1h4v1 :M6.5 9h11
        stethoscope ~M5 3H3.8v6.2a5 5 0 0 0 10 0V3h-1.2M8.8 14.2V16c0 3 2 5 5 5s5-2
          5-5v-2.5O18.8 11 2.5
        inhaler #M5 3h7.5c1 0 1.5.5 1.5 1.5V14h5c1 0 1.5.5 1.5 1.5v4c0 1-.5 1.5-1.5 1.5H8c-1.5
          0-2.5-1-2.5-2.5L5 3Z :M7 3v4h5
        medical.thermometer #M18.5 2.8a2.5 2.5 0 0 1 3 3L10.5 17c-1.5 1.3-3 1.3-4
          .5-.8-1-.8-2.5.5-4Z ~M6.5 17.5L2.5 21.5 :M14 10l1.5 1.5M16 8l1.5 1.5
        testtube.2 #M4.5 3.5h5v14a2.5 2.5 0 0 1-5 0ZM14.5 3.5h5v14a2.5 2.5 0 0 1-5 0Z :M4.5
          11h5M14.5 8h5 ~M3 3.5h8M13 3.5h8
        flask #M9.5 3v6L3.7 18.5C2.8 20 3.5 21.5 5.3 21.5h13.4c1.8 0 2.5-1.5 1.6-3L14.5 9V3Z ~M8
          3h8 :M6.5 15h11
        dna ~M7 2.5c0 5 10 5.5 10 9.5s-10 4.5-10 9.5M17 2.5c0 5-10 5.5-10 9.5s10 4.5 10 9.5M8
          5h8M8 19h8
        fork.knife ~M7 13v8.5M4 2.5v6.5c0 2.5 1.3 4 3 4s3-1.5 3-4V2.5M7 2.5V9M17 14v7.5 #M17
          2.5c2.5 1 3.5 4 3.5 7.5 0 2.5-1 4-3.5 4Z
        fork.knife.circle #O12 12 9.25%fork.knife .52 12 12
        cup.and.saucer #M4 5h13v6.5c0 3-2 5-5 5H9c-3 0-5-2-5-5ZM2.5 18.5h16c-1 1.5-2 2.5-4
          2.5h-8c-2 0-3-1-4-2.5Z ~M17 6.5h1.5a3 3 0 0 1 0 6.5H17
        cup.and.heat.waves #M4 9.5h13v5c0 3-2 5.5-5 5.5H9c-3 0-5-2.5-5-5.5Z ~M17 11h1.5a2.7 2.7
          0 0 1 0 6H16.5M8 6.5c-1-1.5 1-2 0-4M12.5 6.5c-1-1.5 1-2 0-4
        mug #M4 5h13v12.5c0 1.5-1 2.5-2.5 2.5h-8C5 20 4 19 4 17.5Z ~M17 8h2c1.5 0 2.5 1 2.5
          2.5v3c0 1.5-1 2.5-2.5 2.5h-2
        takeoutbag.and.cup.and.straw #M2.5 9h9.5l1 12H2ZM13.5 12.5h8l-1 8.5H16 ~M5 9V6.5c0-3 5-3
          5 0V9M17.5 12.5L19 6.5h2M12.5 12.5h9.5
        takeoutbag.and.cup.and.straw.fill !#M2.5 9h9.5l1 12H2ZM14.5 12.5h7l-1 8.5H16Z~M5
          9V6.5c0-3 5-3 5 0V9M17.5 12.5L19 6.5h2
        wineglass #M7 2.5h10c.8 6-.5 11-5 11s-5.8-5-5-11Z ~M12 13.5v7.5M8 21.5h8 :M6.7 7.5h10.6
        birthday.cake ~M12 7v3M2 21h20 #M6 10h12c1.5 0 2.5 1 2.5 2.5V21h-17v-8.5C3.5 11 4.5 10 6
          10Z :M3.5 15.5c1.5 1.5 3 1.5 4.3 0 1.3 1.5 2.8 1.5 4.2 0 1.4 1.5 2.9 1.5 4.2 0 1.3 1.5
          2.8 1.5 4.3 0 +M12 2c1 1.3 1.7 2.2 1.7 3.2a1.7 1.7 0 0 1-3.4 0c0-1 .7-1.9 1.7-3.2Z
        waterbottle #M9.5 3h5v2.5l2 3c.5.7.5 1.2.5 2V19c0 1.5-1 2.5-2.5 2.5h-5C8 21.5 7 20.5 7
          19v-8.5c0-.8 0-1.3.5-2l2-3Z :M7 11h10M7 16h10
        avocado #M12 2.5c3 0 4 3 5 6 .8 2.3 2 3.5 2 6.5 0 4-3 6.5-7 6.5S5 19 5 15c0-3 1.2-4.2
          2-6.5 1-3 2-6 5-6Z :O12 15.5 3
        dumbbell #R5 6 3 12 1R16 6 3 12 1 ~M8 12h8M2.5 9.5v5M21.5 9.5v5
        sportscourt #R2 5 20 14 2 :M12 5v14O12 12 2.5M2 9h3v6H2M22 9h-3v6h3
        soccerball #O12 12 9.25 :M12 8l3.5 2.5-1.3 4H9.8l-1.3-4ZM12 8V3M15.5 10.5l5-1.5M14.2
          14.5l3 5M9.8 14.5l-3 5M8.5 10.5l-5-1.5
        soccerball.inverse =soccerball.fill
        soccerball.circle #O12 12 9.25 :M12 8l3.5 2.5-1.3 4H9.8l-1.3-4Z
        basketball #O12 12 9.25 :M12 2.8v18.4M2.8 12h18.4M5.5 5.5c4 3.5 4 9.5 0 13M18.5 5.5c-4
          3.5-4 9.5 0 13
        football #M4 20c-2-5.5 0-16 16-16 2 15.5-10 18-16 16Z :M8 16l8-8M9.5 12l2.5 2.5M12
          9.5l2.5 2.5M4.5 14.5l5 5M14.5 4.5l5 5
        american.football =football
        tennisball #O12 12 9.25 :M5.5 5.5c5 3.5 5 9.5 0 13M18.5 5.5c-5 3.5-5 9.5 0 13
        tennis.racket ~M14 14l-3.5 1M3 21l7-6.5 #E15 8.5 6 6 :M11 6h8.5M10 10h10M12.5 3.5v11M17
          3.5v11
        volleyball #O12 12 9.25 :M12 12C12 8 9.5 4.5 7 4M12 12c3.5-2 8-2 9-1M12 12c-3.5 2-5
          6-4.5 8M12 2.8c3 2 5 5 5 8M4.5 17.5c0-4 2-7.5 5-9M20.5 15.5c-3 2-7 2.5-10 1
        baseball #O12 12 9.25 :M6 5c3 4 3 10 0 14M18 5c-3 4-3 10 0 14M7 9l1.8-.5M7 15l1.8.5M17
          9l-1.8-.5M17 15l-1.8.5
        baseball.diamond.bases ~M12 3l8.5 8.5L12 20 3.5 11.5Z +O12 4 1.8O20 11.5 1.8O12 19 1.8O4
          11.5 1.8
        cricket.ball #O12 12 9.25 :M8 3.7c5 4 6.5 11 4 17M10.5 3c5 4 6.5 11 4 17.5
        hockey.puck #M3 9c0-2 4-3.5 9-3.5S21 7 21 9v6c0 2-4 3.5-9 3.5S3 17 3 15Z :M3 9c0 2 4 3.5
          9 3.5S21 11 21 9
        tennisball.circle #O12 12 9.25 :M7 6c3 3.5 3 8.5 0 12M17 6c-3 3.5-3 8.5 0 12
        skis ~M8 3v18M8 3c0-1.5-2.5-1.5-2.5 0v1M16 3v18M16 3c0-1.5 2.5-1.5 2.5 0v1
        trophy #M7 3h10v7.5c0 3-2 5-5 5s-5-2-5-5Z ~M7 5H3.5c0 4 1.2 6.5 4 7M17 5h3.5c0 4-1.2
          6.5-4 7M12 15.5V19M8 21h8c0-1.5-1.5-2-4-2s-4 .5-4 2Z
        trophy.circle #O12 12 9.25%trophy.fill .52 12 12
        medal ~M8.5 2.5L12 9l3.5-6.5M5.5 2.5L9 9.5M18.5 2.5L15 9.5 #O12 15 6.5%star.fill .3 12
          15
        medal.star =medal
        gauge ~M5 18.8a9.25 9.25 0 1 1 14 0M12 13.5l4-5 +O12 14 2
        gauge.with.dots.needle.bottom.50percent #O12 12 9.25 :M12 13V7.5 *O12 14.5 1.9O6 12
          .9O7.8 7.8 .9O16.2 7.8 .9O18 12 .9
        gauge.with.dots.needle.33percent #O12 12 9.25 :M12 13L8.5 9 *O12 14 1.9O6 13 .9O12 6
          .9O16.2 7.8 .9O18 13 .9
        gauge.with.dots.needle.50percent =gauge.with.dots.needle.bottom.50percent
        gauge.with.dots.needle.67percent #O12 12 9.25 :M12 13l3.5-4 *O12 14 1.9O6 13 .9O7.8 7.8
          .9O12 6 .9O18 13 .9
        gauge.with.dots.needle.100percent =gauge.with.dots.needle.67percent
        gauge.with.dots.needle.0percent =gauge.with.dots.needle.33percent
        gauge.with.needle #O12 12 9.25 :M12 13.5L16 8 *O12 14 1.9
        gauge.medium =gauge.with.dots.needle.bottom.50percent
        gauge.low =gauge.with.dots.needle.33percent
        gauge.high =gauge.with.dots.needle.67percent
        gauge.open.with.lines.needle.33percent ~M5 18.8a9.25 9.25 0 1 1 14 0M12 13.5L8 8.5 +O12
          14 2
        speedometer ~O12 12 9.25M12 13.5l4-5.5M5.5 12h1M12 5.5v1M7.4 7.4l.7.7M17.5 12h1 +O12 14
          1.9
        barometer ~O12 12 9.25M12 12L8.5 7.5M5.5 12h1M12 5.5v1M17.5 12h1M16.6 7.4l-.7.7 +O12 12
          1.7
        stopwatch ~M9.5 2.5h5M12 2.5V5M18.5 6.5L20 5 #O12 13 8.3 :M12 8.5V13
        clock.arrow.circlepath ~M4.7 8A8.3 8.3 0 1 1 3.7 12M4 3.5L4.5 8.3 9 7.5M12 7.5V12l3 2
        clock.arrow.2.circlepath =clock.arrow.circlepath
        clock.arrow.trianglehead.counterclockwise.rotate.90 =clock.arrow.circlepath
        deskclock #R3 4 18 14 3 :O12 11 4.5M12 8.5V11h1.7 ~M6 18l-1.5 3M18 18l1.5 3
        alarm.waves.left.and.right &alarm .75 12 12 ~M3 8.5c-1.3 2.3-1.3 4.7 0 7M21 8.5c1.3 2.3
          1.3 4.7 0 7
        hourglass.bottomhalf.filled ~M6 2.5h12M6 21.5h12M7.5 2.5V6c0 3 4.5 4 4.5 6s-4.5 3-4.5
          6v3.5M16.5 2.5V6c0 3-4.5 4-4.5 6s4.5 3 4.5 6v3.5 +M12 14.5c1.5 1.5 4 2.5 4 6H8c0-3.5
          2.5-4.5 4-6Z
        hourglass.tophalf.filled ~M6 2.5h12M6 21.5h12M7.5 2.5V6c0 3 4.5 4 4.5 6s-4.5 3-4.5
          6v3.5M16.5 2.5V6c0 3-4.5 4-4.5 6s4.5 3 4.5 6v3.5 +M8 6h8c0 2.5-4 4-4 5.5C12 10 8 8.5 8
          6Z
        hourglass.circle #O12 12 9.25%hourglass .52 12 12
        timer.circle #O12 12 9.25%timer .55 12 12
        timer.square #R3 3 18 18 3.6%timer .55 12 12
        zzz ~M12 3h8l-8 9h8M4 14h6l-6 7h6
        scalemass #M7 8.5h10l3.5 11c.3 1-.2 1.5-1.2 1.5H4.7c-1 0-1.5-.5-1.2-1.5Z ~O12 5.5 3
        apple.logo #M12 7.5c-1.5-1-3-1.3-4.5-1C5 7 3.5 9.5 3.5 12.5c0 4 2.5 8.5 5 9 1.3.2 2-.7
          3.5-.7s2.2.9 3.5.7c2.5-.5 5-5 5-9 0-3-1.5-5.5-4-6-1.5-.3-3 0-4.5 1Z ~M12 7c0-2.2 1-4
          3-4.8 !
        applelogo =apple.logo
        """
}
