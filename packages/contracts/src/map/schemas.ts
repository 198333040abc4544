import { z } from 'zod';
import { accommodationCard, accommodationSearchQuery } from '../accommodations/schemas.ts';
import { id, textInteger } from '../core/index.ts';
import { mapPosition } from '../listings/schemas.ts';
import type { ListingKind } from '../listings/values.ts';
import { propertyCard, propertySearchQuery } from '../properties/schemas.ts';
import { serviceCard, serviceSearchQuery } from '../services/schemas.ts';
import { maxZoom, parseBounds } from './values.ts';

/** The visible part of the map: 'west,south,east,north' in degrees. */
const bbox = z.string().transform((text, context) => {
  const bounds = parseBounds(text);
  if (bounds) return bounds;
  context.addIssue({ code: 'custom', message: 'A térkép széleit így add meg: nyugat,dél,kelet,észak!' });
  return z.NEVER;
});

const view = { bbox, zoom: textInteger(0, maxZoom) };

/** A view of the map with the filters of the kind's search. */
export const propertyMapQuery = propertySearchQuery.extend(view);
export const accommodationMapQuery = accommodationSearchQuery.safeExtend(view);
export const serviceMapQuery = serviceSearchQuery.extend(view);

/** Several listings as one mark, at the middle of their shown positions. */
export const cluster = z.object({
  lat: z.number(),
  lon: z.number(),
  /** At least so many where `countIsCapped`, else exactly so many. */
  count: z.int().positive(),
  countIsCapped: z.boolean(),
  /** West, south, east and north of the tile that they are in. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type Cluster = z.infer<typeof cluster>;

const pinOf = <Kind extends ListingKind, Card extends z.ZodRawShape>(kind: Kind, card: z.ZodObject<Card>) =>
  z.object({ kind: z.literal(kind), id, ...mapPosition.shape, ...card.shape });

/** One listing at its shown position, with its card. */
export const propertyPin = pinOf('property', propertyCard);
export const accommodationPin = pinOf('accommodation', accommodationCard);
export const servicePin = pinOf('service', serviceCard);

export type PropertyMapQuery = z.output<typeof propertyMapQuery>;
export type PropertyPin = z.infer<typeof propertyPin>;
export type AccommodationMapQuery = z.output<typeof accommodationMapQuery>;
export type AccommodationPin = z.infer<typeof accommodationPin>;
export type ServiceMapQuery = z.output<typeof serviceMapQuery>;
export type ServicePin = z.infer<typeof servicePin>;
