export { serviceHelp } from './text.ts';
