import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the page that leads advertisers to their form. */
export const advertiseText = {
  title: shared.advertise,
  hint: 'Mit szeretnél? Regisztráció után rögtön a hirdetés űrlapjára visszünk.',
  otherAccount: `${shared.otherAccount} Mit szeretnél hirdetni?`,
  toProfile: 'Maradok a mostani fiókomban',
} as const;
