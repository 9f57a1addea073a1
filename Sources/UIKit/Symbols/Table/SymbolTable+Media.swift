extension SymbolTable {
    /// Rows of sound, film and pictures.
    static let media = """
        playpause #M3 5.7v12.6c0 .9.9 1.4 1.6.9l9.2-6.3c.6-.4.6-1.4 0-1.8L4.6 4.8C3.9 4.3 3 4.8
          3 5.7ZR15.5 5 2 14 .8 R20 5 2 14 .8
        forward.frame ~M6.5 5v14 #M10 5v14l9.5-7Z
        backward.frame ~M17.5 5v14 #M14 5v14L4.5 12Z
        forward.end.alt ~M21.5 5.5v13 #M3 6.5v11L11 12ZM11.5 6.5v11L19.5 12Z
        backward.end.alt ~M2.5 5.5v13 #M21 6.5v11L13 12ZM12.5 6.5v11L4.5 12Z
        record.circle #O12 12 9.25 *O12 12 4.5
        play.rectangle.on.rectangle #R6 7.5 16 11.5 2 *M12 10.5v5.5l4.5-2.75Z&~M2.5
          15.5V6.5c0-1.5 1-2.5 2.5-2.5h13
        speaker.wave.1 @3 4.3 18 15.4 ~M15.5 9.2c1.3 1.6 1.3 4 0 5.6 #M3 9.5v5c0 .6.4 1 1
          1h3l4.3 3.9c.6.5 1.2.2 1.2-.5V5.1c0-.7-.6-1-1.2-.5L7 8.5H4c-.6 0-1 .4-1 1Z
        speaker.wave.3 @3 4.3 18 15.4 ~M14.5 9.5c1.1 1.5 1.1 3.5 0 5M16.8 7.5c2 2.7 2 6.3 0
          9M19.1 5.5c3 4 3 9 0 13 #M3 9.5v5c0 .6.4 1 1 1h2.5l4.3 3.9c.6.5 1.2.2
          1.2-.5V5.1c0-.7-.6-1-1.2-.5L6.5 8.5H4c-.6 0-1 .4-1 1Z
        speaker.1 =speaker.wave.1
        speaker.2 =speaker.wave.2
        speaker.3 =speaker.wave.3
        speaker.zzz ~M15 6h2.5L15 10h2.5M18.5 11h3l-3 5h3 #M3 9.5v5c0 .6.4 1 1 1h3l4.3 3.9c.6.5
          1.2.2 1.2-.5V5.1c0-.7-.6-1-1.2-.5L7 8.5H4c-.6 0-1 .4-1 1Z
        speaker.wave.2.circle #O12 12 9.25%speaker.wave.2 .52 12 12
        speaker.badge.exclamationmark &speaker 1 9 12/_badge.exclamationmark 1 16 16
        music.note.list ~M3 6h10M3 11h10M3 16h6M16.5 17.5V6.5l4.5-1.5v3l-4.5 1.5 +E14.6 17.7 2.4
          2
        music.quarternote.3 ~M7.5 17V7M13.8 14.5V4M20 17V7 +E5.5 17.3 2.3 1.9E11.8 14.8 2.3
          1.9E18 17.3 2.3 1.9
        music.mic #M14.5 3.5a4.8 4.8 0 0 1 6 6c-.6 1.5-2 2.7-4 2.7l-4.7-4.7c0-2 1.2-3.4
          2.7-4ZM11.3 8.5L4 17.8c-.6.8-.5 1.5 0 2.2.7.5 1.4.6 2.2 0L15.5 12.7Z
        music.mic.circle #O12 12 9.25%music.mic .5 12 12
        music.note.house.fill !#M12 3.5L2.5 11.3h2.7V18.5c0 .9.6 1.5 1.5 1.5h10.6c.9 0 1.5-.6
          1.5-1.5v-7.2h2.7Z%music.note .42 12 14
        mic.circle #O12 12 9.25%mic.fill .55 12 12
        mic.and.signal.meter ~M3 10.5v1a5 5 0 0 0 10 0v-1M8 16.5v4M5 20.5h6M16.5 7h5M16.5
          11h5M16.5 15h5 #R5.5 3 5 10.5 2.5
        waveform ~M3 10v4M6 7v10M9 3.5v17M12 8v8M15 5v14M18 8.5v7M21 10.5v3
        waveform.path ~M2 12h3.5l2-6 3.5 13 3.5-15 2.5 8H22
        waveform.path.ecg ~M2 12h5l2.5-7 4.5 14 2.5-7H22
        waveform.path.ecg.rectangle #R2 4 20 16 2.5 :M5 12h3l1.8-4.5 3 9 1.7-4.5H19
        waveform.and.magnifyingglass ~M2.5 10v4M5.5 6v12M8.5 3.5v17M11.5 8v3/&magnifyingglass
          .55 17 16.5
        waveform.and.mic ~M2.5 10v4M5.5 6v12M8.5 9v6M21.5 10v4M15.5 3v3 /&mic .8 15.5 13.5
        waveform.circle #O12 12 9.25 :M6.8 11v2M9.4 8.5v7M12 6.5v11M14.6 9v6M17.2 10.5v3
        waveform.badge.mic ~M3 10v4M6 7v10M9 3.5v17M12 8v8/&mic .72 18 14
        metronome #M9.5 3h5c.7 0 1.3.5 1.4 1.2L18.5 20c.1.8-.4 1.5-1.2 1.5H6.7c-.8
          0-1.3-.7-1.2-1.5L8.1 4.2C8.2 3.5 8.8 3 9.5 3Z :M6.5 16h11M12 16L18 7
        tuningfork ~M8 3v6c0 2.5 1.5 4 4 4s4-1.5 4-4V3M12 13v8.5
        pianokeys #R2.5 4.5 19 15 2 :M8.8 14v5.5M15.2 14v5.5 *R7.3 4.5 3 9 .6 R13.7 4.5 3 9 .6
        guitars ~M20.5 3.5L13 11M19 2.5l2.5 2.5 #M12.5 9c-1.5-1.3-3-1-4 0-.8.8-.8 2-2
          2.7-1.5.8-3 1-3.7 2.8-.7 1.8.2 3.8 1.5 5s3.3 2.2 5 1.5c1.8-.7 2-2.2 2.8-3.7.7-1.2
          1.9-1.2 2.7-2 1-1 1.2-2.5 0-4Z :O9 15 1.5
        amplifier #R2.5 5 19 14.5 2 :O8.5 14 3O15.5 14 3M2.5 9h19
        recordingtape ~O6 12 4O18 12 4M6 16h12
        film.stack ~M5 6h14M7.5 3h9 #R2.5 9 19 12 2 :M7 9v12M17 9v12M2.5 13h4.5M2.5 17h4.5M17
          13h4.5M17 17h4.5
        movieclapper ~M3 9.5L19.5 4.5l1 3.5L4 13 #R3 10 18 11 2 :M8.5 8l2.5 3M13.5 6.5l2.5 3
        popcorn #M5 9l1.7 11c.1.9.8 1.5 1.7 1.5h7.2c.9 0 1.6-.6 1.7-1.5L19 9Z :M9.5 9l.7
          12.5M14.5 9l-.7 12.5 ~M5 9c-1.5-2.5.7-4.3 2.3-3.8.3-2 2.7-2.8 4-1.5 1.2-1.5 3.8-1
          4.2.8 2-.7 4.5 1.5 3.5 4.5
        theatermasks #M2.5 4c3.5 1 7 1 10 0v6.5c0 3.5-2.5 5.5-5 6.5-2.5-1-5-3-5-6.5Z *O5.5 8
          .9O9.5 8 .9 :M5.5 11.5c1 1.3 3 1.3 4 0/#M12 9.5c3 .8 6.5.8 9.5-.3V15c0 3.5-2.5 5.5-5
          6.5-2-.8-4.5-2.5-4.9-5.2Z :M14.8 17.5c1-1.3 2.8-1.3 3.8 0 *O15 13.5 .9O18.7 13.5 .9
        ticket #M4.5 6h15C21 6 22 7 22 8.5V10a2 2 0 0 0 0 4v1.5c0 1.5-1 2.5-2.5 2.5h-15C3 18 2
          17 2 15.5V14a2 2 0 0 0 0-4V8.5C2 7 3 6 4.5 6Z :M15 6.5v1.5M15 11v2M15 16v1.5
        video.circle #O12 12 9.25%video.fill .52 12 12
        video.and.waveform #M4 4.5h9a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0
          1 1.5 11V7A2.5 2.5 0 0 1 4 4.5ZM17.5 8l3.6-2.4c.6-.4 1.4 0 1.4.7v5.4c0 .7-.8
          1.1-1.4.7l-3.6-2.4Z ~M3 18v1M6 17v3M9 16.5v4M12 17.5v2M15 17v3M18 18v1
        video.doorbell #R7.5 2 9 20 3 :O12 7 2O12 16 2.5
        web.camera #O12 9.5 7.5 :O12 9.5 3.2 ~M6 21.5h12M12 17v4.5
        camera.aperture ~O12 12 9.25M12 2.8L17 11.5M20 7.3L10 7.3M20 16.7L15 8M12 21.2L7 12.5M4
          16.7h10M4 7.3L9 16
        camera.filters ~O12 8.5 5.5O8.5 14.5 5.5O15.5 14.5 5.5
        camera.macro ~M12 14v7.5M12 21.5c-4 0-6-2-6-5 3 0 5 1.5 6 5M12 21.5c4 0 6-2 6-5-3 0-5
          1.5-6 5 #M12 2.5c1.7 0 2.5 1.5 2 3 1.5-.7 3.2 0 3.2 1.8S15.5 10 14 9.3c.8 1.5 0 3.2-2
          3.2s-2.8-1.7-2-3.2C8.5 10 6.8 9 6.8 7.3S8.5 4.8 10 5.5C9.5 4 10.3 2.5 12 2.5Z :O12 7.5
          1.5
        camera.shutter.button #R3 9 18 10.5 2.5 ~M8 5.5h8M12 5.5V9 :O12 14.2 2.5
        camera.viewfinder ~M3 8V6C3 4.3 4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3
          3-3 3h-2M8 21H6c-1.7 0-3-1.3-3-3v-2&camera.fill .55 12 12
        camera.metering.center.weighted #R2 5 20 14 2.5 :O12 12 3.5M7 8.5c-2 2-2 5 0 7M17 8.5c2
          2 2 5 0 7
        camera.metering.spot #R2 5 20 14 2.5 *O12 12 2
        camera.metering.matrix #R2 5 20 14 2.5 :M9 9h6v6H9ZM2 9h7M15 9h7M2 15h7M15 15h7
        camera.on.rectangle #R5.5 7.5 16.5 12 2 :O13.7 13.7 3&~M2.5 16.5V6.5c0-1.5 1-2.5
          2.5-2.5h13
        camera.circle #O12 12 9.25%camera.fill .54 12 12
        camera.rotate #M4.5 7.5h2.2c.6 0 1-.2 1.3-.7l.7-1.1c.3-.5.8-.7 1.3-.7h4c.6 0 1 .2
          1.3.7l.7 1.1c.3.5.8.7 1.3.7h2.2c1.4 0 2.5 1.1 2.5 2.5v7.5c0 1.4-1.1 2.5-2.5
          2.5h-15C3.1 20 2 18.9 2 17.5V10c0-1.4 1.1-2.5 2.5-2.5Z%arrow.triangle.2.circlepath .42
          12 13.5
        photo.on.rectangle @1.5 3.5 21 17 #R5.5 7.5 17 13 2.2 :M6 18l4.5-4 3 2.5 4-4 4.5 4.5O10
          11.3 1.2&~M1.5 16.5V6C1.5 4.5 2.5 3.5 4 3.5h13.5
        photo.fill.on.rectangle.fill @1.5 3.5 21 17 !#R1.5 3.5 17 13 2.2/!#R5.5 7.5 17 13 2.2
          :M6 18l4.5-4 3 2.5 4-4 4.5 4.5O10 11.3 1.2
        photo.stack ~M5.5 5.5h13M8 2.5h8 #R2 8.5 20 13 2.5 :M2.5 19.5l5-4 3.5 2.7 4.5-4.2 6
          5.5O7.5 12.5 1.3
        photo.on.rectangle.angled #R6 8.5 16 12.5 2.2 :M6.5 18.5l4.5-4 3 2.5 3.5-3.5 4 4O10.5
          12.3 1.2&~M3.5 16.8L1.9 7.2c-.2-1.2.5-2.2 1.7-2.4L16 2.9c1.2-.2 2.1.5 2.3 1.7l.2 1.4
        photo.artframe #R3 6 18 14.5 1.5 :R6 9 12 8.5 .5M6.5 16l3.5-3 2.5 2 3-2.5 2.5 2.5 ~M8
          6l4-3.5L16 6
        photo.circle #O12 12 9.25%photo.fill .52 12 12
        photo.tv #R2 4.5 20 12.5 2 ~M7.5 20.5h9 :M2.5 15l5-4 3.5 2.5 4-3.5 6.5 5
        livephoto ~O12 12 3O12 12 6.3 +O12 2.7 .7O15.6 3.4 .7O18.6 5.4 .7O20.6 8.4 .7O21.3 12
          .7O20.6 15.6 .7O18.6 18.6 .7O15.6 20.6 .7O12 21.3 .7O8.4 20.6 .7O5.4 18.6 .7O3.4 15.6
          .7O2.7 12 .7O3.4 8.4 .7O5.4 5.4 .7O8.4 3.4 .7
        livephoto.play &livephoto 1 12 12&play.fill .28 12.2 12
        slowmo ~O12 12 2.5 M12 2.8v3.5M12 17.7v3.5M2.8 12h3.5M17.7 12h3.5M5.5 5.5l2.5 2.5M16
          16l2.5 2.5M18.5 5.5L16 8M8 16l-2.5 2.5
        timelapse ~O12 12 3 M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4
          1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4M8.5 3.5l.7 1.9M15.5 3.5l-.7 1.9M8.5
          20.5l.7-1.9M15.5 20.5l-.7-1.9M3.5 8.5l1.9.7M20.5 8.5l-1.9.7M3.5 15.5l1.9-.7M20.5
          15.5l-1.9-.7
        memories ~M7.5 5.1A8.5 8.5 0 1 1 3.5 12M7 1.5l.5 3.8L3.7 6M12 7.5V12l3 2
        square.stack.3d.up #M12 3L2.5 8 12 13l9.5-5ZM2.5 12l9.5 5 9.5-5M2.5 16l9.5 5 9.5-5
        goforward.plus &arrow.clockwise 1 12 12&plus .32 12 13.4
        wand.and.stars ~M3.5 20.5L14 10M17 7l-1 1 +M19.5 1.5l.8 2.2 2.2.8-2.2.8-.8
          2.2-.8-2.2-2.2-.8 2.2-.8ZM8.5 2.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1ZM19.5
          12.5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z
        wand.and.stars.inverse =wand.and.stars
        wand.and.rays ~M3.5 20.5L14 10M17 2v3M20.5 3.5l-2 2M22 7h-3M12 2.5l1 2.5M21.5 12l-2.5-1
        wand.and.sparkles =wand.and.stars
        wand.and.outline =wand.and.stars
        wand.and.rays.inverse =wand.and.rays
        dial.min #O12 12 6.5 :M12 12L7.5 16.5 +O3 17 .9O2.5 9 .9O7 3 .9O12 1.8 .9O17 3 .9O21.5 9
          .9O21 17 .9
        dial.low =dial.min
        dial.medium #O12 12 6.5 :M12 12V7 +O3 17 .9O2.5 9 .9O7 3 .9O12 1.8 .9O17 3 .9O21.5 9
          .9O21 17 .9
        dial.high #O12 12 6.5 :M12 12l4.5 4.5 +O3 17 .9O2.5 9 .9O7 3 .9O12 1.8 .9O17 3 .9O21.5 9
          .9O21 17 .9
        dial.max =dial.high
        slider.horizontal.below.rectangle #R2.5 4 19 9.5 2 ~M2.5 18.5h8M15.5 18.5h6O13 18.5 2.3
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath &slider.horizontal.3 1 12
          12
        slider.vertical.3 ~M6 3v9.5M6 17.5V21M12 3v3.5M12 11.5V21M18 3v9.5M18 17.5V21O6 15
          2.2O12 9 2.2O18 15 2.2
        slider.horizontal.2.gobackward &slider.horizontal.3 1 12 12
        slider.horizontal.2.square #R3 3 18 18 3.6 :M6 9h3.5M13.5 9H18M6 15h5.5M15.5 15H18O11.5
          9 1.7O13.5 15 1.7
        captions.bubble #M5 4.5h14c1.7 0 3 1.3 3 3v7.5c0 1.7-1.3 3-3 3h-8l-4 3.2c-.5.4-1
          .1-1-.5V18H5c-1.7 0-3-1.3-3-3V7.5c0-1.7 1.3-3 3-3Z :M5.5 11h4M12.5 11h6M5.5
          14.3h7M15.5 14.3h3
        rays ~M12 2v5M12 17v5M2 12h5M17 12h5M4.9 4.9l3.6 3.6M15.5 15.5l3.6 3.6M19.1 4.9l-3.6
          3.6M8.5 15.5l-3.6 3.6
        badge.plus.radiowaves.forward ~M14 6c3 3.8 3 8.2 0 12M18 3c4.5 6 4.5 12 0 18 #O7 12 5
          :M4.7 12h4.6M7 9.7v4.6
        shareplay #O12 4.5 2.5 R4 11 16 9 2 ~M8 11c0-3 8-3 8 0
        pip #R2 4.5 20 15 2.5 *R11.5 11 8.5 6.5 1.2
        pip.enter #R2 4.5 20 15 2.5 *R12 12 8 5.5 1.2 :M5.5 8l4 4M9.7 8.7v3.5H6.2
        pip.exit #R2 4.5 20 15 2.5 *R12 12 8 5.5 1.2 :M5.5 8l4 4M5.5 11.5V8H9
        pip.swap =pip.exit
        4k.tv #R2 4.5 20 12.5 2 ~M7.5 20.5h9%_4 .42 9 10.7%_k .42 15 10.7
        """
}
