import { counted } from '../places/index.ts';
import { adultAge } from './children.ts';
import type { FlatText, Span } from './flat-text.ts';

const list = String.raw`(?<ages>\d{1,2}(?:(?: ?, ?| es | ?, es )\d{1,2})*)`;
const anywhere = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,])\(?${list} ?-?(?<unit>ev|honap)(?:os|es)?(?:ek)?\)?(?![\p{L}\d])`,
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
    const ages = (said.match(/\d+/g) ?? []).map((age) => (unit === 'honap' ? 0 : Number(age)));
    if (!match || ages.length !== count || ages.some((age) => age >= adultAge)) continue;
    const start = offset + match.index;
    return { start, end: start + match[0].length, ages };
  }
  return undefined;
}
