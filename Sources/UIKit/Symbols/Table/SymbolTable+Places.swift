extension SymbolTable {
    /// Rows of buildings, vehicles and maps.
    static let places = """
        building #R5.5 2.5 13 19 1.5 :M9 6.5h1.5M13.5 6.5H15M9 10h1.5M13.5 10H15M9 13.5h1.5M13.5
          13.5H15M10 21.5v-4h4v4
        building.columns #M12 2.5l9.5 4.5V9h-19V7Z ~M2.5 21h19M4 18h16M5.5 9.5v8M10 9.5v8M14
          9.5v8M18.5 9.5v8
        building.columns.circle #O12 12 9.25%building.columns .52 12 12
        building.2.crop.circle #O12 12 9.25%building.2 .5 12 12
        house.circle #O12 12 9.25%house.fill .55 12 11.5
        house.lodge ~M2.5 12L12 4l9.5 8 #M5.2 10V20h13.6V10L12 4.3Z :M5.5 14h4M14.5 14h4M9.7
          20v-5.5h4.6V20M5.5 17h4M14.5 17h4
        house.and.flag ~M2 13.5L9.5 7.5l7.5 6M9.5 7.5V2 #M4.5 12v8h10v-8L9.5 8Z+M9.5 2h6v4h-6Z
        homekit ~M2.5 11.5L12 4l9.5 7.5M12 11v5 #M5.2 9.6V18.5c0 .9.6 1.5 1.5 1.5h10.6c.9 0
          1.5-.6 1.5-1.5V9.6L12 4.2Z :M8.5 17v-4.5L12 9.5l3.5 3v4.5Z
        storefront #M4.5 3.5h15L22 9c0 1.5-1.2 2.7-2.7 2.7-1.3 0-2.3-1-2.3-2.2 0 1.2-1.2 2.2-2.5
          2.2S12 10.7 12 9.5c0 1.2-1.2 2.2-2.5 2.2S7 10.7 7 9.5c0 1.2-1 2.2-2.3 2.2C3.2 11.7 2
          10.5 2 9Z ~M4 12v8.5h16V12M13.5 20.5v-5h3.5v5M7 15.5h3.5
        tent #M12 3.5L2.5 19c-.3.6 0 1 .6 1h17.8c.6 0 .9-.4.6-1Z :M12 9.5L8 20M12 9.5L16 20
        tent.2 #M9 5L2 18.5h14ZM15.5 8L22 18.5h-4.5 :M9 10l-3 8.5M9 10l3 8.5
        signpost.right ~M12 2.5V6M12 13v8.5 #M4.5 6h13l3.5 3.5-3.5 3.5h-13c-.6
          0-1-.4-1-1V7c0-.6.4-1 1-1Z
        signpost.left ~M12 2.5V6M12 13v8.5 #M19.5 6h-13L3 9.5 6.5 13h13c.6 0 1-.4
          1-1V7c0-.6-.4-1-1-1Z
        signpost.right.and.left ~M12 2v2.5M12 10v2M12 18v4 #M5.5 4.5h11l2.8 2.75-2.8
          2.75h-11ZM18.5 12h-11l-2.8 3 2.8 3h11Z
        mappin.circle #O12 12 9.25 :O12 9 2.5M12 11.5v5.5
        mappin.square #R3 3 18 18 3.6 :O12 9 2.5M12 11.5v5.5
        mappin.and.ellipse.circle #O12 12 9.25%mappin.and.ellipse .52 12 12
        map.circle #O12 12 9.25%map.fill .52 12 12
        location.circle #O12 12 9.25%location .52 11.5 12.5
        location.north #M12 2.5L5 20.3c-.3.8.4 1.4 1.2 1L12 18l5.8 3.3c.8.4 1.5-.2 1.2-1Z
        location.north.line &location.north .72 12 14 ~M12 2.5v2
        location.north.circle #O12 12 9.25%location.north.fill .5 12 12
        location.viewfinder ~O12 12 7M12 2v5M12 17v5M2 12h5M17 12h5
        safari #O12 12 9.25 :M16.5 7.5L13.5 13.5 7.5 16.5l3-6ZM10.5 10.5l3 3
        safari.fill !#O12 12 9.25 :M10.5 10.5l3 3 *M17 7l-3.3 6.7L7 17l3.3-6.7Z
        compass.drawing ? ~M12 6.5L6 21M12 6.5L18 21M8.5 15c2 1 5 1 7 0M12 2v2 #O12 5.5 1.6
        gyroscope ~O12 12 9.25E12 12 9.25 3.5E12 12 3.5 9.25
        level #R2 8.5 20 7 2 :M9.5 8.5v7M14.5 8.5v7 *O12 12 1.2
        binoculars #M5.5 5.5c.2-1 .8-1.5 1.8-1.5h1.2c1 0 1.5.6 1.5 1.5V16.5a4 4 0 1 1-8-.5ZM18.5
          5.5c-.2-1-.8-1.5-1.8-1.5h-1.2c-1 0-1.5.6-1.5 1.5V16.5a4 4 0 1 0 8-.5Z ~M10 9h4 :O6
          16.5 1.5O18 16.5 1.5
        car.circle #O12 12 9.25%car.fill .54 12 12
        car.2 #M3 12l1-3.2C4.3 7.8 5 7.3 6 7.3h5.5M2 13.5 #M9 14l1.3-3.5c.3-1 1-1.5 2-1.5h5.4c1
          0 1.7.5 2 1.5L21 14c.8.3 1.2 1 1.2 2V20h-3v-1.5h-8.4V20h-3v-4c0-1 .4-1.7 1.2-2Z :M9.5
          14h11M10.5 16.3h1M18.5 16.3h1 ~M5.5 16H2v-3.5c0-1 .3-1.5 1-1.8L4.2 7.5C4.5 6.5 5 6 6
          6h5.5c1 0 1.5.4 1.9 1
        car.side #M2 13.5c0-1.5.7-2.3 2.2-2.6L6 10.5l2.3-3.3c.5-.8 1.2-1.2 2.2-1.2h3c1 0 1.8.4
          2.4 1.2L18.3 10.5c2.3.2 3.7 1.2 3.7 3v1.8c0 .8-.5 1.2-1.2 1.2H3.2c-.7
          0-1.2-.4-1.2-1.2Z :M6.5 10.5h11.5M12 6.5v4/#O6.5 17 2.2O17.5 17 2.2
        car.front.waves.up &car 1 12 15 ~M7 6c0-1.5 1-1.5 1-3M12 6c0-1.5 1-1.5 1-3M17 6c0-1.5
          1-1.5 1-3
        bus #R4 3 16 15 2.5 :M4 12.5h16M8 5.5h8 *O7.5 15.3 1.1O16.5 15.3 1.1 ~M6.5 18v2.5M17.5
          18v2.5M2 8v3.5M22 8v3.5
        bus.doubledecker #R5 2 14 17 2.5 :M5 8h14M5 13.5h14 *O8 16.3 1O16 16.3 1 ~M7 19v2.5M17
          19v2.5
        tram #R5 4 14 14 3 :M5 12h14M12 7v5 *O8.5 15 1.1O15.5 15 1.1 ~M9 2.5h6M8 18l-2 3.5M16
          18l2 3.5M7 20h10
        tram.circle #O12 12 9.25%tram.fill .5 12 12
        train.side.front.car #M2 7h10c5.5 0 10 3.5 10 7 0 2-1.5 3-3.5 3H2Z :M2 12h6V9M12 9c3 .3
          5 1.5 6 3h-6Z ~M2 20.5h20
        lightrail #R6 3 12 15 3 :M6 11.5h12 *O9 15 1O15 15 1 ~M8.5 18l-2 3.5M15.5 18l2 3.5M12
          3V1.5
        cablecar ~M3 3.5L21 2M12 2.8V8 #R5 8 14 12.5 2.5 :M5 14h14M12 8v6
        ferry #M3 13.5l9-3 9 3-2 6c-4 1.5-10 1.5-14 0Z :M12 10.5v9 ~M6 12.3V7.5c0-.6.4-1
          1-1h10c.6 0 1 .4 1 1v4.8M10 6.5v-3h4v3M2 21.5c2-1 3.5-1 5 0 1.7 1 3.3 1 5 0s3.3-1 5 0
          3.3 1 5 0
        sailboat #M11 2.5v13H3.5C5 11 8 6 11 2.5ZM13 6c3 2.5 5 6 6 9.5h-6ZM2.5 17.5h19c-.5 2-2
          3.5-4 3.5h-11c-2 0-3.5-1.5-4-3.5Z
        fuelpump #M4.5 5C4.5 3.5 5.5 2.5 7 2.5h5c1.5 0 2.5 1 2.5 2.5v16h-10Z :R7 5.5 5 4.5 .6
          ~M2.5 21.2h14M14.5 12h1.5c1 0 1.5.6 1.5 1.5V17c0 2.5 3.5 2.5 3.5 0V9.5L18 6
        fuelpump.circle #O12 12 9.25%fuelpump.fill .52 12 12
        ev.charger #M4.5 5C4.5 3.5 5.5 2.5 7 2.5h5c1.5 0 2.5 1 2.5 2.5v16h-10Z%bolt.fill .36 9.5
          9.5 ~M2.5 21.2h14M14.5 12h1.5c1 0 1.5.6 1.5 1.5V17c0 2.5 3.5 2.5 3.5 0v-6M18.5 8v3M21
          8.5v2.5M17.5 11h5
        parkingsign ~M8 20V4h5.5c5.5 0 5.5 9 0 9H8
        parkingsign.circle #O12 12 9.25 :M9.5 17V7h3.5c4 0 4 6 0 6H9.5
        parkingsign.square #R3 3 18 18 3.6 :M9.5 17V7h3.5c4 0 4 6 0 6H9.5
        bicycle ~O5.5 15.5 4O18.5 15.5 4M5.5 15.5L9 8.5h7L18.5 15.5M9 8.5l4 7h-7.5M13 15.5L16
          8.5 15 5.5h2.5M7.5 6h3
        bicycle.circle #O12 12 9.25%bicycle .55 12 12
        scooter ~O5.5 19 2O18 19 2M7.5 19h8.5M18 17L15 4h-3.5
        motorcycle ~O5 16.5 3.5O19 16.5 3.5M8.5 16.5h4l4-6M5 16.5L8 11l8.5-.5M19 16.5L15.5
          6.5h-3M4 10h4
        moped =motorcycle
        skateboard ~M2.5 9c1.5 0 2 2.5 4 2.5h11c2 0 2.5-2.5 4-2.5 #O7 15 2O17 15 2
        snowboard =skateboard
        surfboard #M20.5 3.5C13 3.5 5.5 9 3 17l4 4C15 18.5 20.5 11 20.5 3.5Z :M6 18.5L17 7
        box.truck #R1.5 5.5 12.5 11.5 1.5M14 9.5h4c.8 0 1.3.3 1.7 1l2.3 3c.3.4.5.8.5 1.2V17H14Z
          :M16 9.5v4h5.5/#O6 18 2O18 18 2
        truck.box #R1.5 5.5 12.5 11.5 1.5M14 9.5h4c.8 0 1.3.3 1.7 1l2.3 3c.3.4.5.8.5 1.2V17H14Z
          :M16 9.5v4h5.5/#O6 18 2O18 18 2
        truck.pickup.side =truck.box
        suv.side =car.side
        convertible.side =car.side
        pickup.side =car.side
        airplane.circle #O12 12 9.25%airplane .55 12 12
        airplane.departure ~M3 20.5h18 #M2.5 12l1.5-.7 2.5 1.7 4-2L6.5 5.5l2-.8 6.5 4L19
          6.8c1.5-.7 3 .3 2.7 1.5-.2.7-.7 1-1.5 1.4L6.5 15.8c-.8.3-1.5.1-1.9-.5Z
        airplane.arrival ~M3 20.5h18 #M3.5 5l1.5.3 1.5 2.7 4.5 1.2V2.7l2 .6 4 6.7 4 1.2c1.5.5 2
          2 1.2 2.9-.5.6-1.2.6-2 .4L6 10.8c-.8-.2-1.3-.7-1.5-1.5Z
        helicopter.fill !#M5 6h10M3.5 11l6-1c4-.5 8 1.5 8 5 0 1.5-1 2-2.5 2H9c-1.5
          0-2.5-1-3-2.5L5 12 2.5 9v2Z~M3 6.5h16M11 6.5v3M7 20h11M10 17v3M15 17v3
        helicopter ~M3 6.5h16M11 6.5v3M7 20h11M10 17v3M15 17v3 #M2.5 8.5L5 11.5l4.5-1.5c4-.5 8
          1.5 8 5 0 1.5-1 2-2.5 2H9c-1.5 0-2.5-1-3-2.5Z
        drone ~M7 7l3 3M17 7l-3 3M7 17l3-3M17 17l-3-3O5 5 2.5O19 5 2.5O5 19 2.5O19 19 2.5 #R9.5
          9.5 5 5 1.5
        steeringwheel ~O12 12 9.25M3 11c6-2 12-2 18 0M10.5 14L8 20.3M13.5 14l2.5 6.3 +O12 12.5
          2.2
        engine.combustion #M7.5 8h8l2 2.5h2V9H22v8.5h-2.5V16h-2l-2.5 3H8L5 16H2.5v-5.5H5Z ~M11.5
          8V4.5M8.5 4.5h6
        tirepressure ~M5 16c-2-3.5-2-7.5 0-11M19 16c2-3.5 2-7.5 0-11M6 19.5h12M7 16h10M9
          19.5v2M12 19.5v2M15 19.5v2M12 7v4 +O12 13.5 1
        carseat.left #M8 2.5c1.5 0 2.3 1 2.5 2.3L12 14h5c1.5 0 2.5 1 2.5 2.5S18.5 19 17
          19H9.5c-1.5 0-2.3-1-2.6-2.3L5.5 5.5C5.3 3.8 6.3 2.5 8 2.5Z
        carseat.right =carseat.left
        brakesignal ~O12 12 6.5M5 5.5c-3 3.8-3 9.2 0 13M19 5.5c3 3.8 3 9.2 0 13M12 8.5v4.5 +O12
          15.3 1
        headlight.high.beam #M13 5c5.5 0 9 3 9 7s-3.5 7-9 7c-1.5-4.5-1.5-9.5 0-14Z ~M2 6.5h7M2
          12h7M2 17.5h7
        headlight.low.beam #M13 5c5.5 0 9 3 9 7s-3.5 7-9 7c-1.5-4.5-1.5-9.5 0-14Z ~M2 8.5l7-2M2
          14l7-2M2 19.5l7-2
        key.horizontal #M8 7a5 5 0 1 0 4.5 7.2h2l1.5 1.5 1.7-1.7 1.8 1.5L22 13l-2-3H12.5A5 5 0 0
          0 8 7Z *O7 12 1.2
        key.radiowaves.forward &key .8 9 14 ~M16.5 8.5c1.5 2 1.5 4 0 6M19.5 6c2.5 3.5 2.5 7.5 0
          11
        road.lanes ~M6.5 4L2.5 20M17.5 4l4 16M12 4v3M12 10.5v3M12 17v3
        road.lane =road.lanes
        road.lanes.curved.left =road.lanes
        road.lanes.curved.right =road.lanes
        light.beacon.max #M7 17V11a5 5 0 0 1 10 0v6ZR5 17 14 4 1 ~M12 1.5v2M4 4.5l1.5 1.5M20
          4.5L18.5 6M1.5 11h2M20.5 11h2 :M12 11v3
        light.beacon.min =light.beacon.max
        door.left.hand.open #M5 3h9v18H5Z ~M14 5l4.5 1.5v13L14 21M3 21h18 *O11.5 12 1
        door.left.hand.closed #R6 3 12 18 1.5 *O15 12.5 1 ~M3 21h18
        door.right.hand.open #M10 3h9v18h-9Z ~M10 5L5.5 6.5v13L10 21M3 21h18 *O12.5 12 1
        door.right.hand.closed #R6 3 12 18 1.5 *O9 12.5 1 ~M3 21h18
        door.garage.closed #M2.5 9L12 3.5 21.5 9V20.5h-19Z :M6 20.5V11h12v9.5M6 14h12M6 17h12
        door.garage.open #M2.5 9L12 3.5 21.5 9V20.5h-19Z :M6 20.5V11h12v9.5M6 14h12
        door.sliding.left.hand.closed #R4 3 16 18 1.5 :M12 3v18 *O9.5 12 .8
        entry.lever.keypad #R8 2.5 8 19 2.5 :M12 14h6 *O10.5 6 .7O13.5 6 .7O10.5 8.5 .7O13.5 8.5
          .7
        window.vertical.open #R4 3 16 18 1.5 :M4 10h16
        window.vertical.closed #R4 3 16 18 1.5 :M4 12h16
        window.horizontal #R3 4 18 16 1.5 :M12 4v16
        window.casement #R4 3 16 18 1.5 :M12 3v18M4 12h16
        window.awning =window.vertical.open
        curtains.closed ~M2.5 3.5h19 #M4 3.5h7.5v16.5H4ZM12.5 3.5H20v16.5h-7.5Z :M6.5 6v12M9
          6v12M15 6v12M17.5 6v12
        curtains.open ~M2.5 3.5h19 #M4 3.5h5c0 7-2 13-5 16.5ZM15 3.5h5V20c-3-3.5-5-9.5-5-16.5Z
        blinds.vertical.closed ~M3 4h18M5 4v16M9 4v16M12 4v16M15 4v16M19 4v16
        blinds.horizontal.closed ~M3 4h18M4 8h16M4 12h16M4 16h16M4 20h16
        stairs ~M3 20h4.5v-4H12v-4h4.5V8H21V4
        spigot ~M12 8.5V4M8.5 4h7M5 12.5v5M14 20.5v1.5 #M2.5 9.5h5l2-1h5c4 0 6 2.5 6
          6.5h-4c0-1.5-1-2-2-2h-1l-2 2h-4l-2-1.5h-3Z
        sprinkler ~M12 21V12M8 21h8M12 12L5 6M12 12l7-6M12 12V5 +O4 8.5 .8O8 3.5 .8O16 3.5 .8O20
          8.5 .8
        sprinkler.and.droplets =sprinkler
        pipe.and.drop ~M3 4v8M3 6.5h9c3 0 5 2 5 5v1M3 10h8c1.5 0 2.5 1 2.5 2.5M12 12.5h6.5
          +M15.2 15c1 1.5 2 2.7 2 3.9a2 2 0 0 1-4 0c0-1.2 1-2.4 2-3.9Z
        shower ~M4 21V7c0-2.5 1.5-4.5 4-4.5s4 2 4 4.5M10 13.5l-.5 1.5M13 13.5v1.5M16 13.5l.5
          1.5M9.5 18l-.5 1.5M13 18v1.5M16.5 18l.5 1.5 #M8 10a5 5 0 0 1 10 0Z
        shower.handheld =shower
        bathtub #M2.5 12h19v2.5c0 2.5-1.5 4.5-4 4.5h-11c-2.5 0-4-2-4-4.5Z ~M5 12V5.5c0-3 4-3 4
          0M7 7h4M6.5 19v2M17.5 19v2
        sink #M3 13h18c0 3.5-2 6-5 6H8c-3 0-5-2.5-5-6Z ~M12 13V6.5c0-2.5 4-2.5 4 0M9.5 9.5H12M12
          19v2.5
        toilet #M5 3.5h4V11h9.5c0 3.5-2 6-5 6.5l.5 4H7.5l1-4.5C6 15.5 5 13.5 5 11Z :M9 11H5
        washer #R4 2.5 16 19 2.5 :O12 14 5M4 7h16 *O7 4.8 .7O9.5 4.8 .7
        dryer =washer
        dishwasher #R4 2.5 16 19 2.5 :M4 7h16M9 12.5l1 5M12 12v6M15 12.5l-1 5 *O7 4.8 .7
        oven #R4 2.5 16 19 2.5 :M4 8h16R7 11 10 7 1 *O7.5 5.3 .8O10.5 5.3 .8O13.5 5.3 .8O16.5
          5.3 .8
        stove #R4 2.5 16 19 2.5 :M4 8h16R7 12 10 6 1 *O7.5 5.3 .8O12 5.3 .8O16.5 5.3 .8
        cooktop #R3 3 18 18 2.5 :O8 8 2O16 8 2O8 16 2O16 16 2
        microwave #R2 5 20 14 2 :R4.5 8 10 8 1M17.5 5v14 *O19.7 9 .7O19.7 12 .7O19.7 15 .7
        refrigerator #R5 2.5 14 18 2 :M5 9h14M8 5v1.5M8 12v3 ~M7.5 20.5v1M16.5 20.5v1
        sofa #M4 10.5V7.5C4 6 5 5 6.5 5h11C19 5 20 6 20 7.5v3M2.5 12.5c0-2.5 3.5-2.5 3.5
          0v1.5h12v-1.5c0-2.5 3.5-2.5 3.5 0v4.5c0 .6-.4 1-1 1h-17c-.6 0-1-.4-1-1Z ~M5 18v1.5M19
          18v1.5 :M12 5v9
        chair.lounge #M6 4l3 9h6c1.5 0 3 1 3 2.5v1H8.5c-1 0-1.7-.5-2-1.5L3.5 5.5C3 3.5 5.5 2.5 6
          4Z ~M8 16.5l-1.5 4.5M16 16.5l1.5 4.5M11 9.5h7
        chair =chair.lounge
        table.furniture ~M2.5 8h19M4.5 8v11.5M19.5 8v11.5
        bed.double ~M2 20v-5c0-1.5 1-2.5 2.5-2.5h15c1.5 0 2.5 1 2.5 2.5v5M2 17.5h20M4 12.5V7.5C4
          6 5 5 6.5 5h11C19 5 20 6 20 7.5v5 #R6 9 5 3.5 1.2R13 9 5 3.5 1.2
        bed.double.circle #O12 12 9.25%bed.double .54 12 12
        cabinet #R5 3 14 17 1.5 :M5 11.5h14M10.5 7h3M10.5 15.5h3 ~M7 20v1.5M17 20v1.5
        lamp.desk ~M6 21h9M10.5 21l-2-7.5 5-6.5 #M11 3.5l6.5 3.5c1.5 1 2 2.5 1 4L12.5
          7.5c-1.5-1-2-2.5-1.5-4Z
        lamp.table #M8 3h8l3 9H5Z ~M12 12v8M8.5 20.5h7
        lamp.floor #M8.5 2.5h7l2.5 6.5H6Z ~M12 9v12M8.5 21.5h7
        lamp.ceiling ~M12 2.5V8 #M12 8c4.5 0 8 3.5 8 8H4c0-4.5 3.5-8 8-8Z ~M10 19c1 1 3 1 4 0
        lightbulb #M12 2.5c-3.6 0-6.5 2.8-6.5 6.3 0 2.5 1.2 3.9 2.3 5.2.8 1 1.2 1.7 1.2
          2.5h6c0-.8.4-1.5 1.2-2.5 1.1-1.3 2.3-2.7 2.3-5.2 0-3.5-2.9-6.3-6.5-6.3Z ~M9.5
          19.2h5M10.5 21.7h3
        lightbulb.circle #O12 12 9.25%lightbulb.fill .52 12 12
        lightbulb.max ~M12 1v1.5M4 4l1 1M20 4l-1 1M1.5 11H3M21 11h1.5 &lightbulb .75 12 13.5
        lightbulb.min =lightbulb
        lightbulb.led =lightbulb
        lightbulb.2 &lightbulb .8 8 12&lightbulb .8 17 12
        light.recessed ~M5 6h14M8 6c0 4 8 4 8 0M12 13v4M6.5 12l-1.5 3M17.5 12l1.5 3
        light.strip.2 ~M4 8h16M4 14h16M7 8v3M12 8v3M17 8v3M7 14v3M12 14v3M17 14v3
        fan.desk ~M12 17v4M8 21.5h8 #O12 9.5 7 *E12 6.5 1.3 2.2E12 12.5 1.3 2.2E9 9.5 2.2 1.3E15
          9.5 2.2 1.3
        fan.ceiling ~M12 2.5V8M3 12c2-2 5-2 7 0M21 12c-2-2-5-2-7 0 #O12 11 3
        fan.floor =fan.desk
        air.purifier #R6 3 12 18 2.5 :M9 7h6M9 10h6M9 13h6 *O12 17.5 1
        air.conditioner.horizontal #R2 6 20 7 2 :M5 10h14 ~M7 16c0 2-1 2-1 4M12 16v4M17 16c0 2 1
          2 1 4
        air.conditioner.vertical #R6 2.5 12 19 2 :M9 6h6M9 9h6
        heater.vertical #R4 4 16 14 2 :M8 7.5v7M12 7.5v7M16 7.5v7 ~M6 18v2.5M18 18v2.5
        humidifier #R6 11 12 10 2.5 ~M9 8c0-2 2-2 2-4M13.5 8c0-2 2-2 2-4
        dehumidifier =humidifier
        fireplace #R3 4 18 16.5 1 :M6.5 20.5V9h11v11.5%flame.fill .4 12 16
        frying.pan #E10 11 7.5 6 ~M16.5 14.5L22 18.5
        pedestrian.gate.closed ~M5 3v18M19 3v18M5 7h14M5 17h14M9 7v10M12 7v10M15 7v10
        pedestrian.gate.open =pedestrian.gate.closed
        """
}
