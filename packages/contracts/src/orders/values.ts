/** Maximum lengths of a shipping address, in characters; the names are those of the payment provider. */
export const shippingLimits = {
  shippingPostalCode: 12,
  state: 120,
  city: 120,
  address_line1: 200,
  address_line2: 200,
} as const;

/** The payment state of an order: none, being captured, captured, refunded. */
export const paymentStates = ['unpaid', 'capturing', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Sort orders by time of ordering: oldest or newest first. */
export const sortOrders = ['ASC', 'DESC'] as const;

/** Orders of the admin's lists; `state`: what is not paid first. Those that are equal are newest first. */
export const adminOrderSorts = ['newest', 'oldest', 'dearest', 'cheapest', 'state'] as const;
export type AdminOrderSort = (typeof adminOrderSorts)[number];

/** The two lists of the admin: orders of firms, and of private persons. */
export const buyerKinds = ['firms', 'people'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Maximum length of a private buyer's name on an order, in characters. */
export const buyerNameLimit = 170;

/** Rows of a CSV export; the newest of them, where more match. */
export const csvRowLimit = 10_000;
