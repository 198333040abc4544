export { LazySearchMap } from './lazy-search-map.tsx';
