import type { MailDraft } from '../emails/index.ts';

/** Messages of the users feature. */
export const text = {
  deleted: 'A felhasználót töröltük. Az e-mail-címével újra lehet regisztrálni.',
  accountDeleted: 'Töröltük a fiókodat. Köszönjük, hogy velünk voltál!',
} as const;

/** The last mail to an address, whose account nobody can sign in to any more. It names nobody. */
export const accountDeletedMail = (
  { userID, email }: { userID: number; email: string },
  publicUrl: string,
): MailDraft => ({
  template: {
    subject: 'Töröltük a Piactér-fiókodat',
    content: [
      '<p>Szia!</p>',
      '<p>Töröltük a fiókodat a hirdetéseiddel, a nyitott ajánlatkéréseiddel és az elküldött ajánlataiddal együtt. A kifizetett rendelések adatait a könyveléshez név nélkül őrizzük meg.</p>',
      '<p>Ha meggondolnád magad, ezzel a címmel bármikor újra regisztrálhatsz.</p>',
      '<p><a href="{url}">Piactér megnyitása</a></p>',
    ].join('\n'),
  },
  to: email,
  reason: 'none',
  values: { url: publicUrl },
  dedupeKey: `account-deleted:${userID}`,
});
