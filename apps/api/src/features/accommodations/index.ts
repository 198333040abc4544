export { accommodationKind } from './accommodation-kind.ts';
