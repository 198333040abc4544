import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { text as shared } from '../../ui/text.ts';
/** Hungarian texts of the rich text field. */
export const text = {
  loading: 'A szövegszerkesztő betöltése…',
  failed: 'A szövegszerkesztő nem töltődött be. Amit eddig írtál, megvan.',
  retry: shared.retry,
  toolbar: 'Formázás',
  bold: 'Félkövér',
  italic: 'Dőlt',
  heading: 'Alcím',
  bulletList: 'Felsorolás',
  orderedList: 'Számozott lista',
  link: 'Link',
  linkAddress: 'A link címe',
  linkExample: 'pl. www.pelda.hu',
  setLink: 'Beállítás',
  removeLink: 'Link törlése',
  cancel: shared.message.cancel,
  wrongLink: fieldMessages.webAddress,
  characters: (count: number, max: number) => `${count} / ${max} karakter`,
} as const;
