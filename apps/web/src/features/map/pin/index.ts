export { LazyPinMap } from './lazy-pin-map.tsx';
