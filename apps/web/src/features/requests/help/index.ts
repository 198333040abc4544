export { requestHelp } from './text.ts';
