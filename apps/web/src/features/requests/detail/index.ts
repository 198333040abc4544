export { RequestDescription, RequestHead } from './request-head.tsx';
export { RequestPage } from './request-page.tsx';
