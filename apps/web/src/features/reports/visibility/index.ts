export { AdminVisibility } from './admin-visibility.tsx';
