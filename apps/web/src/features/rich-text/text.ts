import { fieldMessages } from '@piacter/contracts/core/hungarian';
/** Hungarian texts of the rich text field. */
export const text = {
  loading: 'A szövegszerkesztő betöltése…',
  failed: 'A szövegszerkesztő nem töltődött be. Amit eddig írtál, megvan.',
  retry: 'Próbáld újra',
  toolbar: 'Formázás',
  bold: 'Félkövér',
  italic: 'Dőlt',
  heading: 'Alcím',
  bulletList: 'Felsorolás',
  orderedList: 'Számozott lista',
  link: 'Hivatkozás',
  linkAddress: 'A hivatkozás címe',
  linkExample: 'pl. www.pelda.hu',
  setLink: 'Beállítás',
  removeLink: 'Hivatkozás törlése',
  cancel: 'Mégse',
  wrongLink: fieldMessages.webAddress,
  characters: (count: number, max: number) => `${count} / ${max} karakter`,
} as const;
