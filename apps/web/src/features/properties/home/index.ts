export { PropertySearchForm } from './property-search-form.tsx';
