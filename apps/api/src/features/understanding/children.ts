import type { FlatText } from './flat-text.ts';
import { readNumber } from './numbers.ts';

const small = '(?:\\d{1,2}|egy|ket|harom|negy|ot|hat|het|nyolc|kilenc|tiz)';
const child = '(?:kis)?(?:gyerek|gyermek|lany|fiu?|baba)|csecsemo|unoka|kamasz|ikr|iker';
/** 'egy 5 éves gyerek', 'két 3 éves ikerrel', '5 és 9 éves gyerekekkel', '3 éves kislányommal' */
const agedChildren = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<count>${small}) (?:db )?)?(?<ages>${small}(?:(?: ?, ?| es | ?, es )${small})*) ?-?(?<unit>ev|honap|het)(?:os|es)` +
    `(?: (?:${child})(?<ending>\\p{L}{0,9}))(?!\\p{L})`,
  'gu',
);
/** 'gyerekekkel, 4 és 7 évesek', 'unokáinkkal (3 és 5 évesek)' */
const childrenWithAges = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?<![\\p{L}\\d])${small} )(?:(?:kis)?(?:gyerek|gyermek|lany|fiu?|baba)|unoka)(?:[aeo]?k(?:k[ae]l)?|[ae]?i(?:nkk[ae]l|nk|mm[ae]l|m)),? \\(?(?<ages>\\d{1,2}(?:(?: ?, ?| es | ?, es )\\d{1,2})+) ?-?ev(?:es|esek)\\)?(?!\\p{L})`,
  'u',
);
/** One more: '10 hónapos baba + 3 éves', '2 felnőtt + egy 4 éves' */
const oneMore = new RegExp(
  `(?<=\\+ ?(?:egy )?)(?<age>${small}) ?-?(?<unit>ev|honap)(?:os|es)(?= ?(?:[+,)]|es |meg |$))`,
  'gu',
);
const ofPeople = /felnott|(?<![a-z])fo(?![a-z])/;
/** Nobody is a child from that age on. */
export const adultAge = 18;
/** Children of one phrase. */
const maxChildren = 10;

export interface AgedChildren {
  start: number;
  end: number;
  /** In years. */
  ages: number[];
  /** Whether they are those of one who says 'my'. */
  isSpeakers: boolean;
}

/** 'gyerekekkel, 4 és 7 évesek' */
function findChildrenWithAges(flat: string): AgedChildren[] {
  const match = childrenWithAges.exec(flat);
  const ages = (match?.groups?.ages ?? '').match(/\d+/g)?.map(Number) ?? [];
  if (!match || ages.some((age) => age >= adultAge)) return [];
  const isSpeakers = /im(?:m[ae]l)?(?!\p{L})/u.test(match[0]);
  return [{ start: match.index, end: match.index + match[0].length, ages, isSpeakers }];
}

/** The children of a text with their ages. 'bébiszitter 3 éves kislányomhoz' is about nobody who stays. */
export function readAgedChildren({ flat, original }: FlatText): AgedChildren[] {
  const together = findChildrenWithAges(flat);
  const children = [...flat.matchAll(agedChildren)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const { count = '', ages: said = '', unit, ending = '' } = groups;
    const written = said.split(/ ?, ?(?:es )?| es /).map(readNumber);
    const years = written.map((age) => (unit === 'ev' ? age : 0));
    const times = count && years.length === 1 ? readNumber(count) : 1;
    if (/h[oe]z$|t$/.test(ending) || times > maxChildren || years.some((age) => age >= adultAge)) return [];
    const ages = Array.from({ length: times }, () => years).flat();
    return [{ start: index, end: index + length, ages, isSpeakers: /m(?:m[ae]l|nak|nek)?$/.test(ending) }];
  });
  const more =
    together.length + children.length > 0 || ofPeople.test(original) ? [...flat.matchAll(oneMore)] : [];
  return [
    ...together,
    ...children,
    ...more.flatMap(({ index, 0: { length }, groups = {} }) => {
      const age = groups.unit === 'ev' ? readNumber(groups.age ?? '') : 0;
      return age < adultAge ? [{ start: index, end: index + length, ages: [age], isSpeakers: false }] : [];
    }),
  ];
}

/**
 * Whether a number with 'kicsi' is of what follows: 'egy kicsi panzió', 'két kicsi szoba', 'egy kicsivel olcsóbb'. Behind
 * several of them a name may follow: 'két kicsi Zamárdi'.
 */
export function isSmallThing({ text, flat }: FlatText, start: number, end: number): boolean {
  const [said, next] = [flat.slice(start, end), flat.slice(end)];
  if (/^\p{L}+ (?:kicsi|pici)vel \p{L}+bb/u.test(said + next)) return true;
  if (!/(?:kicsi|pici)$/.test(said) || !/^[ -]\p{L}/u.test(next)) return false;
  if (said.startsWith('egy ')) return true;
  const isName = /^ \p{Lu}/u.test(text.slice(end)) && text !== text.toUpperCase();
  return !isName && !/^ (?:es|meg|plusz) /.test(next);
}
