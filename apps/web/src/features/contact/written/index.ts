export { formatWritten } from './format-written.ts';
export { rememberWritten, useWritten } from './written-to.ts';
