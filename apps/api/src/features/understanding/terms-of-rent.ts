import { adTypes } from '@piacter/contracts/properties/values';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { createQuantityReader } from './quantities.ts';

const readMonths = createQuantityReader({ unit: 'honap' });
/** '3 hónapra', 'max 12 hónap', but not 'két hónapja' or '10 hónapos baba' */
const isTerm = /(?:ra|ig)$|^(?:max|min|leg)/;

/** For how many months somebody rents a home, which no filter knows: it tells the deal and stays a wish. Taken out. */
export function readTerms(text: FlatText): Item[] {
  const items: Item[] = [];
  readMonths(
    () => text.flat,
    ({ start, end }) => {
      if (!isTerm.test(text.flat.slice(start, end))) return;
      text.take(start, end);
      const implied = { adType: [String(adTypes.rent)] };
      items.push({ start, end, meanings: { property: { weight: 1, filters: {}, implied, isWish: true } } });
    },
  );
  return items;
}
