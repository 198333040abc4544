import { adTypes } from '@piacter/contracts/properties/values';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { createQuantityReader } from './quantities.ts';

const readMonths = createQuantityReader({ unit: 'honap' });
/** '3 hónapra', 'max 12 hónap', but not 'két hónapja' or '10 hónapos baba' */
const isTerm = /(?:ra|ig)$|^(?:max|min|leg)/;

/** For how many months somebody rents a home, which no filter knows: it tells the deal and stays a wish. Taken out. */
export const readTerms = (text: FlatText): Item[] =>
  readMonths(text, ({ start, end }) => {
    if (!isTerm.test(text.flat.slice(start, end))) return [];
    const implied = { adType: [String(adTypes.rent)] };
    return [{ start, end, meanings: { property: { weight: 1, filters: {}, implied, isWish: true } } }];
  });
