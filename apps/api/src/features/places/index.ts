export { findPlaces, resolvePlace } from './find-places.ts';
export { placeRoutes } from './places.routes.ts';
export { type PlaceService, placeService } from './places.service.ts';
