import { counted } from '../places/index.ts';
import type { FlatText, Span } from './flat-text.ts';
import { readNumber, smallNumber } from './numbers.ts';

/** Nobody is a child from that age on. */
export const adultAge = 18;
/** Children of one phrase. */
export const maxChildren = 10;
/** Years of 'pár éves'. */
const fewYears = 3;

/** '3', '8 hónapos' before 'és 3 éves', 'pár' before 'hónapos' */
const age = `(?:${smallNumber}|par|nehany)(?: ?-?(?:ev|honap|het)(?:os|es))?`;
const joined = ' ?, ?(?:es )?| es | meg ';
/** '3', '3 és 5', '3 éves és 5', '2 és egy 12', 'két 3 és egy 5', before the unit of the last one. */
export const ageList = `${age}(?:(?:${joined})(?:${smallNumber} (?:db )?(?=${smallNumber}))?${age})*`;
/** '2' of 'két 2 éves', with how many are so old. */
const withCount = new RegExp(`^(?<times>${smallNumber}) (?:db )?(?=${smallNumber})`);

/** In years, of an age with a unit of its own or with that of the last one. */
function toYears(written: string, lastUnit: string): number {
  const [said = '', ownUnit = lastUnit] =
    /^(.+?)(?: ?-?(ev|honap|het)(?:os|es))?$/.exec(written)?.slice(1) ?? [];
  if (ownUnit !== 'ev') return 0;
  return /^(?:par|nehany)$/.test(said) ? fewYears : readNumber(said);
}

/** The ages of a match of `ageList`; `count` is what stands before it: 'két' of 'két 3 éves'. */
export function readAges(list: string, unit: string, count = ''): number[] {
  const written = list.split(new RegExp(joined));
  // 'két 3 és 5 éves gyerek' counts both, 'két 3 és egy 5 éves gyerek' those of an age.
  const isCounted = written.length === 1 || written.some((one) => withCount.test(one));
  return written.flatMap((one, at) => {
    const said = withCount.exec(one)?.groups?.times ?? (at === 0 && isCounted ? count : '');
    const times = said ? Math.min(readNumber(said), maxChildren + 1) : 1;
    return Array.from({ length: times }, () => toYears(one.replace(withCount, ''), unit));
  });
}

const anywhere = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,])\(?(?<ages>${ageList}) ?-?(?<unit>ev|honap)(?:os|es)?(?:ek)?\)?(?![\p{L}\d])`,
    'u',
  ),
  /\((?:gyerekek,? )?(?<ages>\d{1,2}(?:(?: ?[,/] ?| es | ?, es | )\d{1,2})*)(?: evesek)?\)/u,
];
/** '[3 gyerekkel] 4 7 és 11', but not '[2 gyerek] 5 éj', '[2 gyerek] 10, 12 ezer' */
const behind = new RegExp(
  String.raw`^[ :,-]{1,3}(?<ages>\d{1,2}(?:(?: ?[,/] ?| es | ?, es | )\d{1,2})+)(?: ?ev(?:es|esek)?)?(?![\p{L}\d+]|[.:-]\d| ?[-–+/]|${counted})`,
  'u',
);

/** The ages of so many children, in years, and where they are said. */
interface FoundAges extends Span {
  ages: number[];
}

/**
 * The ages that a text says of so many children: with a unit or in brackets anywhere, as bare numbers right behind one of
 * the `spans` of people. Undefined unless it says all of them.
 */
export function findAges(
  { flat }: Pick<FlatText, 'flat'>,
  count: number,
  spans: readonly Span[],
): FoundAges | undefined {
  if (count === 0) return undefined;
  const matches = [
    ...anywhere.map((pattern) => ({ offset: 0, match: pattern.exec(flat) })),
    ...spans.map(({ end }) => ({ offset: end, match: behind.exec(flat.slice(end)) })),
  ];
  for (const { offset, match } of matches) {
    const { ages: said = '', unit } = match?.groups ?? {};
    const ages = unit === undefined ? (said.match(/\d+/g) ?? []).map(Number) : readAges(said, unit);
    if (!match || ages.length !== count || ages.some((one) => one >= adultAge)) continue;
    const start = offset + match.index;
    return { start, end: start + match[0].length, ages };
  }
  return undefined;
}
