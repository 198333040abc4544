export { listedProperty } from './listed-property.tsx';
