import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { readNumber, smallNumber } from './numbers.ts';

const child = '(?:kis)?(?:gyerek|gyermek|lany|fiu?|baba)|csecsemo|unoka|kamasz|ikr|iker|testver';
/** '3', '8 hónapos' before 'és 3 éves', 'pár' before 'hónapos' */
const age = `(?:${smallNumber}|par|nehany)(?: ?-?(?:ev|honap|het)(?:os|es))?`;
const between = `(?: ?, ?| es | ?, es | meg )(?:${smallNumber} (?:db )?(?=${smallNumber}))?`;
/**
 * 'egy 5 éves gyerek', 'két 3 éves ikerrel', '1 éves és 3 éves testvérek', 'egy 2 és egy 12 éves gyerek', 'egy pár hónapos
 * baba'
 */
const agedChildren = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<count>${smallNumber}) (?:db )?)?(?<ages>${age}(?:${between}${age})*) ?-?(?<unit>ev|honap|het)(?:os|es)` +
    `(?: (?:${child})(?<ending>\\p{L}{0,9}))(?!\\p{L})`,
  'gu',
);
/** Years of 'pár éves'. */
const fewYears = 3;
/** '2' of 'két 2 éves', with how many are so old. */
const withCount = new RegExp(`^(?<times>${smallNumber}) (?:db )?(?=${smallNumber})`);

/** In years, of an age with a unit of its own or with that of the last one. */
function toYears(written: string, lastUnit: string): number {
  const [said = '', ownUnit = lastUnit] =
    /^(.+?)(?: ?-?(ev|honap|het)(?:os|es))?$/.exec(written)?.slice(1) ?? [];
  if (ownUnit !== 'ev') return 0;
  return /^(?:par|nehany)$/.test(said) ? fewYears : readNumber(said);
}

/** 'gyerekekkel, 4 és 7 évesek', 'unokáinkkal (3 és 5 évesek)', 'unokákkal nyaralnánk, ők 6 és 8 évesek' */
const childrenWithAges = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?<![\\p{L}\\d])${smallNumber} )(?<who>(?:kis)?(?:gyerek|gyermek|lany|fiu?|baba|unoka)(?:[aeo]?k(?:k[ae]l)?|[ae]?i(?:nkk[ae]l|nk|mm[ae]l|m)))(?: \\p{L}+){0,2}(?<said>,? \\(?(?:ok |akik )?(?<ages>\\d{1,2}(?:(?: ?, ?| es | ?, es )\\d{1,2})+) ?-?ev(?:es|esek)\\)?)(?!\\p{L})`,
  'u',
);
/** '2 felnőtt, 7 és 10 évesek' */
const agesAlone =
  /(?<![\p{L}\d.,])(?<ages>\d{1,2}(?:(?: ?, ?| es | ?, es )\d{1,2})+) ?-?evesek(?:k[ae]l|nek)?(?!\p{L})/u;
/** One more: '10 hónapos baba + 3 éves', '2 felnőtt + egy 4 éves', '2 felnőtt meg egy 4 éves' */
const oneMore = new RegExp(
  `(?<=\\+ ?(?:egy )?|(?<![a-z])(?:meg|es) egy )(?<age>${smallNumber}) ?-?(?<unit>ev|honap)(?:os|es)(?= ?(?:[+,)]|es |meg |$))`,
  'gu',
);
const ofPeople = /felnott|szulo|(?<![a-z])(?:fo|ketten|ketto)(?![a-z])/;
const ofChildren = /gyer|unoka|kamasz|iker|ikre|testver|(?<![a-z])(?:kis)?(?:lany|fiu|baba)/;
/** Nobody is a child from that age on. */
export const adultAge = 18;
/** Children of one phrase. */
const maxChildren = 10;

export interface AgedChildren extends Span {
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
  const { who = '', said = '' } = match.groups ?? {};
  const isSpeakers = /im(?:m[ae]l)?$/.test(who);
  const { end } = toSpan(match);
  const start = end - said.length;
  // The words between say something else: 'gyerekekkel Siófokon, 4 és 7 évesek'.
  return [
    { start: match.index, end: match.index + who.length, ages: [], isSpeakers },
    { start, end, ages, isSpeakers },
  ];
}

/** 'szülők és 7, 10 évesek', where nothing else tells of children. */
function findAgesAlone({ flat, original }: Pick<FlatText, 'flat' | 'original'>): AgedChildren[] {
  const match = ofPeople.test(original) && !ofChildren.test(original) ? agesAlone.exec(flat) : null;
  const ages = (match?.groups?.ages ?? '').match(/\d+/g)?.map(Number) ?? [];
  if (!match || ages.some((one) => one >= adultAge)) return [];
  return [{ ...toSpan(match), ages, isSpeakers: false }];
}

/** The children of a text with their ages. 'bébiszitter 3 éves kislányomhoz' is about nobody who stays. */
export function readAgedChildren({ flat, original }: Pick<FlatText, 'flat' | 'original'>): AgedChildren[] {
  const together = [...findChildrenWithAges(flat), ...findAgesAlone({ flat, original })];
  const children = [...flat.matchAll(agedChildren)].flatMap((match) => {
    const { count = '', ages: said = '', unit = '', ending = '' } = match.groups ?? {};
    const written = said.split(/ ?, ?(?:es )?| es | meg /);
    // 'két 3 és 5 éves gyerek' counts both, 'két 3 és egy 5 éves gyerek' those of an age.
    const isCounted = written.length === 1 || written.some((one) => withCount.test(one));
    const ages = written.flatMap((one, at) => {
      const counted = withCount.exec(one)?.groups?.times ?? (at === 0 && isCounted ? count : '');
      const times = counted ? Math.min(readNumber(counted), maxChildren + 1) : 1;
      return Array.from({ length: times }, () => toYears(one.replace(withCount, ''), unit));
    });
    const isOfOther = /h[oe]z$|t$/.test(ending);
    if (isOfOther || ages.length > maxChildren || ages.some((one) => one >= adultAge)) return [];
    return [{ ...toSpan(match), ages, isSpeakers: /m(?:m[ae]l|nak|nek)?$/.test(ending) }];
  });
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
