export { formatPaidState } from './paid-state.ts';
