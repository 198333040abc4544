export { objectPath } from './object-paths.ts';
export { Timeline } from './timeline.tsx';
