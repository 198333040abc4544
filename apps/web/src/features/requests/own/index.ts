export { FirstRequest } from './first-request.tsx';
export { useOwnRequests } from './own-requests-page.tsx';
