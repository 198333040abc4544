import { z } from 'zod';
import { dataReply, defineEndpoint } from '../core/index.ts';
import type { ListingKind } from '../listings/values.ts';
import { cluster } from './schemas.ts';

/** The call of the map of a kind's search; the kinds' folders define theirs by it. */
export const defineMapCall = <
  Kind extends ListingKind,
  Query extends z.ZodObject,
  Pin extends z.ZodType<{ kind: Kind }>,
>(
  kind: Kind,
  query: Query,
  pin: Pin,
) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/map/${kind}`,
    access: 'public',
    summary: 'The listings of a search on a part of the map: clusters, and pins where they are few (MAP-02).',
    query,
    reply: dataReply(z.object({ clusters: z.array(cluster), pins: z.array(pin) })),
  });
