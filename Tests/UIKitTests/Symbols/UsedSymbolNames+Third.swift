extension UsedSymbolNames {
    /// Names of devices, arrows, signs, shapes and text.
    static let third = """
        headphones headphones.circle airtag airtag.fill visionpro simcard simcard.fill sdcard
        sdcard.fill esim memorychip memorychip.fill cpu cpu.fill opticaldisc externaldrive
        externaldrive.fill externaldrive.badge.plus internaldrive internaldrive.fill keyboard
        keyboard.fill keyboard.chevron.compact.down computermouse computermouse.fill magicmouse
        applepencil printer printer.fill scanner faxmachine gamecontroller gamecontroller.fill
        arcade.stick dpad dpad.fill battery.0 battery.25 battery.50 battery.75 battery.100
        battery.100.bolt battery.0percent battery.25percent battery.50percent battery.75percent
        battery.100percent minus.plus.batteryblock bolt.batteryblock cable.connector wifi
        wifi.slash wifi.circle wifi.exclamationmark wifi.router wifi.square
        antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash cellularbars
        dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward
        wave.3.right wave.3.left wave.3.right.circle radiowaves.right bonjour terminal
        terminal.fill apple.terminal flashlight.on.fill flashlight.off.fill icloud icloud.fill
        icloud.circle icloud.slash icloud.slash.fill icloud.and.arrow.up
        icloud.and.arrow.up.fill icloud.and.arrow.down icloud.and.arrow.down.fill
        checkmark.icloud checkmark.icloud.fill exclamationmark.icloud
        exclamationmark.icloud.fill xmark.icloud link.icloud bolt.horizontal.icloud
        arrow.clockwise.icloud
        arrow.left arrow.right arrow.up arrow.down arrow.left.circle arrow.left.circle.fill
        arrow.right.circle arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill
        arrow.down.circle arrow.down.circle.fill arrow.left.square arrow.right.square
        arrow.right.square.fill arrow.up.square arrow.down.square arrow.up.left arrow.up.right
        arrow.down.left arrow.down.right arrow.up.right.circle arrow.up.right.circle.fill
        arrow.up.right.square arrow.up.right.square.fill arrow.up.forward arrow.up.forward.app
        arrow.up.forward.square arrow.down.app arrow.down.left.circle arrow.down.right.circle
        arrow.up.left.circle arrow.backward arrow.forward arrow.backward.circle
        arrow.forward.circle arrow.left.and.right arrow.up.and.down arrow.left.arrow.right
        arrow.left.arrow.right.circle arrow.up.arrow.down arrow.up.arrow.down.circle
        arrow.up.arrow.down.square arrow.right.arrow.left arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.up.right.and.arrow.down.left
        arrow.down.left.and.arrow.up.right arrow.up.and.down.and.arrow.left.and.right
        arrow.up.and.down.circle arrow.left.and.right.circle arrow.right.to.line
        arrow.left.to.line arrow.up.to.line arrow.down.to.line arrow.right.to.line.compact
        arrow.down.to.line.compact arrow.clockwise arrow.clockwise.circle
        arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
        arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward
        arrow.uturn.left.circle arrow.uturn.left.circle.fill arrow.uturn.backward.circle
        arrow.uturn.up arrow.uturn.down arrow.turn.up.left arrow.turn.up.right
        arrow.turn.down.left arrow.turn.down.right arrow.turn.right.up arrow.2.circlepath
        arrow.2.circlepath.circle arrow.2.squarepath arrow.3.trianglepath arrow.circlepath
        arrow.rectanglepath arrow.merge arrow.branch arrowshape.left arrowshape.right.fill
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.left.2
        arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowshape.turn.up.left.circle
        arrowshape.bounce.right arrowshape.zigzag.right arrowtriangle.up arrowtriangle.up.fill
        arrowtriangle.down arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right
        arrowtriangle.right.fill arrowtriangle.down.circle arrow.trianglehead.2.clockwise
        arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        chevron.left chevron.right chevron.up chevron.down chevron.left.circle
        chevron.left.circle.fill chevron.right.circle chevron.right.circle.fill
        chevron.up.circle chevron.down.circle chevron.down.circle.fill chevron.left.square
        chevron.right.square chevron.backward chevron.forward chevron.backward.circle
        chevron.left.2 chevron.right.2 chevron.up.2 chevron.down.2 chevron.compact.up
        chevron.compact.down chevron.compact.left chevron.compact.right chevron.up.chevron.down
        chevron.up.square chevron.left.forwardslash.chevron.right command command.circle option
        control shift shift.fill capslock escape delete.left delete.left.fill delete.right
        delete.backward return return.left space power power.circle power.circle.fill
        togglepower
        plus plus.circle plus.circle.fill plus.square plus.square.fill plus.rectangle plus.app
        plus.app.fill plus.diamond plus.square.on.square plus.rectangle.on.rectangle
        plus.rectangle.portrait plus.square.dashed plus.forwardslash.minus plusminus
        plusminus.circle minus minus.circle minus.circle.fill minus.square minus.square.fill
        minus.rectangle multiply multiply.circle multiply.circle.fill divide divide.circle equal
        equal.circle equal.circle.fill lessthan lessthan.circle greaterthan greaterthan.circle
        number number.circle number.square sum function f.cursive x.squareroot xmark
        xmark.circle xmark.circle.fill xmark.square xmark.square.fill xmark.rectangle xmark.app
        xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill xmark.diamond checkmark
        checkmark.circle checkmark.circle.fill checkmark.circle.trianglebadge.exclamationmark
        checkmark.circle.badge.xmark checkmark.square checkmark.square.fill checkmark.rectangle
        checkmark.rectangle.portrait checkmark.rectangle.stack checkmark.seal
        checkmark.seal.fill checkmark.diamond checklist exclamationmark exclamationmark.2
        exclamationmark.3 exclamationmark.circle exclamationmark.circle.fill
        exclamationmark.square exclamationmark.octagon exclamationmark.octagon.fill
        exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.arrow.circlepath
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.lock questionmark
        questionmark.circle questionmark.circle.fill questionmark.square
        questionmark.square.dashed questionmark.app questionmark.diamond
        questionmark.diamond.fill info info.circle info.circle.fill info.square at at.circle
        at.circle.fill at.badge.plus asterisk asterisk.circle nosign circle.slash dot.circle
        dot.circle.fill dot.square smallcircle.fill.circle smallcircle.filled.circle
        largecircle.fill.circle circle.circle circle.inset.filled circle.dashed circle.dotted
        circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill
        circle.grid.cross circle.hexagongrid circle.hexagongrid.fill circle.hexagonpath
        circle circle.fill square square.fill square.dashed square.slash square.inset.filled
        square.lefthalf.filled square.split.2x1 square.split.1x2 square.split.2x2
        square.grid.2x2 square.grid.2x2.fill square.grid.3x2 square.grid.3x2.fill
        square.grid.3x3 square.grid.3x3.fill square.grid.4x3.fill
        square.grid.3x1.below.line.grid.1x2 square.on.square square.on.square.fill
        square.fill.on.square.fill square.on.circle square.stack square.stack.fill
        square.stack.3d.up square.stack.3d.up.fill square.stack.3d.up.slash
        square.stack.3d.down.right square.fill.text.grid.1x2 square.text.square
        square.2.layers.3d app app.fill app.badge app.badge.fill app.badge.checkmark app.dashed
        app.gift rectangle rectangle.fill rectangle.slash rectangle.portrait
        rectangle.portrait.fill rectangle.dashed rectangle.on.rectangle
        rectangle.on.rectangle.fill rectangle.on.rectangle.angled
        rectangle.fill.on.rectangle.fill rectangle.stack rectangle.stack.fill
        rectangle.stack.badge.plus rectangle.stack.fill.badge.plus rectangle.split.2x1
        rectangle.split.1x2 rectangle.split.3x1 rectangle.split.2x2 rectangle.split.3x3
        rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill
        rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.3.group rectangle.3.group.fill
        rectangle.inset.filled rectangle.compress.vertical rectangle.expand.vertical
        rectangle.and.text.magnifyingglass rectangle.badge.plus rectangle.badge.checkmark
        triangle triangle.fill diamond diamond.fill octagon octagon.fill hexagon hexagon.fill
        pentagon pentagon.fill seal seal.fill capsule capsule.fill oval oval.fill cylinder
        cylinder.fill cylinder.split.1x2 cone pyramid sidebar.left sidebar.right sidebar.leading
        sidebar.trailing sidebar.squares.left macwindow macwindow.badge.plus uiwindow.split.2x1
        dock.rectangle menubar.rectangle squares.below.rectangle grid lineweight line.diagonal
        line.horizontal.3 line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease
        line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill
        line.horizontal.3.decrease.circle scope target rays timeline.selection
        point.topleft.down.curvedto.point.bottomright.up point.3.connected.trianglepath.dotted
        flowchart flowchart.fill puzzlepiece puzzlepiece.fill puzzlepiece.extension die.face.1
        die.face.2 die.face.3 die.face.4 die.face.5 die.face.5.fill die.face.6 dice dice.fill
        party.popper party.popper.fill balloon balloon.fill balloon.2 teddybear stroller
        curlybraces ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.rectangle
        ellipsis.vertical.bubble ellipsis.curlybraces align.horizontal.left
        align.horizontal.center align.vertical.top arkit move.3d view.3d poweron sos
        lifepreserver peacesign swift
        textformat textformat.size textformat.size.larger textformat.size.smaller textformat.abc
        textformat.123 textformat.alt textformat.subscript textformat.superscript bold italic
        underline strikethrough bold.italic.underline shadow character character.cursor.ibeam
        character.textbox paragraphsign text.alignleft text.aligncenter text.alignright
        text.justify text.justify.left text.quote text.append text.insert text.badge.plus
        text.badge.minus text.badge.checkmark text.badge.xmark text.badge.star text.redaction
        text.word.spacing text.below.photo text.below.photo.fill
        text.line.first.and.arrowtriangle.forward text.rectangle list.bullet list.bullet.circle
        list.bullet.circle.fill list.bullet.indent list.bullet.below.rectangle
        list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait
        list.dash list.number list.star list.triangle list.and.film increase.indent
        decrease.indent increase.quotelevel a.circle a.circle.fill b.circle.fill m.square
        x.circle x.circle.fill z.square.fill 0.circle 1.circle 1.circle.fill 2.circle
        2.circle.fill 3.circle.fill 4.square 9.square.fill 10.circle 25.circle.fill 50.circle
        50.square.fill a.magnify
        """
}
