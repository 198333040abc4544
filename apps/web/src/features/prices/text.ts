import { withArticle } from '@piacter/contracts/core/hungarian';
import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the price table and its editor. */
export const text = {
  title: 'Árlista',
  sub: 'Soronként mentődik. Fix árnál elég az első mező. A felső árat akkor add meg, ha az ár két érték között mozog.',
  empty: 'Még nincs sor az árlistában.',
  productName: 'Megnevezés',
  example: 'pl. kiszállás, óradíj',
  /** Of an accommodation. */
  stayExample: 'pl. reggeli, parkolás',
  priceFrom: 'Ár, vagy mennyitől',
  priceTo: 'Mennyiig',
  unit: 'Ft',
  free: (name: string) => `Ez a sor 0 Ft-tal, vagyis ingyenesként kerül az árlistába: ${name}.`,
  newRow: 'Új sor',
  add: 'Hozzáadás',
  save: 'Mentés',
  saveLabel: (name: string) => `Mentés: ${name}`,
  remove: 'Törlés',
  removeLabel: (name: string) => `Törlés: ${name}`,
  removeQuestion: (name: string) => `Törlöd ezt a sort: ${name}?`,
  cancel: shared.message.cancel,
  full: (limit: number) => `Megvan mind ${withArticle(limit)} sor, ennyi fér egy árlistába.`,
  failed: 'Az árlistát most nem sikerült betölteni.',
  retry: shared.retry,

  view: {
    product: 'Termék vagy szolgáltatás',
    price: 'Ár',
    none: 'Nincs megadva árlista.',
    between: (from: string, to: string) => `${from}–${to}`,
  },
} as const;
