/** Messages of the contact form. */
export const text = {
  sent: 'Az üzenetet elküldtük a hirdetőnek.',
  noRecipient: 'A címzett nem található! Lehet, hogy már nem hirdet nálunk: keress másik hirdetést!',
} as const;
