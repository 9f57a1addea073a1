// Swift Testing imports this overlay beside CoreGraphics; Vitrine adds no attachments to it.
