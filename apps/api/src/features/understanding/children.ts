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
/** 'gyerekekkel, 4 és 7 évesek' */
const childrenWithAges = new RegExp(
  `(?<![\\p{L}\\d])(?<![\\d] |${small} )(?:gyerek|gyermek|unoka|kislany|kisfiu?)(?:ek|k)[aeiou]?(?:inkkal|inkkel|immal|immel|kal|kel)?,? \\(?(?<ages>\\d{1,2}(?:(?: ?, ?| es | ?, es )\\d{1,2})+) ?-?ev(?:es|esek)\\)?(?!\\p{L})`,
  'u',
);
/** One more: '10 hónapos baba + 3 éves', '2 felnőtt + egy 4 éves' */
const oneMore = new RegExp(
  `(?<=\\+ ?(?:egy )?)(?<age>${small}) ?-?(?<unit>ev|honap)(?:os|es)(?= ?(?:[+,)]|es |meg |$))`,
  'gu',
);
const ofPeople = /felnott|(?<![a-z])fo(?![a-z])/;
/** Nobody is a child from that age on. */
const adultAge = 18;
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

/** The children of a text with their ages. 'bébiszitter 3 éves kislányomhoz' is about nobody who stays. */
export function readAgedChildren({ flat, original }: FlatText): AgedChildren[] {
  const named = childrenWithAges.exec(flat);
  if (named) {
    const ages = (named.groups?.ages ?? '').match(/\d+/g)?.map(Number) ?? [];
    const isChildren = ages.every((age) => age < adultAge);
    const [start, end] = [named.index, named.index + named[0].length];
    return isChildren
      ? [{ start, end, ages, isSpeakers: /[aeiou](?:mm[ae]l|m)(?!\p{L})/u.test(named[0]) }]
      : [];
  }
  const children = [...flat.matchAll(agedChildren)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const { count = '', ages: said = '', unit, ending = '' } = groups;
    const written = said.split(/ ?, ?(?:es )?| es /).map(readNumber);
    const years = written.map((age) => (unit === 'ev' ? age : 0));
    const times = count && years.length === 1 ? readNumber(count) : 1;
    if (/h[oe]z$|t$/.test(ending) || times > maxChildren || years.some((age) => age >= adultAge)) return [];
    const ages = Array.from({ length: times }, () => years).flat();
    return [{ start: index, end: index + length, ages, isSpeakers: /m(?:m[ae]l|nak|nek)?$/.test(ending) }];
  });
  const more = children.length > 0 || ofPeople.test(original) ? [...flat.matchAll(oneMore)] : [];
  return [
    ...children,
    ...more.flatMap(({ index, 0: { length }, groups = {} }) => {
      const age = groups.unit === 'ev' ? readNumber(groups.age ?? '') : 0;
      return age < adultAge ? [{ start: index, end: index + length, ages: [age], isSpeakers: false }] : [];
    }),
  ];
}
