import { withArticle } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of videos and the editor of their links. */
export const text = {
  play: (place: number) => `${place}. videó lejátszása`,
  title: (place: number) => `${place}. videó`,
  note: 'A lejátszással a YouTube tölt be, és sütiket helyezhet el.',

  editor: {
    title: 'Videók',
    sub: (limit: number) => `Legfeljebb ${limit} YouTube-videó, a címük beillesztésével.`,
    count: (count: number, limit: number) => `${count} / ${limit} videó`,
    address: (place: number) => `${place}. videó címe`,
    newAddress: 'Új videó címe',
    placeholder: 'https://www.youtube.com/watch?v=…',
    add: 'Hozzáadás',
    save: 'Mentés',
    saveOf: (place: number) => `Mentés: ${place}. videó`,
    remove: 'Törlés',
    removeOf: (place: number) => `Törlés: ${place}. videó`,
    removeQuestion: 'Törlöd ezt a videót a hirdetésből?',
    cancel: 'Mégse',
    full: (limit: number) => `Megvan mind ${withArticle(limit)} videó, ennyi fér egy hirdetésbe.`,
    failed: 'A videókat most nem sikerült betölteni.',
    retry: 'Próbáld újra',
  },
} as const;
