export { objectPath, Timeline } from './timeline.tsx';
