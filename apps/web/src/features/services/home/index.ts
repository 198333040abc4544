export { ServiceSearchForm } from './service-search-form.tsx';
