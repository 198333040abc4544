export { referenceRouter } from './reference.routes.ts';
