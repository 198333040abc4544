export { holdAccount } from './hold-account.ts';
