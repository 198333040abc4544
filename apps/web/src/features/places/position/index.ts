export { askPosition } from './ask-position.ts';
