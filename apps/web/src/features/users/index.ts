import { text } from './admin/text.ts';

export { DeleteAccountBox } from './delete-account-box.tsx';

/** The names of the roles, of users in the admin's pages. */
export const userRoleWords = text.roles;
