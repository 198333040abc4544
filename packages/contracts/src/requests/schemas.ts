import { z } from 'zod';
import { day, flagReply, instant, nullableText, page, requiredLine } from '../core/index.ts';
import { requestRegionLimit, requestStates } from './values.ts';

/** Sort orders of the request lists, by the time of creation. */
export const sortOrder = z.enum(['ASC', 'DESC']);

/** Paging and order of a request list; `order` and `orderBy` are synonyms. */
export const listQuery = { order: sortOrder.optional(), orderBy: sortOrder.optional(), page };

/** 1 if there is an answer that the requester sees, otherwise null, as documented. */
export const hasResponse = z.literal(1).nullable();

/** The answers that the requester sees: those of blocked people are left out. */
export const responseCount = z.int();

/**
 * Names of the settlements or regions of a request; each is a text or an item of the region picker.
 * `missing` is the message for none.
 */
export const regionNames = z
  .array(
    z.union([
      requiredLine(120),
      z.object({ regionName: requiredLine(120) }).transform(({ regionName }) => regionName),
    ]),
  )
  .min(1, { error: 'Adj meg legalább egy települést vagy területet!' })
  .max(requestRegionLimit)
  .transform((names) => [...new Set(names)]);

/** The requester's contact data. Every field is null for those who may not see it (`contactVisible`). */
export const requesterContact = {
  contactVisible: flagReply,
  isFirm: flagReply.nullable(),
  firmName: nullableText,
  firmType: z.int().nullable(),
  firmTypeName: nullableText,
  taxNumber: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  contactPerson: nullableText,
  mobile: nullableText,
  tel: nullableText,
  contactEmail: nullableText,
};

/** How to reach somebody who has made an offer or an answer; the mail address is that of the account without another. */
export const responderContact = z.object({
  contactPerson: nullableText,
  mobile: nullableText,
  tel: nullableText,
  contactEmail: z.string(),
});
export type ResponderContact = z.infer<typeof responderContact>;

/**
 * Kilometres from the nearest of the caller's listings to the nearest settlement of a request, in the search of those who
 * may answer; absent where one of the two is not known (ours).
 */
export const ownDistance = { distance: z.int().optional() };

/** The fields that every request has. */
export const requestHead = {
  requestID: z.int().positive(),
  created: instant,
  state: z.enum(requestStates),
  /** The last day on which it can be found and answered, unless it has ended before. */
  openUntil: day,
  /** Why an admin has hidden it; null for one that is not hidden. */
  hiddenReason: nullableText,
};
