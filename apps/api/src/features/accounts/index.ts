export { nameOf } from './account-mails.ts';
export { accountRoutes } from './accounts.routes.ts';
export { type AccountService, accountService } from './accounts.service.ts';
export { cleanAccounts } from './clean-accounts.ts';
export { createAdmin } from './first-admin.ts';
export { type SessionService, type SignIn, sessionService } from './sessions.service.ts';
