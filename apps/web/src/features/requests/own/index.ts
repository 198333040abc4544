export { FirstRequest } from './first-request.tsx';
export { useOwnRequests } from './use-own-requests.ts';
