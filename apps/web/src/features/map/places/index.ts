export { LazyPlacesMap } from './lazy-places-map.tsx';
