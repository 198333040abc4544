export { duration } from './duration-field.tsx';
export { regions } from './regions-field.tsx';
