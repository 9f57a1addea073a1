extension SymbolTable {
    /// Rows of frames, grids and lists.
    static let frames = """
        hexagon ^12 12 11 #M10.44 2.9Q12 2 13.56 2.9L19.1 6.1Q20.66 7 20.66 8.8L20.66 15.2Q20.66
          17 19.1 17.9L13.56 21.1Q12 22 10.44 21.1L4.9 17.9Q3.34 17 3.34 15.2L3.34 8.8Q3.34 7
          4.9 6.1Z
        octagon ^12 12 12.5 #M14.45 2.76Q15.83 2.76 16.8 3.74L20.26 7.2Q21.24 8.17 21.24
          9.55L21.24 14.45Q21.24 15.83 20.26 16.8L16.8 20.26Q15.83 21.24 14.45 21.24L9.55
          21.24Q8.17 21.24 7.2 20.26L3.74 16.8Q2.76 15.83 2.76 14.45L2.76 9.55Q2.76 8.17 3.74
          7.2L7.2 3.74Q8.17 2.76 9.55 2.76Z
        pentagon #M10.25 3.77Q12 2.5 13.75 3.77L19.95 8.28Q21.7 9.55 21.03 11.6L18.66 18.9Q18
          20.95 15.84 20.95L8.16 20.95Q6 20.95 5.34 18.9L2.97 11.6Q2.3 9.55 4.05 8.28Z
        seal ^12 12 9.5 #M12 3A3.34 3.34 0 0 1 17.29 4.72A3.34 3.34 0 0 1 20.56 9.22A3.34 3.34 0
          0 1 20.56 14.78A3.34 3.34 0 0 1 17.29 19.28A3.34 3.34 0 0 1 12 21A3.34 3.34 0 0 1 6.71
          19.28A3.34 3.34 0 0 1 3.44 14.78A3.34 3.34 0 0 1 3.44 9.22A3.34 3.34 0 0 1 6.71
          4.72A3.34 3.34 0 0 1 12 3Z
        circle.dashed ~M9.77 3.02A9.25 9.25 0 0 1 14.23 3.02M16.77 4.08A9.25 9.25 0 0 1 19.92
          7.23M20.98 9.77A9.25 9.25 0 0 1 20.98 14.23M19.92 16.77A9.25 9.25 0 0 1 16.77
          19.92M14.23 20.98A9.25 9.25 0 0 1 9.77 20.98M7.23 19.92A9.25 9.25 0 0 1 4.08
          16.77M3.02 14.23A9.25 9.25 0 0 1 3.02 9.77M4.08 7.23A9.25 9.25 0 0 1 7.23 4.08
        circle.dotted +O12 2.75 1.1O16.62 3.99 1.1O20.01 7.37 1.1O21.25 12 1.1O20.01 16.62
          1.1O16.62 20.01 1.1O12 21.25 1.1O7.37 20.01 1.1O3.99 16.63 1.1O2.75 12 1.1O3.99 7.37
          1.1O7.37 3.99 1.1
        circle.dashed.inset.filled ~M9.77 3.02A9.25 9.25 0 0 1 14.23 3.02M16.77 4.08A9.25 9.25 0
          0 1 19.92 7.23M20.98 9.77A9.25 9.25 0 0 1 20.98 14.23M19.92 16.77A9.25 9.25 0 0 1
          16.77 19.92M14.23 20.98A9.25 9.25 0 0 1 9.77 20.98M7.23 19.92A9.25 9.25 0 0 1 4.08
          16.77M3.02 14.23A9.25 9.25 0 0 1 3.02 9.77M4.08 7.23A9.25 9.25 0 0 1 7.23 4.08 +O12 12
          5
        circle.circle #O12 12 9.25 :O12 12 5.2
        circle.inset.filled ~O12 12 9.25 +O12 12 6
        largecircle.fill.circle =circle.inset.filled
        smallcircle.fill.circle ~O12 12 9.25 +O12 12 3.5
        smallcircle.circle #O12 12 9.25 :O12 12 3.5
        smallcircle.filled.circle =smallcircle.fill.circle
        circle.lefthalf.filled ~O12 12 9.25 +M12 3v18A9 9 0 0 1 12 3Z
        circle.righthalf.filled ~O12 12 9.25 +M12 3v18A9 9 0 0 0 12 3Z
        circle.tophalf.filled ~O12 12 9.25 +M3 12h18A9 9 0 0 0 3 12Z
        circle.bottomhalf.filled ~O12 12 9.25 +M3 12h18A9 9 0 0 1 3 12Z
        circle.lefthalf.fill =circle.lefthalf.filled
        circle.righthalf.fill =circle.righthalf.filled
        circle.bottomhalf.fill =circle.bottomhalf.filled
        circle.tophalf.fill =circle.tophalf.filled
        circle.grid.2x2 #O7.5 7.5 3.5O16.5 7.5 3.5O7.5 16.5 3.5O16.5 16.5 3.5
        circle.grid.3x3 #O5 5 2.3O5 12 2.3O5 19 2.3O12 5 2.3O12 12 2.3O12 19 2.3O19 5 2.3O19 12
          2.3O19 19 2.3
        circle.grid.2x1 #O6.5 12 4O17.5 12 4
        circle.grid.3x3.circle #O12 12 9.25 *O8 8 1.2O8 12 1.2O8 16 1.2O12 8 1.2O12 12 1.2O12 16
          1.2O16 8 1.2O16 12 1.2O16 16 1.2
        circle.hexagongrid #O12 12 2.6O12 4.6 2.6O18.41 8.3 2.6O18.41 15.7 2.6O12 19.4 2.6O5.59
          15.7 2.6O5.59 8.3 2.6
        circle.hexagonpath #O12 4.6 2.6O18.41 8.3 2.6O18.41 15.7 2.6O12 19.4 2.6O5.59 15.7
          2.6O5.59 8.3 2.6
        circle.on.square #R3 8 13 13 2/#O15.5 8.5 6
        square.on.circle #O15.5 8.5 6/#R3 8 13 13 2
        circle.on.circle #O15 9 6.5/#O9 15 6.5
        circlebadge #O12 12 5
        circle.slash #O12 12 9.25 :M5.5 5.5l13 13
        circle.and.line.horizontal #O12 12 5.5 ~M2 12h4.5M17.5 12H22
        circle.square #R3 3 18 18 3.6 :O12 12 5
        square.circle #O12 12 9.25 :R8.2 8.2 7.6 7.6 1.2
        triangle.circle #O12 12 9.25 :M12 7.5l4.8 8H7.2Z
        diamond.circle #O12 12 9.25 :M12 6.5l5.5 5.5-5.5 5.5-5.5-5.5Z
        oval #E12 12 10 6.5
        oval.portrait #E12 12 6.5 10
        capsule.portrait #R6.5 2 11 20 5.5
        rhombus #M12 3l8 9-8 9-8-9Z
        octagon.lefthalf.filled ~M14.45 2.76Q15.83 2.76 16.8 3.74L20.26 7.2Q21.24 8.17 21.24
          9.55L21.24 14.45Q21.24 15.83 20.26 16.8L16.8 20.26Q15.83 21.24 14.45 21.24L9.55
          21.24Q8.17 21.24 7.2 20.26L3.74 16.8Q2.76 15.83 2.76 14.45L2.76 9.55Q2.76 8.17 3.74
          7.2L7.2 3.74Q8.17 2.76 9.55 2.76Z +M12 2.75v18.5H8.2L2.75 15.8V8.2L8.2 2.75Z
        app #R3 3 18 18 5 ^12 12 11.2
        app.dashed ^12 12 11.2 ~M3 8.5A5.5 5.5 0 0 1 8.5 3M15.5 3A5.5 5.5 0 0 1 21 8.5M21
          15.5A5.5 5.5 0 0 1 15.5 21M8.5 21A5.5 5.5 0 0 1 3 15.5M11 3h2M21 11v2M13 21h-2M3 13v-2
        app.gift #R3 3 18 18 5%gift .5 12 12
        app.badge #R3 3.5 17.5 17.5 4.8/+O19.5 4.8 3.3
        app.connected.to.app.below.fill !#R7.5 2.5 9 9 2.5R7.5 15 9 6.5 2~M12 11v4
        appclip ~R3 3 18 18 5 +O8 8 2O16 8 2O8 16 2O16 16 2
        square.dashed ^12 12 11.2 ~M3.5 8V6.7A3.2 3.2 0 0 1 6.7 3.5H8M16 3.5h1.3a3.2 3.2 0 0 1
          3.2 3.2V8M20.5 16v1.3a3.2 3.2 0 0 1-3.2 3.2H16M8 20.5H6.7a3.2 3.2 0 0 1-3.2-3.2V16M11
          3.5h2M20.5 11v2M13 20.5h-2M3.5 13v-2
        square.dashed.inset.filled &square.dashed 1 12 12 +R7.5 7.5 9 9 1.5
        square.inset.filled ~R3.5 3.5 17 17 3.2 +R7 7 10 10 1.5
        square.lefthalf.filled ~R3.5 3.5 17 17 3.2 +R4 4 8 16 2
        square.righthalf.filled ~R3.5 3.5 17 17 3.2 +R12 4 8 16 2
        square.tophalf.filled ~R3.5 3.5 17 17 3.2 +R4 4 16 8 2
        square.bottomhalf.filled ~R3.5 3.5 17 17 3.2 +R4 12 16 8 2
        square.lefthalf.fill =square.lefthalf.filled
        square.righthalf.fill =square.righthalf.filled
        square.split.2x1 #R3.5 3.5 17 17 3.2 :M12 3.5v17
        square.split.1x2 #R3.5 3.5 17 17 3.2 :M3.5 12h17
        square.split.2x2 #R3.5 3.5 17 17 3.2 :M3.5 12h17M12 3.5v17
        square.split.diagonal #R3.5 3.5 17 17 3.2 :M4.5 19.5l15-15
        square.split.diagonal.2x2 #R3.5 3.5 17 17 3.2 :M4.5 19.5l15-15M4.5 4.5l15 15
        square.split.bottomrightquarter #R3.5 3.5 17 17 3.2 :M12 20.5V12h8.5
        square.grid.3x3 #R3 3 4.8 4.8 1R3 9.6 4.8 4.8 1R3 16.2 4.8 4.8 1R9.6 3 4.8 4.8 1R9.6 9.6
          4.8 4.8 1R9.6 16.2 4.8 4.8 1R16.2 3 4.8 4.8 1R16.2 9.6 4.8 4.8 1R16.2 16.2 4.8 4.8 1
        square.grid.3x2 #R2.5 6 5 5 1R2.5 12.7 5 5 1R9.2 6 5 5 1R9.2 12.7 5 5 1R15.9 6 5 5
          1R15.9 12.7 5 5 1
        square.grid.4x3.fill +R2 4.5 4.3 4.3 .8R2 9.7 4.3 4.3 .8R2 14.9 4.3 4.3 .8R7.2 4.5 4.3
          4.3 .8R7.2 9.7 4.3 4.3 .8R7.2 14.9 4.3 4.3 .8R12.4 4.5 4.3 4.3 .8R12.4 9.7 4.3 4.3
          .8R12.4 14.9 4.3 4.3 .8R17.6 4.5 4.3 4.3 .8R17.6 9.7 4.3 4.3 .8R17.6 14.9 4.3 4.3 .8
        square.grid.3x1.below.line.grid.1x2 #R2.5 4 5 5 1R9.2 4 5 5 1R15.9 4 5 5 1 ~M3 14h18M3
          19h18
        square.grid.3x3.square #R3 3 18 18 3.6 *R6.5 6.5 3 3 .6R6.5 10.5 3 3 .6R6.5 14.5 3 3
          .6R10.5 6.5 3 3 .6R10.5 10.5 3 3 .6R10.5 14.5 3 3 .6R14.5 6.5 3 3 .6R14.5 10.5 3 3
          .6R14.5 14.5 3 3 .6
        square.grid.3x3.topleft.filled ~R3 9.6 4.8 4.8 1R3 16.2 4.8 4.8 1R9.6 3 4.8 4.8 1R9.6
          9.6 4.8 4.8 1R9.6 16.2 4.8 4.8 1R16.2 3 4.8 4.8 1R16.2 9.6 4.8 4.8 1R16.2 16.2 4.8 4.8
          1 +R2.25 2.25 6.3 6.3 1.5
        square.3.layers.3d =square.stack.3d.up
        square.text.square #R3 3 18 18 3.6 :R6.5 9 5 6 .8M14.5 9.5H18M14.5 12H18M14.5 14.5H18
        square.3.layers.3d.down.right ~M3 14.5l9-4 9 4-9 5ZM5 10l7-3.5L19 10
        square.3.layers.3d.top.filled !#M12 3L2.5 8 12 13l9.5-5Z&?~M2.5 12l9.5 5 9.5-5M2.5
          16l9.5 5 9.5-5
        square.2.layers.3d #M12 5L2.5 10 12 15l9.5-5ZM2.5 14l9.5 5 9.5-5
        square.stack ~M6.5 5.3h11M8.5 2.5h7 #R4 8 16 13.5 3
        square.stack.3d.down.right #M4 14l8-4.5 8 4.5-8 5Z ~M4 10.5L12 6l8 4.5M4 7l8-4.5L20 7
        square.stack.3d.down.forward =square.stack.3d.down.right
        square.stack.3d.up.fill !#M12 2.5L2.5 7.3 12 12l9.5-4.7Z&~M2.5 11.7l9.5 4.8 9.5-4.8M2.5
          16l9.5 4.8 9.5-4.8
        square.stack.3d.forward.dottedline =square.stack.3d.up
        square.stack.3d.up.badge.a &square.stack.3d.up 1 12 12/_a .4 20 18
        square.on.square.dashed #R3 3 12.5 12.5 2.5/~M18.5 8.5c1.5 0 2.5 1 2.5 2.5M21 14v2M18.5
          21c1.5 0 2.5-1 2.5-2.5M14 21h2M8.5 18.5c0 1.5 1 2.5 2.5 2.5
        plus.square.on.square @3 3 18 18 #R3 3 12.5 12.5 2.5 :M9.25 6.2v6.2M6.2 9.25h6.2&~M18
          8.3h.5c1.4 0 2.5 1.1 2.5 2.5v7.7c0 1.4-1.1 2.5-2.5 2.5h-7.7c-1.4 0-2.5-1.1-2.5-2.5V18
        rectangle.portrait #R5 2 14 20 2.5 ^12 12 8
        rectangle.fill.on.rectangle.fill !#R1.5 4 15 11.5 2/!#R6.5 8.5 16 11.5 2
        rectangle.on.rectangle ^14.5 14.3 6.5 #R6.5 8.5 16 11.5 2&~M1.5 14V6C1.5 4.9 2.4 4 3.5
          4h12.5
        rectangle.on.rectangle.angled ~M4.5 17L2.5 9.5c-.3-1 .3-2 1.3-2.3L14.5 4.5 #R7.5 8.5 15
          11.5 2
        rectangle.portrait.on.rectangle.portrait #R8.5 6.5 11.5 16 2&~M15 2H6C4.9 2 4 2.9 4
          4v13.5
        rectangle.portrait.on.rectangle.portrait.fill !#R8.5 6.5 11.5 16 2&~M15 2H6C4.9 2 4 2.9
          4 4v13.5
        rectangle.on.folder ^15.5 15 5.5 ~M8 18H4.5C3 18 2 17 2 15.5V6c0-1.4 1-2.5
          2.5-2.5h3.2c.6 0 1.1.2 1.5.6l1 1c.4.3.9.6 1.5.6h6.3c1.5 0 2.5 1 2.5 2.5 #R9.5 10.5 13
          9.5 1.8
        rectangle.dashed ~M2 8.5V7.5C2 6 3 5 4.5 5H6M18 5h1.5C21 5 22 6 22 7.5v1M22 15.5v1c0
          1.5-1 2.5-2.5 2.5H18M6 19H4.5C3 19 2 18 2 16.5v-1M9.5 5h5M14.5 19h-5M2 12.5v-1M22
          11.5v1
        rectangle.inset.filled ~R2 5 20 14 2.5 +R5.5 8.5 13 7 1
        rectangle.lefthalf.filled ~R2 5 20 14 2.5 +R2.5 5.5 9.5 13 1.8
        rectangle.righthalf.filled ~R2 5 20 14 2.5 +R12 5.5 9.5 13 1.8
        rectangle.lefthalf.inset.filled ~R2 5 20 14 2.5 +R5 8 6.5 8 1
        rectangle.righthalf.inset.filled ~R2 5 20 14 2.5 +R12.5 8 6.5 8 1
        rectangle.leftthird.inset.filled ~R2 5 20 14 2.5 +R5 8 4 8 1
        rectangle.bottomthird.inset.filled ~R2 5 20 14 2.5 +R5 13 14 3 .8
        rectangle.center.inset.filled ~R2 5 20 14 2.5 +R7.5 9 9 6 1
        rectangle.topthird.inset.filled ~R2 5 20 14 2.5 +R5 8 14 3 .8
        rectangle.split.2x1 #R2 5 20 14 2.5 :M12 5v14
        rectangle.split.1x2 #R2 5 20 14 2.5 :M2 12h20
        rectangle.split.3x1 #R2 5 20 14 2.5 :M8.7 5v14M15.3 5v14
        rectangle.split.2x2 #R2 5 20 14 2.5 :M12 5v14M2 12h20
        rectangle.split.3x3 #R2 5 20 14 2.5 :M8.7 5v14M15.3 5v14M2 9.7h20M2 14.3h20
        rectangle.compress.vertical ~R3 9.5 18 5 1.5M12 2v4M10 4.2l2 2 2-2M12 22v-4M10 19.8l2-2
          2 2
        rectangle.expand.vertical ~R3 9.5 18 5 1.5M12 6V2M10 3.9l2-2 2 2M12 18v4M10 20.1l2 2 2-2
        rectangle.grid.2x2 #R2.5 5 8.5 6 1.3R13 5 8.5 6 1.3R2.5 13.5 8.5 6 1.3R13 13.5 8.5 6 1.3
        rectangle.grid.3x2 #R2 6 6 5.5 1R2 12.5 6 5.5 1R9 6 6 5.5 1R9 12.5 6 5.5 1R16 6 6 5.5
          1R16 12.5 6 5.5 1
        rectangle.grid.3x3 =square.grid.3x3
        rectangle.grid.2x3 #R4 3 7.5 5 1R4 9.5 7.5 5 1R4 16 7.5 5 1R12.5 3 7.5 5 1R12.5 9.5 7.5
          5 1R12.5 16 7.5 5 1
        rectangle.grid.1x3 #R3 3.5 18 4.5 1.2R3 9.75 18 4.5 1.2R3 16 18 4.5 1.2
        rectangle.3.group #R2 4 9 16 1.8R13.5 4 8.5 7 1.5R13.5 13.5 8.5 6.5 1.5
        rectangle.3.group.bubble &_bubble 1 12 12.75 *R7 8 4 7 .8R12.5 8 4.5 3 .7R12.5 12 4.5 3
          .7
        rectangle.arrowtriangle.2.outward #R8.5 6 7 12 1.5 +M6 9v6L2 12ZM18 9v6l4-3Z
        rectangle.arrowtriangle.2.inward #R8.5 6 7 12 1.5 +M2 9v6l4-3ZM22 9v6l-4-3Z
        rectangle.and.arrow.up.right.and.arrow.down.left ~M13 4H5C3.3 4 2 5.3 2 7v10c0 1.7 1.3 3
          3 3h14c1.7 0 3-1.3 3-3v-5M21.5 2.5L15 9M15 4v5h5M5.5 16.5L11 11M6.5 11H11v4.5
        rectangle.connected.to.line.below #R3 5 18 9.5 2 ~M12 14.5v5M2.5 19.5h19
        rectangle.filled.and.hand.point.up.left =rectangle.and.hand.point.up.left
        rectangle.on.rectangle.circle #O12 12 9.25%rectangle.on.rectangle .5 12 12
        sidebar.left #R2 4.5 20 15 2.5 :M8.5 4.5v15M4.7 8h1.3M4.7 10.5h1.3M4.7 13h1.3
        sidebar.right #R2 4.5 20 15 2.5 :M15.5 4.5v15M18 8h1.3M18 10.5h1.3M18 13h1.3
        sidebar.leading =sidebar.left
        sidebar.trailing =sidebar.right
        sidebar.squares.left #R2 4.5 20 15 2.5 :M8.5 4.5v15 *R4.3 7.5 2 2 .4R4.3 10.8 2 2 .4R4.3
          14 2 2 .4
        sidebar.squares.leading =sidebar.squares.left
        inset.filled.rectangle =rectangle.inset.filled
        inset.filled.circle =circle.inset.filled
        inset.filled.square =square.inset.filled
        macwindow #R2 4 20 16 2.5 :M2 8.5h20 *O5 6.3 .8O7.5 6.3 .8O10 6.3 .8
        macwindow.on.rectangle #R6 7.5 16.5 12.5 2 :M6 11.5h16.5&~M2 15.5V6c0-1.1.9-2 2-2h13
        uiwindow.split.2x1 #R2 4.5 20 15 2.5 :M12 4.5v15M2 8.5h20
        dock.rectangle #R2 4.5 20 15 2.5 :M6 15.5h12
        menubar.rectangle #R2 4.5 20 15 2.5 :M2 8.5h20M5 6.5h3
        menubar.dock.rectangle #R2 4.5 20 15 2.5 :M2 8.5h20M6 16h12
        tablecells #R2 4.5 20 15 2.5 :M2 9.5h20M2 14.5h20M8.7 4.5v15M15.3 4.5v15
        table #R2 4.5 20 15 2.5 :M2 9.5h20M8.7 4.5v15M2 14.5h20
        squares.below.rectangle ~R3 3 18 9 1.8R3 15 4.5 4.5 1R9.75 15 4.5 4.5 1R16.5 15 4.5 4.5
          1
        squares.leading.rectangle ~R9 3 12 18 1.8R3 3 3.5 3.5 .8R3 10 3.5 3.5 .8R3 17 3.5 3.5 .8
        grid ~M8.5 3v18M15.5 3v18M3 8.5h18M3 15.5h18
        grid.circle #O12 12 9.25 :M9.5 3.5v17M14.5 3.5v17M3.5 9.5h17M3.5 14.5h17
        circle.grid.cross.left.filled =circle.grid.cross
        square.fill.on.square.fill !#R3 3 12.5 12.5 2.5/!#R8.5 8.5 12.5 12.5 2.5
        square.fill.on.square !#R3 3 12.5 12.5 2.5/?#R8.5 8.5 12.5 12.5 2.5
        square.on.square.fill !#R3 3 12.5 12.5 2.5/~M18 8.3h.5c1.4 0 2.5 1.1 2.5 2.5v7.7c0
          1.4-1.1 2.5-2.5 2.5h-7.7c-1.4 0-2.5-1.1-2.5-2.5V18
        square.fill.text.grid.1x2 ~M12.5 5H21M12.5 8.5H21M12.5 15.5H21M12.5 19H21 +R3 3.5 6.5
          6.5 1.2R3 14 6.5 6.5 1.2
        align.horizontal.left +R6.5 5 14 5 1.2R6.5 14 9 5 1.2 ~M3 3v18
        align.horizontal.right +R3.5 5 14 5 1.2R8.5 14 9 5 1.2 ~M21 3v18
        align.horizontal.center +R4 5 16 5 1.2R7 14 10 5 1.2 ~M12 2.5V22
        align.vertical.top +R5 6.5 5 14 1.2R14 6.5 5 9 1.2 ~M3 3h18
        align.vertical.bottom +R5 3.5 5 14 1.2R14 8.5 5 9 1.2 ~M3 21h18
        align.vertical.center +R5 4 5 16 1.2R14 7 5 10 1.2 ~M2.5 12H22
        distribute.horizontal.center +R9.5 6 5 12 1.2 ~M4 3v18M20 3v18
        distribute.vertical.center +R6 9.5 12 5 1.2 ~M3 4h18M3 20h18
        skew #M8.5 6h13l-6 12h-13Z
        perspective ~M3 5l18 4v6L3 19ZM9 6.5v11M15 7.8v8.4
        aspectratio #R2 4 20 16 2.5 :M5.5 10.5V7.5H9M18.5 13.5v3H15
        crop ~M6.5 2v13c0 1.5 1 2.5 2.5 2.5H22M2 6.5h13c1.5 0 2.5 1 2.5 2.5V22
        crop.rotate ~M7.5 6v8.5c0 1.5 1 2 2 2H19M5 8h9c1.5 0 2 1 2 2v9M14 2.5c4.5 0 7.5 3 7.5
          7.5M16 .8l-2.2 1.7L16 4.5M10 21.5c-4.5 0-7.5-3-7.5-7.5M8 23.2l2.2-1.7L8 19.5
        rotate.left #R7 9 12 12 2 ~M3.5 11c0-4.5 2.5-7 7-7M8 1.5L10.7 4 8 6.5
        rotate.right #R5 9 12 12 2 ~M20.5 11c0-4.5-2.5-7-7-7M16 1.5L13.3 4 16 6.5
        rotate.3d ~E12 12 10 4.5M12 2.5c-3 2.5-4 5.5-4 9.5s1 7 4 9.5
        move.3d ~M12 12V3M9.5 5.5L12 3l2.5 2.5M12 12l8 5M17 17.3l3-.3-1-3M12 12l-8 5M7 17.3L4
          17l1-3
        scale.3d =cube.transparent
        cube.transparent ~M12 2.7l8.5 4.6v9.4L12 21.3 3.5 16.7V7.3ZM12 2.7v9.3M12 12l8.5 4.7M12
          12l-8.5 4.7
        shippingbox #M12 2.5l9 4.5v10l-9 4.5L3 17V7Z :M3.3 7.2L12 11.5l8.7-4.3M12 11.5v9.7M7.5
          4.8l8.7 4.5
        shippingbox.circle #O12 12 9.25%shippingbox.fill .52 12 12
        cylinder #M4 6.5C4 4.3 7.6 2.5 12 2.5s8 1.8 8 4v11c0 2.2-3.6 4-8 4s-8-1.8-8-4Z :M4 6.5c0
          2.2 3.6 4 8 4s8-1.8 8-4
        cylinder.split.1x2 #M4 6.5C4 4.3 7.6 2.5 12 2.5s8 1.8 8 4v11c0 2.2-3.6 4-8 4s-8-1.8-8-4Z
          :M4 6.5c0 2.2 3.6 4 8 4s8-1.8 8-4M4 12.5c0 2.2 3.6 4 8 4s8-1.8 8-4
        cone #M12 2.5L4 18.5c1 2 4 3 8 3s7-1 8-3Z :M4 18.5c1.5-2 4.5-2.5 8-2.5s6.5.5 8 2.5
        pyramid #M12 2.5L2.5 17 12 21.5 21.5 17Z :M12 2.5v19
        torus ~E12 12 10 7E12 11 4.5 2.3
        view.3d ~M12 2.7l8.5 4.6v9.4L12 21.3 3.5 16.700V7.300Z&_3 .4 9 12.500&_d .4 15 12.5
        view.2d #R3.5 3.5 17 17 3%_2 .42 8.7 12%_d .42 15.3 12
        arkit ~M12 8.5l3.5 2v4L12 16.5 8.5 14.5v-4ZM8.5 10.5L12 12.5l3.5-2M12 12.5v4M3 8V6C3 4.3
          4.3 3 6 3h2M16 3h2c1.7 0 3 1.3 3 3v2M21 16v2c0 1.7-1.3 3-3 3h-2M8 21H6c-1.7
          0-3-1.3-3-3v-2
        poweron ~M12 3v18
        poweroff ~O12 12 8
        togglepower ~O12 12 9.25M12 7v10
        switch.2 #R3 3.5 18 7.5 3.75R3 13 18 7.5 3.75 :O7 7.25 1.5O17 16.75 1.5
        lightswitch.on #R5.5 2.5 13 19 2.5 :R9.5 7 5 10 1.5M9.5 12h5
        lightswitch.off =lightswitch.on
        button.programmable #O12 12 9.25 :O12 12 6
        button.horizontal #R2 7 20 10 5
        rectangle.portrait.arrowtriangle.2.outward #R6 7.5 12 9 1.5 +M9 5.5h6L12 2ZM9 18.5h6l-3
          3.5Z
        rectangle.ratio.3.to.4 #R5 3 14 18 2
        rectangle.ratio.16.to.9 #R2 6 20 12 2
        line.diagonal ~M4 20L20 4
        line.diagonal.arrow ~M4 20L20 4M13 4h7v7
        line.horizontal.3.circle #O12 12 9.25 :M7.5 9h9M7.5 12h9M7.5 15h9
        line.3.horizontal.circle =line.horizontal.3.circle
        line.3.horizontal.decrease.circle #O12 12 9.25 :M7 9.5h10M8.7 12.5h6.6M10.4 15.5h3.2
        line.horizontal.3.decrease.circle =line.3.horizontal.decrease.circle
        line.3.horizontal.button.angledtop.vertical.right =line.3.horizontal.circle
        line.2.horizontal.decrease.circle #O12 12 9.25 :M7.5 11h9M10 14h4
        line.horizontal.star.fill.line.horizontal ~M1.5 12h4M18.5 12h4 &star.fill .5 12 12
        line.3.crossed.swirl.circle #O12 12 9.25 :M12 5v14M6 8.5l12 7M18 8.5l-12 7
        lineweight ~M3 5h18M3 10h18 +R3 13.5 18 2.5 .5R3 18 18 4 .8
        point.topleft.down.curvedto.point.bottomright.up ~M7.5 5.5h5c2.5 0 2.5 13 5 13M5 8v4c0
          2.5 1 4 3.5 6.5 &#O5 5.5 2.5O19 18.5 2.5
        point.topleft.down.to.point.bottomright.curvepath ~M7.5 5.5h5c3.5 0 3.5 6.5 0
          6.5h-2c-3.5 0-3.5 6.5 0 6.5h6 #O5 5.5 2.5O19 18.5 2.5
        point.3.connected.trianglepath.dotted ~M10.7 7.5L7 15M13.3 7.5L17 15M8.5 17.5h7 #O12 5
          2.5O5.8 17.5 2.5O18.2 17.5 2.5
        point.3.filled.connected.trianglepath.dotted =point.3.connected.trianglepath.dotted.fill
        point.filled.topleft.down.curvedto.point.bottomright.up
          =point.topleft.down.curvedto.point.bottomright.up.fill
        point.bottomleft.forward.to.point.topright.scurvepath ~M7.5 18.5h4c3.5 0-.5-13 5-13 #O5
          18.5 2.5O19 5.5 2.5
        point.forward.to.point.capsulepath ~M7 8.5C3 8.5 3 15.5 7 15.5h7M17 15.5c4 0 4-7 0-7h-7
          #O8.5 8.5 2O15.5 15.5 2
        scope ~O12 12 7M12 2v6M12 16v6M2 12h6M16 12h6
        dot.scope &scope 1 12 12 +O12 12 1.5
        dot.circle #O12 12 9.25 *O12 12 2.5
        dot.square #R3 3 18 18 3.6 *O12 12 2.5
        dot.viewfinder &viewfinder 1 12 12 +O12 12 2.5
        circle.viewfinder &viewfinder 1 12 12 &#O12 12 4.5
        dot.circle.and.cursorarrow ~O10.5 10.5 7.5 +O10.5 10.5 2/!#M13.5 13.5l2.5 7 1.5-3 3-1.5Z
        dot.circle.and.hand.point.up.left.fill ~M17 9A7 7 0 1 0 9 17 +O10 10
          2/&hand.point.up.left.fill .58 16.5 16.5
        circle.dotted.circle +O12 2.75 1O16.62 3.99 1O20.01 7.37 1O21.25 12 1O20.01 16.62
          1O16.62 20.01 1O12 21.25 1O7.37 20.01 1O3.99 16.63 1O2.75 12 1O3.99 7.37 1O7.37 3.99 1
          ~O12 12 4.5
        square.dotted +O4 4 1O4 20 1O8 4 1O8 20 1O12 4 1O12 20 1O16 4 1O16 20 1O20 4 1O20 20 1O4
          8 1O20 8 1O4 12 1O20 12 1O4 16 1O20 16 1
        progress.indicator ~M12 7L12 3M15.54 8.46L18.36 5.64M17 12L21 12M15.54 15.54L18.36
          18.36M12 17L12 21M8.46 15.54L5.64 18.36M7 12L3 12M8.46 8.46L5.64 5.64
        plus.minus.capsule #R2 6.5 20 11 5.5 :M6 12h4.5M8.25 9.75v4.5M14 12h4
        capsule.lefthalf.filled ~R2 6.5 20 11 5.5 +M12 7H7.5a5 5 0 0 0 0 10H12Z
        capsule.righthalf.filled ~R2 6.5 20 11 5.5 +M12 7h4.5a5 5 0 0 1 0 10H12Z
        shield.lefthalf.filled ~M12 2.5l7 2.5c.6.2 1 .7 1 1.3V11c0 5-3 8.7-8 10.5C7 19.7 4 16 4
          11V6.3C4 5.7 4.4 5.2 5 5Z +M12 2.5v19C7 19.7 4 16 4 11V6.3C4 5.7 4.4 5.2 5 5Z
        shield.lefthalf.fill =shield.lefthalf.filled
        shield.righthalf.filled ~M12 2.5l7 2.5c.6.2 1 .7 1 1.3V11c0 5-3 8.7-8 10.5C7 19.7 4 16 4
          11V6.3C4 5.7 4.4 5.2 5 5Z +M12 2.5v19C17 19.7 20 16 20 11V6.3C20 5.7 19.6 5.2 19 5Z
        shield.checkered #M12 2.5l7 2.5c.6.2 1 .7 1 1.3V11c0 5-3 8.7-8 10.5C7 19.7 4 16 4
          11V6.3C4 5.7 4.4 5.2 5 5Z *M12 2.5V12h8V6.3c0-.6-.4-1.1-1-1.3ZM4 12h8v9.5C7 19.7 4.5
          16.5 4 12Z
        shield.checkerboard =shield.checkered
        shield.pattern.checkered =shield.checkered
        """
}
