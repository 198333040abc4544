import { adultAge, ageList, maxChildren, readAges } from './ages.ts';
import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { opening, readNumber, smallNumber } from './numbers.ts';
import { childWord } from './people-words.ts';

/**
 * 'egy 5 éves gyerek', 'két 3 éves ikerrel', '1 éves és 3 éves testvérek', 'egy 2 és egy 12 éves gyerek', 'egy pár hónapos
 * baba'
 */
const agedChildren = new RegExp(
  `${opening}(?:(?<count>${smallNumber}) (?:db )?)?(?<ages>${ageList}) ?-?(?<unit>ev|honap|het)(?:os|es) ${childWord}(?<ending>\\p{L}{0,9})(?!\\p{L})`,
  'gu',
);

/** 'gyerekekkel', 'unokáinkkal' */
const uncounted = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?<![\\p{L}\\d])${smallNumber} )${childWord}(?:[aeo]?k(?:k[ae]l)?|[ae]?i(?:nkk[ae]l|nk|(?<own>mm[ae]l|m)))(?!\\p{L})`,
  'u',
);
/** ', 4 és 7 évesek', '(3 és 5 évesek)', ', ők 6 és 8 évesek' */
const agesOfAll = new RegExp(
  `(?:,? ?\\(?(?<!\\p{L})(?:ok |akik )|,? ?\\(|${opening})(?<ages>${ageList}) ?-?ev(?:es|esek)(?:k[ae]l|nek)?\\)?(?!\\p{L}| ${childWord})`,
  'u',
);
/** One more: '10 hónapos baba + 3 éves', '2 felnőtt + egy 4 éves', '2 felnőtt meg egy 4 éves' */
const oneMore = new RegExp(
  `(?<=\\+ ?(?:egy )?|(?<![a-z])(?:meg|es) egy )(?<age>${smallNumber}) ?-?(?<unit>ev|honap)(?:os|es)(?= ?(?:[+,)]|es |meg |$))`,
  'gu',
);
const ofPeople = /felnott|szulo|(?<![a-z])(?:fo|ketten|ketto)(?![a-z])/;
const ofChildren = new RegExp(`(?<![a-z])${childWord}`, 'u');
export interface AgedChildren extends Span {
  /** In years. */
  ages: number[];
  /** Whether they are those of one who says 'my'. */
  isSpeakers: boolean;
}

/** 'gyerekekkel, 4 és 7 évesek', 'szülők és 7, 10 évesek': two ages or more of whom nothing else counts. */
function findTogether({ flat, original }: Pick<FlatText, 'flat' | 'original'>): AgedChildren[] {
  const match = agesOfAll.exec(flat);
  const ages = readAges(match?.groups?.ages ?? '', 'ev');
  if (!match || ages.length < 2 || ages.some((one) => one >= adultAge)) return [];
  const who = uncounted.exec(flat);
  const isOfPeople = /evesek/.test(match[0]) && ofPeople.test(original) && !ofChildren.test(original);
  if (!who && !isOfPeople) return [];
  const isSpeakers = who?.groups?.own !== undefined;
  const told = { ...toSpan(match), ages, isSpeakers };
  return who ? [{ ...toSpan(who), ages: [], isSpeakers }, told] : [told];
}

/** The children of a text with their ages. 'bébiszitter 3 éves kislányomhoz' is about nobody who stays. */
export function readAgedChildren({ flat, original }: Pick<FlatText, 'flat' | 'original'>): AgedChildren[] {
  const children = [...flat.matchAll(agedChildren)].flatMap((match) => {
    const { count = '', ages: said = '', unit = '', ending = '' } = match.groups ?? {};
    const ages = readAges(said, unit, count);
    const isOfOther = /h[oe]z$|t$/.test(ending);
    if (isOfOther || ages.length > maxChildren || ages.some((one) => one >= adultAge)) return [];
    return [{ ...toSpan(match), ages, isSpeakers: /m(?:m[ae]l|nak|nek)?$/.test(ending) }];
  });
  const together = findTogether({ flat, original });
  const more =
    together.length + children.length > 0 || ofPeople.test(original) ? [...flat.matchAll(oneMore)] : [];
  return [
    ...together,
    ...children,
    ...more.flatMap((match) => {
      // '2 gyerek, egy 4 és egy 7 éves' are counted.
      if (!/\+ ?(?:egy )?$/.test(flat.slice(0, match.index)) && ofChildren.test(original)) return [];
      const age = match.groups?.unit === 'ev' ? readNumber(match.groups.age ?? '') : 0;
      return age < adultAge ? [{ ...toSpan(match), ages: [age], isSpeakers: false }] : [];
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
