export { VideoLinks } from './video-links.tsx';
