import { z } from 'zod';
import { id, textInteger } from '../core/index.ts';
import { mapPosition } from '../listings/schemas.ts';
import type { ListingKind } from '../listings/values.ts';
import { maxZoom, parseBounds } from './values.ts';

/** The visible part of the map: 'west,south,east,north' in degrees. */
const bbox = z.string().transform((text, context) => {
  const bounds = parseBounds(text);
  if (bounds) return bounds;
  context.addIssue({ code: 'custom', message: 'A térkép széleit így add meg: nyugat,dél,kelet,észak!' });
  return z.NEVER;
});

/** What the query of a kind's search is extended by. */
export const mapView = { bbox, zoom: textInteger(0, maxZoom) };

/** Several listings as one mark, at the middle of their shown positions. */
export const cluster = z.object({
  lat: z.number(),
  lon: z.number(),
  /** At least so many where `countIsCapped`, else exactly so many. */
  count: z.int().positive(),
  countIsCapped: z.boolean(),
  /** West, south, east and north of what it holds. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type Cluster = z.infer<typeof cluster>;

/** One listing at its shown position, with its card. */
export const pinOf = <Kind extends ListingKind, Card extends z.ZodRawShape>(
  kind: Kind,
  card: z.ZodObject<Card>,
) => z.object({ kind: z.literal(kind), id, ...mapPosition.shape, ...card.shape });
