import { z } from 'zod';
import { flagReply, instant, page, requiredLine } from '../core/index.ts';
import { requestRegionLimit } from './values.ts';

const word = z.string().nullable();

/** Sort orders of the request lists, by the time of creation. */
export const sortOrder = z.enum(['ASC', 'DESC']);

/** Paging and order of a request list; `order` and `orderBy` say the same. */
export const listQuery = { order: sortOrder.optional(), orderBy: sortOrder.optional(), page };

/** Whether an answer has come: null while none has, as the documents have it. */
export const hasResponse = z.literal(1).nullable();

/**
 * Names of the settlements or regions of a request; each is a text or the object that the region picker holds.
 * `missing` is said where none is given.
 */
export const regionNames = z
  .array(
    z.union([
      requiredLine(120),
      z.object({ regionName: requiredLine(120) }).transform(({ regionName }) => regionName),
    ]),
  )
  .min(1, { error: 'Adj meg legalább egy települést vagy térséget!' })
  .max(requestRegionLimit)
  .transform((names) => [...new Set(names)]);

/** Who asks, and how to reach them. Every field is null for whoever may not see them; `contactVisible` says which. */
export const requesterContact = {
  contactVisible: z.boolean(),
  isFirm: flagReply.nullable(),
  firmName: word,
  firmType: z.int().nullable(),
  firmTypeName: word,
  taxNumber: word,
  firstName: word,
  lastName: word,
  contactPerson: word,
  mobile: word,
  tel: word,
  contactEmail: word,
};

/** What every request says of itself. */
export const requestHead = { requestID: z.int().positive(), created: instant };
