import { z } from 'zod';
import { day, id, instant, page } from '../core/index.ts';
import { requestKinds, requestStates } from './values.ts';

/** Requests of a kind by the days on which they were sent; `answered=1` leaves out those without an answer. */
export const allRequestsQuery = z.object({
  kind: z.enum(requestKinds).default('service'),
  answered: z.literal('1').optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  page,
});
export type AllRequestsQuery = z.output<typeof allRequestsQuery>;

/** A request as the admin sees it: without its requester, whose contact data is not the admin's business here. */
export const listedRequest = z.object({
  requestID: id,
  created: instant,
  description: z.string(),
  /** Offers, or hosts who answered; 0 for properties, which are answered outside of the site. */
  responseCount: z.int().nonnegative(),
  state: z.enum(requestStates),
});
export type ListedRequest = z.infer<typeof listedRequest>;
