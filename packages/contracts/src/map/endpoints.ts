import { z } from 'zod';
import { dataReply, defineEndpoint } from '../core/index.ts';
import {
  accommodationMapQuery,
  accommodationPin,
  cluster,
  propertyMapQuery,
  propertyPin,
  serviceMapQuery,
  servicePin,
} from './schemas.ts';

const summary =
  'The listings of a search on a part of the map: clusters, and pins where they are few (MAP-02).';
const view = <Pin extends z.ZodType>(pin: Pin) =>
  dataReply(z.object({ clusters: z.array(cluster), pins: z.array(pin) }));

export const mapProperties = defineEndpoint({
  method: 'GET',
  path: '/api/map/property',
  access: 'public',
  summary,
  query: propertyMapQuery,
  reply: view(propertyPin),
});

export const mapAccommodations = defineEndpoint({
  method: 'GET',
  path: '/api/map/accommodation',
  access: 'public',
  summary,
  query: accommodationMapQuery,
  reply: view(accommodationPin),
});

export const mapServices = defineEndpoint({
  method: 'GET',
  path: '/api/map/service',
  access: 'public',
  summary,
  query: serviceMapQuery,
  reply: view(servicePin),
});
