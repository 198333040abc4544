export { mask, maskContacts } from './mask-contacts.ts';
