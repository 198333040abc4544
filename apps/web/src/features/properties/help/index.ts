export { propertyHelp } from './text.ts';
