/** Types of the admin's e-mail templates (`types_email`). */
export const mailTypes = {
  activation: 1,
  forgottenPassword: 2,
  packageExpiry: 3,
  twoFactor: 4,
  newOffer: 5,
  offerAccepted: 6,
  orderActivated: 7,
  contact: 8,
  emailChange: 9,
  hostContact: 10,
  offerRefused: 11,
  listingHidden: 12,
  listingShown: 13,
} as const;

export type MailType = keyof typeof mailTypes;

/** The placeholders of templates, written in braces; the admin's form lists them. */
export const placeholders = [
  'name',
  'url',
  'days',
  'title',
  'package',
  'price',
  'clientName',
  'phone',
  'message',
] as const;

export type MailValues = Partial<Record<(typeof placeholders)[number], string>>;
