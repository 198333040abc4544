/** What the mail about a visitor's message says of the listing, and of how to answer. */
export const contactMailText = {
  about: (listing: string) => `A hirdetésed, amelyről ír:${listing}`,
  replyByMail: (address: string) =>
    `E-mail-címe: ${address}. Hívd fel, vagy válaszolj erre a levélre! A válaszodból ő is megtudja az e-mail-címedet.`,
  replyByPhone: 'E-mail-címet nem adott meg, telefonon éred el.',
  replyInThread: 'Az üzeneteid között válaszolhatsz neki, vagy felhívhatod.',
  orInThread: 'Az üzeneteid között is válaszolhatsz neki.',
} as const;

/** What the mail about a host's answer says of the host's accommodations, and of how to answer it. */
export const hostContactText = {
  accommodations: (named: readonly string[]) => {
    if (named.length === 0) return '';
    return [named.length === 1 ? 'Szállása:' : 'Szállásai:', ...named].join('\n');
  },
  reply: (hasPhone: boolean) =>
    `Ha érdekel, ${hasPhone ? 'hívd fel, vagy ' : ''}válaszolj erre a levélre: a válaszod egyenesen a szállásadóhoz megy.`,
} as const;
