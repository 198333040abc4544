import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { countWord, opening, readNumber } from './numbers.ts';
import { friend } from './people-words.ts';

const one =
  '(?:(?:barat|any(?:uka|os)|ap(?:uka|os)|testver)[aeou]?mm[ae]l|(?:feleseg|ferj|par|baratno|menyasszony|volegeny)[aeou]?(?:mm[ae]l|mn[ae]k))';
/** 'a feleségemmel', 'a párommal', 'a páromnak a születésnapjára' */
const companion = new RegExp(`(?<![a-z])${one}(?![a-z])`, 'g');
/** 'öt barátommal', 'két barátunkkal', '3 haverral' */
const companions = new RegExp(
  `${opening}(?<count>\\d{1,2}|${countWord}) (?:jo )?(?:${friend}|testver)(?:(?:[aeou]?m|[aeou]?nk)[mk][ae]l|(?:v|[b-df-hj-np-tv-z])[ae]l)(?!\\p{L})`,
  'gu',
);

export interface FoundCompanions extends Span {
  count: number;
}

/** With whom somebody comes: 'a férjemmel és két barátunkkal'. */
export function findCompanions({ flat }: Pick<FlatText, 'flat'>): FoundCompanions[] {
  const several = [...flat.matchAll(companions)].map((match) => ({
    ...toSpan(match),
    count: readNumber(match.groups?.count ?? ''),
  }));
  const isCounted = ({ start }: Span) => several.some((one) => one.start <= start && start < one.end);
  const single = [...flat.matchAll(companion)].map((match) => ({ ...toSpan(match), count: 1 }));
  return [...several, ...single.filter((one) => !isCounted(one))];
}
