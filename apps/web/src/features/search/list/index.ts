export { SearchList } from './search-list.tsx';
