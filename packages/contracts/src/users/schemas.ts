import { z } from 'zod';
import { existingPassword } from '../accounts/schemas.ts';
import {
  createRecord,
  day,
  flagReply,
  id,
  instant,
  line,
  nullableText,
  page,
  roles,
  searchTextLimit,
  textFlag,
  textID,
} from '../core/index.ts';
import { userTextFilters, userTextFiltersByKind } from './values.ts';

const textFilter = line(searchTextLimit).optional();

const commonFilters = {
  ...createRecord(userTextFilters, () => textFilter),
  userID: textID.optional(),
  /** Registered on this day of Budapest or later, or earlier. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  page,
};

export const firmUserQuery = z.object({
  ...commonFilters,
  ...createRecord(userTextFiltersByKind.firm, () => textFilter),
});

export const individualUserQuery = z.object({
  ...commonFilters,
  ...createRecord(userTextFiltersByKind.individual, () => textFilter),
  activated: textFlag.optional(),
});

export type UserQuery = Partial<z.output<typeof firmUserQuery> & z.output<typeof individualUserQuery>> & {
  page: number;
};

/** A user in the admin's lists. */
export const listedUser = z.object({
  userID: id,
  /** The address of the login. */
  email: z.string(),
  role: z.enum(roles),
  activated: flagReply,
  firmName: nullableText,
  firmTypeName: nullableText,
  taxNumber: nullableText,
  contactPerson: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  contactEmail: nullableText,
  mobile: nullableText,
  tel: nullableText,
  countryName: nullableText,
  postalCode: nullableText,
  countyRegion: nullableText,
  settlement: nullableText,
  street: nullableText,
  streetType: nullableText,
  houseNumber: nullableText,
  floorNumber: nullableText,
  doorNumber: nullableText,
  created: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

const count = z.int().nonnegative();

/** What a deletion removes, and what is kept without the person's data. */
export const deletionSummary = z.object({
  deleted: z.object({ listings: count, images: count, requests: count, offers: count, unpaidOrders: count }),
  kept: z.object({ orders: count, payments: count, requests: count, offers: count }),
  /** What is still running: packages in force, and stays that are reserved, as host or guest. */
  ending: z.object({ packages: count, stays: count }),
  /** The only admin, whose account cannot be deleted. */
  isLastAdmin: flagReply,
});
export type DeletionSummary = z.infer<typeof deletionSummary>;

export const accountDeletionBody = z.object({ pass: existingPassword });
