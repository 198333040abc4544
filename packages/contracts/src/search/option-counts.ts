import { z } from 'zod';
import { createRecord, defineEndpoint, fieldsReply } from '../core/index.ts';
import type { ListingKind } from '../listings/values.ts';
import type { Histogram } from './values.ts';

/** Numbers of results by the value of a filter, as its query parameter has it; a value without results is missing. */
const countsByValue = z.record(z.string(), z.int().positive());

const histogram = z.object({
  from: z.number(),
  step: z.number().positive(),
  counts: z.array(z.int().nonnegative()),
}) satisfies z.ZodType<Histogram>;

interface Counted<Name extends string, Range extends string> {
  /** Filters by options. */
  options: readonly Name[];
  /** The prefixes of filters by a range. */
  ranges: readonly Range[];
}

/** The call that counts the results of a search for each option of its filters; the kinds' folders define theirs by it. */
export const defineOptionCounts = <
  const Name extends string,
  const Range extends string,
  Query extends z.ZodObject,
>(
  kind: ListingKind,
  query: Query,
  { options, ranges }: Counted<Name, Range>,
) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/option-counts/${kind}`,
    access: 'public',
    summary:
      'How many results each option of the filters has, as if that filter were not set, and how prices and sizes are spread (ours, SRP-01).',
    query,
    reply: fieldsReply({
      data: z.object(createRecord(options, () => countsByValue)),
      histograms: z.object(createRecord(ranges, () => histogram.nullable())),
    }),
  });
