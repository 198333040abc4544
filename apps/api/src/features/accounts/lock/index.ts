export { lockAccount } from './lock-account.ts';
