export { createPortMap } from './port-map.ts';
