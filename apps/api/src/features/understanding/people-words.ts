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
/** Friends, who are counted with 'my' and 'with', too: 'öt barátommal'. */
export const friend =
  'baratno|baratne|barat|haver|cimbora|ismeros|kollegano|kollega|munkatars|csapattars|rokon';
/** A trade is looked for as well, unless the text says that something is for its people: '6 dolgozónak'. */
const worker = '(?:(?:szak)?munkas|dolgozo|alkalmazott)(?=(?:unk|ink)?n[ae]k| (?:reszere|szamara))';
const noAges = '(?!.*\\d ?-?(?:ev|honap)[oe]s)';
/** Whoever it may be. */
const anybody = [
  'fo|people|persons?|guests?|szemely(?:es)?|vendeg|(?:(?:idos|felnott|nyugdijas|fiatal) )?ember',
  '(?:egyetemista|foiskolas|diak)(?: ?(?:lany|fiu|srac))?|tanulo|resztvevo|turista',
  `(?:${friend})(?=n[ae]k|(?!\\p{L}))`,
  worker,
  `(?:lany|fiu|csaj|pasi)(?=(?:nak)?(?!\\p{L}))${noAges}`,
  // 'két fiatal pár' is four.
  'fiatal(?=nak|(?! ?\\p{L}*(?:par|felnott|lany|fiu|no|csalad))(?!\\p{L}))',
].join('|');

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
