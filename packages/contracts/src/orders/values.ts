/** Longest texts of a shipping address, in characters; they have the names that the payment provider uses. */
export const shippingLimits = {
  shippingPostalCode: 12,
  state: 120,
  city: 120,
  address_line1: 200,
  address_line2: 200,
} as const;

/** Which way the money of an order went: nothing yet, being captured, taken, given back. */
export const paymentStates = ['unpaid', 'capturing', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** By time of ordering: oldest or newest first. */
export const sortOrders = ['ASC', 'DESC'] as const;
