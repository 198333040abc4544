import { notFoundText } from '../../core/http/messages.ts';

/** Messages of the pages. */
export const pageMessages = {
  created: 'Az oldalt elmentettük.',
  updated: 'A módosításokat elmentettük.',
  deleted: 'Az oldalt töröltük.',
  notFound: notFoundText('oldal'),
  nameWithoutLetters: 'A névben legyen betű vagy szám, mert ebből lesz az oldal címe!',
  reserved: (pageUrl: string) => `A /${pageUrl} cím foglalt, adj az oldalnak másik nevet!`,
  taken: (pageUrl: string) => `A /${pageUrl} címen már van oldal, adj ennek másik nevet!`,
  noFile: 'Válassz ki egy fájlt!',
  imageUploaded: 'A képet feltöltöttük.',
  fileUploaded: 'A fájlt feltöltöttük.',
  notDocument: (name: string) =>
    `„${name}”: csak PDF- vagy Word-fájlt (.pdf, .doc, .docx) tölthetsz fel, és a tartalma is az legyen!`,
  withMacros: (name: string) => `„${name}”: makrót tartalmazó fájlt nem teszünk ki, mentsd el makrók nélkül!`,
} as const;
