/** Beside the title of the message box, which is loaded when it first opens. */
export const dragHint = 'arrébb húzható, a nyílbillentyűkkel is';
