/** Whether a file is a PDF by its content, whatever it is called. */
export const isPdf = (contents: Buffer): boolean =>
  contents.subarray(0, 5).toString('latin1') === '%PDF-' && contents.includes('%%EOF');
