export { findLacking } from './lacking.ts';
export { type Identity, useIdentity } from './use-identity.tsx';
