export { accommodationHelp } from './text.ts';
