export { formatWritten, rememberWritten, useWritten } from './written-to.ts';
