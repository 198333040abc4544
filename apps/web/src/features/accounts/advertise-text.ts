import { text as shared } from '../../ui/text.ts';

/** For whoever is signed in with one role and needs another. */
export const otherAccount =
  'Ehhez külön fiók kell, egy másik e-mail-címmel: egy fiók egy szerepkörhöz tartozik.';

/** Hungarian texts of the page that leads advertisers to their form. */
export const advertiseText = {
  title: shared.advertise,
  hint: 'Mit szeretnél? Regisztráció után rögtön a hirdetés űrlapjára visszünk.',
  otherAccount: `${otherAccount} Mit szeretnél hirdetni?`,
  toProfile: 'Maradok a mostani fiókomban',
} as const;
