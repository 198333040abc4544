export { findAccountForUpdate, holdAccount, lockAccount } from './lock-account.ts';
