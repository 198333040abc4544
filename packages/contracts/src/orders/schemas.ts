import { z } from 'zod';
import { billingData } from '../billing/schemas.ts';
import {
  day,
  emailAddress,
  emptyAsNull,
  flag,
  flagReply,
  id,
  idFromAddress,
  instant,
  keepAbsent,
  line,
  nullableText,
  page,
  phoneNumber,
  searchTextLimit,
  seenVersion,
  textID,
} from '../core/index.ts';
import { invoiceStates } from '../invoices/values.ts';
import { listingIDs } from '../listings/schemas.ts';
import { listingIDFields } from '../listings/values.ts';
import { order } from '../packages/schemas.ts';
import { taxNumber } from '../profile/schemas.ts';
import { profileLimits } from '../profile/values.ts';
import {
  adminOrderSorts,
  buyerKinds,
  buyerNameLimit,
  paymentStates,
  shippingLimits,
  sortOrders,
} from './values.ts';

/**
 * The shipping address of a physical product (type 6, PKG-06): all fields but `state` and `address_line2` are required
 * for one, and stored for nothing else.
 */
const shipping = {
  shippingPostalCode: emptyAsNull(line(shippingLimits.shippingPostalCode)),
  /** ISO 3166-1 alpha-2, as the payment provider requires. */
  countryCode: emptyAsNull(z.string().regex(/^[A-Z]{2}$/)),
  state: emptyAsNull(line(shippingLimits.state)),
  city: emptyAsNull(line(shippingLimits.city)),
  address_line1: emptyAsNull(line(shippingLimits.address_line1)),
  address_line2: emptyAsNull(line(shippingLimits.address_line2)),
};

/**
 * The body of an order (PKG-01): one listing of the caller for packages of a listing, none for those of the user (types
 * 7, 8, 10, 11). The server determines the price.
 */
export const orderDraft = z
  .object({ packageID: idFromAddress, ...listingIDs, ...shipping })
  .refine((draft) => listingIDFields.filter((field) => draft[field] !== undefined).length <= 1, {
    path: ['realEstateID'],
    error: 'Legfeljebb egy hirdetést adj meg!',
  });
export type OrderDraft = z.output<typeof orderDraft>;

/** One of the caller's listings for which a package can be ordered. */
export const orderableListing = z.object({ id, name: z.string() });

/** One of the caller's orders in the purchase lists. */
export const ownOrder = order.extend({
  /** Days or pieces, depending on the package. */
  quantity: z.int(),
  /** Pieces used of a package that is counted in pieces. */
  usedCount: z.int(),
  paymentState: z.enum(paymentStates),
  /** Name or place of its listing; null for a package of the user, and for a deleted listing. */
  listingName: nullableText,
  shippingPostalCode: nullableText,
  countryCode: nullableText,
  state: nullableText,
  city: nullableText,
  address_line1: nullableText,
  address_line2: nullableText,
});
export type OwnOrder = z.infer<typeof ownOrder>;

/** A package type in an address: 1 to 11. */
export const packageTypeParam = z
  .string()
  .regex(/^([1-9]|10|11)$/)
  .transform(Number);

/** Filters of the purchase lists; `order` and `orderBy` are synonyms, newest first by default. */
export const orderListQuery = z.object({
  packageType: packageTypeParam.optional(),
  paymentState: z.enum(paymentStates).optional(),
  order: z.enum(sortOrders).optional(),
  orderBy: z.enum(sortOrders).optional(),
  page,
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/** The package as the payment page shows it (PAY-01). */
export const packageWithPrice = z.object({
  packageID: id,
  packageName: z.string(),
  /** Forints. */
  currentPrice: z.int(),
  packageDesc: z.string(),
  packageType: z.int(),
});

/**
 * What a user has of a package type. Counted in pieces: the number bought in active orders, and the number used.
 * Counted in days: the days left (0 on the last day and without a package), and 0.
 */
export const availability = z.object({ availableQuantity: z.int(), count: z.int() });
export type Availability = z.infer<typeof availability>;

/** The buyer of an order, as at the time of ordering unless the admin has corrected it. */
const buyerReplies = {
  /** Name of a private person. */
  buyerName: nullableText,
  firmName: nullableText,
  firmTypeName: nullableText,
  taxNumber: nullableText,
  contactPerson: nullableText,
  contactEmail: nullableText,
  mobile: nullableText,
  tel: nullableText,
};

/** An order with its buyer. */
export const orderDetail = ownOrder.extend({
  ...buyerReplies,
  isFirm: flagReply,
  userID: id,
  /** To whom its invoice is made out; null while the buyer has given no data. */
  billing: billingData.nullable(),
  /** The state of its invoice, or of the cancellation that failed; null without one. */
  invoiceState: z.enum(invoiceStates).nullable(),
  /** The time of the last correction; of the order without one. */
  updated: instant,
});
export type OrderDetail = z.infer<typeof orderDetail>;

const orderFilters = {
  packageID: textID.optional(),
  paymentState: z.enum(paymentStates).optional(),
  /** First and last day of ordering, in Budapest. */
  dateFrom: day.optional(),
  dateTo: day.optional(),
};
const nameFilter = line(searchTextLimit).optional();
const firmFilters = { ...orderFilters, firmName: nameFilter, contactPerson: nameFilter };
const personFilters = { ...orderFilters, name: nameFilter };

/** The order of the rows (ours). */
const sort = z.enum(adminOrderSorts).default('newest');
export const firmOrdersQuery = z.object({ ...firmFilters, sort, page });
export const personOrdersQuery = z.object({ ...personFilters, sort, page });
/** The filters of the list that is exported. */
export const orderCsvQuery = z.object({ buyers: z.enum(buyerKinds), ...firmFilters, ...personFilters });
export type OrderFilters = Omit<z.output<typeof orderCsvQuery>, 'buyers'>;

/** The admin's correction of an order; absent fields keep their value. */
export const orderUpdate = z.object({
  ...keepAbsent({
    buyerName: emptyAsNull(line(buyerNameLimit)),
    firmName: emptyAsNull(line(profileLimits.firmName)),
    taxNumber: emptyAsNull(taxNumber),
    contactPerson: emptyAsNull(line(profileLimits.contactPerson)),
    contactEmail: emptyAsNull(emailAddress),
    mobile: emptyAsNull(phoneNumber),
    tel: emptyAsNull(phoneNumber),
    ...shipping,
  }),
  ...seenVersion,
});
export type OrderUpdate = z.output<typeof orderUpdate>;

export const orderActivation = z.object({ isActive: flag });
