import type { z } from 'zod';
import { defineMapCall } from '../map/map-call.ts';
import { mapView, pinOf } from '../map/schemas.ts';
import { serviceCard, serviceSearchQuery } from './schemas.ts';

/** A view of the map with the filters of the search. */
export const serviceMapQuery = serviceSearchQuery.extend(mapView);
export type ServiceMapQuery = z.output<typeof serviceMapQuery>;

const servicePin = pinOf('service', serviceCard);
export type ServicePin = z.infer<typeof servicePin>;

export const mapServices = defineMapCall('service', serviceMapQuery, servicePin);
