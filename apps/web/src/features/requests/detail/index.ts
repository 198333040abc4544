export { RequestPage } from './request-page.tsx';
export { RequesterContact } from './requester-contact.tsx';
