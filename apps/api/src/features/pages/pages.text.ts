import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { notFoundText } from '../../core/http/messages.ts';

/** Messages of the pages. */
export const pageMessages = {
  created: 'Az oldalt elmentettük.',
  updated: 'A módosításokat elmentettük.',
  deleted: 'Az oldalt töröltük.',
  notFound: notFoundText('oldal'),
  nameWithoutLetters: 'A névben legyen betű vagy szám, mert ebből lesz az oldal webcíme!',
  reserved: (pageUrl: string) => `Ez a webcím foglalt: /${pageUrl}. Adj az oldalnak másik nevet!`,
  taken: (pageUrl: string) => `Ezen a webcímen már van oldal: /${pageUrl}. Adj ennek másik nevet!`,
  noFile: fieldMessages.fileMissing,
  imageUploaded: 'A képet feltöltöttük.',
  fileUploaded: 'A fájlt feltöltöttük.',
  notDocument: (name: string) =>
    `„${name}”: csak PDF- vagy Word-fájlt (.pdf, .doc, .docx) tölthetsz fel, és a tartalma is az legyen!`,
  oversized: (name: string) =>
    `„${name}”: ez a fájl kicsomagolva túl nagy, vagy túl sok részből áll. Mentsd el PDF-ként, és azt töltsd fel!`,
  withMacros: (name: string) => `„${name}”: makrót tartalmazó fájlt nem teszünk ki, mentsd el makrók nélkül!`,
} as const;
