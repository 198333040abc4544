import { counted } from '../places/index.ts';
import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { countWord, opening, readNumber, smallNumber } from './numbers.ts';
import { personWord } from './people-words.ts';

const together: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])egyedul(?![a-z])/, 1],
  [
    /(?<![a-z])(?:(?:mi )?ketten|kettesben|kettonknek|paros|(?:nyugdijas|szerelmes|fiatal|idos|hazas) ?par(?:nak)?)(?![a-z])/,
    2,
  ],
  [/(?<![a-z])(?:harman|harmunknak|harmasban)(?![a-z])/, 3],
  [/(?<![a-z])(?:negyen|negyunknek|negyesben)(?![a-z])/, 4],
  [/(?<![a-z])(?:oten|otunknek)(?![a-z])/, 5],
  [/(?<![a-z])(?:hatan|hatunknak)(?![a-z])/, 6],
  // 'héten' is a week.
  [/(?<![a-z])(?:heten(?= (?:vagyunk|leszunk|lennenk|me|uta))|hetunknek)(?![a-z])/, 7],
  [/(?<![a-z])(?:nyolcan|nyolcunknak)(?![a-z])/, 8],
  [/(?<![a-z])(?:kilencen|kilencunknek)(?![a-z])/, 9],
  [/(?<![a-z])(?:tizen|tizunknek)(?![a-z])/, 10],
  [/(?<![a-z])tizenketten(?![a-z])/, 12],
];

/** '35en', '12-en lennénk'; '15-én' is a day, and so may be what somebody writes who leaves accents out. */
const asGroup = /(?<![\p{L}\d.,])(?<count>\d{1,3})-?(?<ending>[ae]n)(?!\p{L})/u;
const ofGroup =
  /^(?: \p{L}+)? (?:vagyunk|leszunk|lennenk|volnank|alszunk|aludnank|szallnank|megszallnank)(?!\p{L})/u;
const arriving = /^(?: \p{L}+)? (?:erkez|jonn|jovunk|menn|megyunk|indul|utaz|tavoz)/u;
const lastDay = 31;
const accented = /[áéíóöőúüű]/i;

interface FoundPeople extends Span {
  count: number;
}

/** 'ketten', 'kettesben', '35en'. */
export function findTogether({ flat, text }: FlatText): FoundPeople[] {
  const group = asGroup.exec(flat);
  if (group) {
    const [count, { start, end }] = [Number(group.groups?.count), toSpan(group)];
    const [written, after] = [text.slice(start, end), flat.slice(end)];
    const isDay = accented.test(written) || (count <= lastDay && arriving.test(after));
    const isSure = count > lastDay || accented.test(text) || ofGroup.test(after);
    if (!isDay && isSure) return [{ start, end, count }];
  }
  return together.flatMap(([pattern, count]) => {
    const match = pattern.exec(flat);
    return match ? [{ ...toSpan(match), count }] : [];
  });
}

/** '2+2' of a stay; of a home they are rooms. */
const bareSum = new RegExp(`${opening}(\\d{1,2}) ?\\+ ?(\\d{1,2})(?![\\p{L}\\d.,+]|${counted})`, 'u');
const ofHome = /(?<![a-z])(?:elado|kiado|lakas|alberlet|szob|nm(?![a-z])|m2)/;
const plusPeople = new RegExp(`${opening}(\\d{1,2}) ?\\+ ?(\\d{1,2})(?= ?(?:${personWord}))`, 'u');

/** '3 egyágyas szoba', '2 db kétágyas' */
const rooms = new RegExp(
  `${opening}(?<count>${smallNumber}) (?:db |darab )?(?<beds>${countWord}) ?agyas(?: szob\\p{L}{0,4})?(?!\\p{L})`,
  'u',
);

/** The people of so many rooms. */
export function findRoomsByBeds({ flat }: FlatText): FoundPeople | undefined {
  const match = rooms.exec(flat);
  const { count = '', beds = '' } = match?.groups ?? {};
  return match ? { ...toSpan(match), count: readNumber(count) * readNumber(beds) } : undefined;
}

/** People in two numbers, taken by `add`: '2+2 fő' and '2+2 felnőtt' are read with their units, '2+2' alone does not say. */
export function readSums(
  { flat, original }: FlatText,
  add: (start: number, end: number, count: number, unit: string) => void,
): void {
  const both = plusPeople.exec(flat);
  const bare = both || ofHome.test(original) ? null : bareSum.exec(flat);
  const [, first = '', second = ''] = both ?? bare ?? [];
  // The second number of '2+1 gyerek' is read with its unit.
  if (both) add(both.index, both.index + both[0].length - second.length, Number(first), 'felnott');
  if (!bare) return;
  const { start, end } = toSpan(bare);
  if (/(?<![a-z])gyer/.test(original)) {
    add(start, end, Number(first), 'felnott');
    add(start, end, Number(second), 'gyerek');
  } else add(start, end, Number(first) + Number(second), 'fo');
}
