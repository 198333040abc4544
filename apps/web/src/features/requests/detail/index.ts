export { RequestDescription } from './request-description.tsx';
export { RequestHead } from './request-head.tsx';
export { RequestPage } from './request-page.tsx';
