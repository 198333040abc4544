/** Messages of the contact form. */
export const text = {
  sent: 'Az üzenetet elküldtük a hirdetőnek.',
  noRecipient: 'A címzett nem található! Lehet, hogy már nem hirdet nálunk: keress másik hirdetést!',
} as const;

/** What its mail says of the listing, and of how to answer. */
export const contactMailText = {
  about: (listing: string) => `A hirdetésed, amelyről ír:${listing}`,
  replyByMail: (address: string) =>
    `E-mail-címe: ${address}. Hívd fel, vagy válaszolj erre a levélre! A válaszodból ő is megtudja az e-mail-címedet.`,
  replyByPhone: 'E-mail-címet nem adott meg, telefonon éred el.',
} as const;
