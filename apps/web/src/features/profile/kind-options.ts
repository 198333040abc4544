import { text } from './text.ts';

/** An individual or a firm, as the form's values. */
export const kindOptions = [
  { value: '0', label: text.data.individual },
  { value: '1', label: text.data.firm },
];
