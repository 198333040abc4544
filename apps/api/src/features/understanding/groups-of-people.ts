import { counted } from '../places/index.ts';
import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { namesStay } from './home-words.ts';
import { countWord, opening, readNumber, smallNumber } from './numbers.ts';
import { personWord } from './people-words.ts';

const together: readonly (readonly [string, number])[] = [
  ['egyedul', 1],
  [
    'ketten|kettesben|kettonknek|paros|(?:nyugdijas|szerelmes|fiatal|idos) ?(?:hazas ?)?par(?:nak)?|hazas ?par(?:nak)?',
    2,
  ],
  ['harman|harmunknak|harmasban', 3],
  ['negyen|negyunknek|negyesben', 4],
  ['oten|otunknek', 5],
  ['hatan|hatunknak', 6],
  // In the seventh year or in a week: 'a héten utaznánk'.
  [
    '(?:(?<=(?:mi|egyutt|osszesen) )heten|(?<!(?:az?|egy|ezen|ezen a|elso|masodik|utolso|bar\\p{L}+) )heten(?= (?:vagyunk|leszunk|lennenk|me|uta|erkez|jon|szall))|hetunknek)',
    7,
  ],
  ['nyolcan|nyolcunknak', 8],
  ['kilencen|kilencunknek', 9],
  ['tizen|tizunknek', 10],
  ['tizenegyen', 11],
  ['tizenketten', 12],
  ['tizenharman', 13],
  ['tizennegyen', 14],
  ['tizenoten', 15],
  ['tizenhatan', 16],
  ['tizenheten', 17],
  ['tizennyolcan', 18],
  ['tizenkilencen', 19],
  ['huszan', 20],
];
const asWord = together.map(
  ([words, count]) => [new RegExp(`(?<!\\p{L})(?:mi )?(?:${words})(?!\\p{L})`, 'u'), count] as const,
);

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
  return asWord.flatMap(([pattern, count]) => {
    const match = pattern.exec(flat);
    const isWeek = match && /^hét/i.test(text.slice(match.index));
    return match && !isWeek ? [{ ...toSpan(match), count }] : [];
  });
}

const word = together.map(([words]) => words).join('|');
const all = `(?:${word}|\\d{1,2} ?-?[ae]n|${smallNumber} (?:fo|szemely))`;
/** Counts whom the text names beside it, too: 'nagyszülőkkel együtt heten', 'öten a nagyival együtt'. */
export const isTotal = new RegExp(
  `(?<!\\p{L})(?:egyutt (?:mi |osszesen |pont )?(?:${all})|(?:${all})(?: \\p{L}+unk)?(?: az?)? \\p{L}+[ae]l egyutt)(?!\\p{L})`,
  'u',
);

/** 'anyósék is jönnek, hatan leszünk': all of them; 'ketten vagyunk meg a nagyi' goes on counting. */
export const isAllOfUs = new RegExp(
  `(?<!\\p{L})(?:${all})(?: \\p{L}+)? (?:leszunk|lennenk|vagyunk|volnank)(?!,? (?:meg|plusz|es) )(?!\\p{L})`,
  'u',
);

const things = 'cip|csizm|zokni|papucs|kesztyu|sil|korcsoly|nap|ej|het|honap|ora|perc|szaz|ezer';
/** 'két házaspárnak', '3 pár'; 'pár nap' are some. */
const pairs = new RegExp(
  `${opening}(?<count>${smallNumber}) (?:(?:nyugdijas|szerelmes|fiatal|idos|barati) )?(?:hazas ?)?par(?:nak|ral|bol)?(?!\\p{L}| (?:${things}))`,
  'gu',
);

/** Both of each pair. */
export const findPairs = ({ flat }: Pick<FlatText, 'flat'>): FoundPeople[] =>
  [...flat.matchAll(pairs)]
    .map((match) => ({ ...toSpan(match), count: 2 * readNumber(match.groups?.count ?? '') }))
    .filter(({ count }) => count > 2);

/** Whose places or nights are counted is no guest: 'két autónak', and a family is not one. */
const others =
  '\\p{L}*(?:auto|kocsi|busz|motor|bicikli|bringa|kerekpar|hajo|csonak|sator|kutya|kutyus|macska|cica|allat|szoba|halo|haz|apartman|lakas|szallas|csalad|csoport|csapat|osztaly|generacio|ceg|par|ezer|millio|forint|ejszaka|hetvege)|lo|nap|ej|het|honap|ev|ora|agy|hely|fok|csillag|nyelv';
const receivers = new RegExp(
  `${opening}(?:\\d{1,3} ?[-–] ?)?(?<count>\\d{1,3}|${countWord}) (?=(?!(?:${others})[ae]?n[ae]k)\\p{L}{3,}n[ae]k(?!\\p{L}))`,
  'gu',
);

/** Whoever a stay is for: the number of '15 focistának', as the noun may say more than that: '12 horgásznak'. */
export const findReceivers = ({ flat, original }: Pick<FlatText, 'flat' | 'original'>): FoundPeople[] =>
  namesStay.test(original)
    ? [...flat.matchAll(receivers)]
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length - 1,
          count: readNumber(match.groups?.count ?? ''),
        }))
        .filter(({ count }) => count > 1)
    : [];

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
