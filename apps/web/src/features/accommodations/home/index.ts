export { AccommodationSearchForm } from './accommodation-search-form.tsx';
