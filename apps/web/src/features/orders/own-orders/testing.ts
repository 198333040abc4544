import type { OwnOrder } from '@piacter/contracts/orders';

/** The user's order as in the server's reply, for tests: PRO for a property for 30 days, active since yesterday. */
export const purchase = (changes: Partial<OwnOrder> = {}): OwnOrder => ({
  orderID: 501,
  packageID: 6,
  packageName: 'PRO 30 nap',
  packageType: 4,
  price: 9990,
  created: '2026-11-20T10:00:00.000Z',
  activationDate: '2026-11-20T10:01:00.000Z',
  validFrom: '2026-11-20T10:01:00.000Z',
  validTo: '2026-12-20T23:00:00.000Z',
  isActive: 1,
  realEstateID: 12,
  accommodationID: null,
  serviceID: null,
  quantity: 30,
  usedCount: 0,
  paymentState: 'paid',
  listingName: 'Eladó lakás, Győr',
  shippingPostalCode: null,
  countryCode: null,
  state: null,
  city: null,
  address_line1: null,
  address_line2: null,
  ...changes,
});
