export { formatPaidState } from './purchase-state.ts';
