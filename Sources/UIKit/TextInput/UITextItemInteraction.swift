/// What a person does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, which opens a link.
    case invokeDefaultAction
    /// A long press, which shows actions; pages never send it.
    case presentActions
    /// A firm press, which shows a preview; pages never send it.
    case preview
}
