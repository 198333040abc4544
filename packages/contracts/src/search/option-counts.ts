import { z } from 'zod';
import { createRecord, dataReply, defineEndpoint } from '../core/index.ts';
import type { ListingKind } from '../listings/values.ts';

/** Numbers of results by the value of a filter, as its query parameter has it; a value without results is missing. */
const countsByValue = z.record(z.string(), z.int().positive());

/** The call that counts the results of a search for each option of its filters; the kinds' folders define theirs by it. */
export const defineOptionCounts = <const Name extends string, Query extends z.ZodObject>(
  kind: ListingKind,
  query: Query,
  names: readonly Name[],
) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/option-counts/${kind}`,
    access: 'public',
    summary:
      'How many results each option of the filters has, as if that filter were not set (ours, SRP-01).',
    query,
    reply: dataReply(z.object(createRecord(names, () => countsByValue))),
  });
