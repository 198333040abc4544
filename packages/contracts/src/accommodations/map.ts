import type { z } from 'zod';
import { defineMapCall } from '../map/map-call.ts';
import { mapView, pinOf } from '../map/schemas.ts';
import { accommodationCard, accommodationSearchQuery } from './schemas.ts';

/** A view of the map with the filters of the search. */
export const accommodationMapQuery = accommodationSearchQuery.safeExtend(mapView);
export type AccommodationMapQuery = z.output<typeof accommodationMapQuery>;

const accommodationPin = pinOf('accommodation', accommodationCard);
export type AccommodationPin = z.infer<typeof accommodationPin>;

export const mapAccommodations = defineMapCall('accommodation', accommodationMapQuery, accommodationPin);
