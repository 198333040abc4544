export { duration, regions } from './request-fields.tsx';
