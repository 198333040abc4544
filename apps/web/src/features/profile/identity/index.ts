export { type Identity, useIdentity } from './use-identity.tsx';
