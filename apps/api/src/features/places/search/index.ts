export {
  findAreas,
  findPlaceList,
  findPlaces,
  type SearchedPlaces,
} from './find-places.ts';
export {
  createDistance,
  findSettlementsAround,
  findSettlementsNear,
  findWithin,
  toCircle,
} from './near-settlements.ts';
