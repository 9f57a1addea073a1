// Swift Testing imports this overlay beside UIKit; Vitrine adds no attachments to it.
