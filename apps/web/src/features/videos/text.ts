import { withArticle } from '@piacter/contracts/core/hungarian';
import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of videos and the editor of their links. */
export const text = {
  play: (place: number) => `${place}. videó lejátszása`,
  title: (place: number) => `${place}. videó`,
  note: 'A lejátszáskor betöltődik a YouTube, amely cookie-kat helyezhet el a böngésződben.',

  editor: {
    title: 'Videók',
    sub: (limit: number) => `Legfeljebb ${limit} YouTube-videó: illeszd be a címüket!`,
    count: (count: number, limit: number) => `${count} / ${limit} videó`,
    address: (place: number) => `${place}. videó címe`,
    newAddress: 'Új videó címe',
    placeholder: 'https://www.youtube.com/watch?v=…',
    add: 'Hozzáadás',
    save: 'Mentés',
    saveLabel: (place: number) => `Mentés: ${place}. videó`,
    remove: 'Törlés',
    removeLabel: (place: number) => `Törlés: ${place}. videó`,
    removeQuestion: 'Törlöd ezt a videót a hirdetésből?',
    cancel: shared.message.cancel,
    full: (limit: number) => `Megvan mind ${withArticle(limit)} videó, ennyi fér egy hirdetésbe.`,
    failed: 'A videókat most nem sikerült betölteni.',
    retry: shared.retry,
  },
} as const;
