export { FirstRequest } from './first-request.tsx';
