export { PlaceMap, useHasMap } from './place-map.tsx';
