import type { ChildGroup } from '@piacter/contracts/core/values';

/** Children by the group that they are in where nobody says an age; that of most words is the one in the middle. Folded. */
const childWords: Readonly<Record<ChildGroup, string>> = {
  childrenUnder6:
    'kisgyerek|kisgyermek|kisbaba|baba|csecsemo|ovis|ovodas|bolcsis|bolcsodes|csoppseg|(?:kicsi|pici)(?=(?:vel|nk|k)?(?!\\p{L}))',
  children7to13: 'gyerek|gyermek|kiskoru|(?:kis)?iskolas|sulis|unoka|lurko|kolyok|kolyk|poronty|gyerko|srac',
  children14Plus: 'kamasz|tinedzser|tini|gimis|gimnazista',
};
/** Whom the text calls grown up. */
const adult = 'adults?|ferfi|holgy|nyugdijas|felnott|nagyszulo|szulo|tanar|kisero';
/** Whoever it may be. */
const anybody =
  'fo|people|persons?|guests?|szemely(?:es)?|vendeg|(?:(?:idos|felnott|nyugdijas) )?ember|(?:egyetemista|foiskolas|diak)(?: ?(?:lany|fiu|srac))?|tanulo|resztvevo|turista|(?:barat|kollega|munkas)(?=nak)';

const child = Object.values(childWords).join('|');
/** A word of a person, whom a number before it counts. */
export const personWord = `${anybody}|${adult}|${child}`;
/** A word of a child, which may also be somebody's: 'lányommal'. */
export const childWord = `(?:${child}|(?:kis)?(?:lany|fiu?)|iker|ikr|testver)`;

const groups = Object.entries(childWords) as [ChildGroup, string][];

/** Who a word of a person is. */
export const findRole = (word: string): ChildGroup | 'adults' | 'anybody' => {
  const group = groups.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(word));
  return group?.[0] ?? (new RegExp(`^(?:${adult})$`).test(word) ? 'adults' : 'anybody');
};
