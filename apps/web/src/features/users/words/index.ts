import { text } from '../admin/text.ts';

/** The names of the roles, of users in the admin's pages. */
export const userRoleWords = text.roles;
