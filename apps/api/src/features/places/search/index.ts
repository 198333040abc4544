export { type FoundPlaces, findAreas, findPlaceList, findPlaces } from './find-places.ts';
export { createDistance, findSettlementsAround } from './near-settlements.ts';
