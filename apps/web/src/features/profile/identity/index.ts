export { useIdentity } from './use-identity.tsx';
