export { requestIcons, requestPages } from './request-kinds.ts';
