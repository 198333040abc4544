export { kindParts } from './kind-parts.ts';
