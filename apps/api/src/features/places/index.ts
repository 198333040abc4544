export { findAreas, findPlaces, resolvePlace } from './find-places.ts';
export { getLongestForm, wordBases } from './inflection.ts';
export { getPlaceNames, type PlaceNames, type RecognisedPlace } from './place-names.ts';
export { placeRoutes } from './places.routes.ts';
export { createPlaceService, type PlaceService } from './places.service.ts';
export { createSpellingIndex } from './spelling.ts';
export { suggestPlaces } from './suggest-places.ts';
