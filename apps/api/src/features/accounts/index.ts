export {
  clearAccount,
  lockAdmins,
  removeMailsOfUser,
  selectAdmins,
} from './account-removal.ts';
export { accountRoutes } from './accounts.routes.ts';
export { type AccountService, createAccountService } from './accounts.service.ts';
export { cleanAccounts } from './clean-accounts.ts';
export { emptyProfile } from './empty-profile.ts';
export { createAdmin } from './first-admin.ts';
export { createSessionService } from './sessions.service.ts';
export { findUser } from './users.queries.ts';
