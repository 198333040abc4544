export { findAccountForUpdate, lockAccount } from './lock-account.ts';
