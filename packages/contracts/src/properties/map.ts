import type { z } from 'zod';
import { defineMapCall } from '../map/map-call.ts';
import { mapView, pinOf } from '../map/schemas.ts';
import { propertyCard } from './replies.ts';
import { propertySearchQuery } from './schemas.ts';

/** A view of the map with the filters of the search. */
export const propertyMapQuery = propertySearchQuery.extend(mapView);
export type PropertyMapQuery = z.output<typeof propertyMapQuery>;

const propertyPin = pinOf('property', propertyCard);
export type PropertyPin = z.infer<typeof propertyPin>;

export const mapProperties = defineMapCall('property', propertyMapQuery, propertyPin);
