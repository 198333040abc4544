import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { getChildGroup } from '@piacter/contracts/core/values';
import type { FlatText } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';
import { createQuantityReader } from './quantities.ts';

const readPeople = createQuantityReader({
  unit: 'fo|szemely(?:es)?|vendeg|ember|felnott|gyerek|gyermek|kisgyerek|kisgyermek|kisbaba|baba|csecsemo|kamasz|tinedzser|tini|unoka|nagyszulo|tanar|kisero',
  hasOneUnit: true,
});
const together: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])egyedul(?![a-z])/, 1],
  [/(?<![a-z])(?:ketten|kettesben|kettonknek|paros)(?![a-z])/, 2],
  [/(?<![a-z])(?:harman|harmunknak|harmasban)(?![a-z])/, 3],
  [/(?<![a-z])(?:negyen|negyunknek|negyesben)(?![a-z])/, 4],
  [/(?<![a-z])(?:oten|otunknek)(?![a-z])/, 5],
  [/(?<![a-z])(?:hatan|hatunknak)(?![a-z])/, 6],
];
const childUnit = /^(?:kis)?gyer|^(?:kis)?baba|^csecsemo|^kamasz|^tini|^unoka/;
const parents = 2;
const plusPeople = /(?<![\p{L}\d.,])(\d{1,2}) ?\+ ?(\d{1,2})(?= ?(?:fo|szemely|gyer))/u;

/** People of a text: how many, how many of them are children, and where it says so. */
interface People {
  adults: number;
  children: number;
  spans: [number, number][];
}

function countPeople(text: FlatText): People {
  const people: People = { adults: 0, children: 0, spans: [] };
  const add = (start: number, end: number, count: number, sort: 'adults' | 'children' = 'adults') => {
    if (count < 1 || count > accommodationFields.capacity.max || !Number.isInteger(count)) return;
    text.take(start, end);
    people.spans.push([start, end]);
    people[sort] += count;
  };
  const sum = plusPeople.exec(text.flat);
  if (sum) add(sum.index, sum.index + sum[0].length - (sum[2]?.length ?? 0), Number(sum[1]));
  readPeople(
    () => text.flat,
    ({ start, end, to, from, unit }) => {
      // 'hétfő' is no 7 people.
      if (text.flat.slice(start, end) !== 'hetfo')
        add(start, end, to ?? from ?? 0, childUnit.test(unit) ? 'children' : 'adults');
    },
  );
  // 'család 2 gyerekkel' is four people.
  if (people.children > 0 && people.adults === 0 && /(?<![a-z])csalad/.test(text.original))
    people.adults = parents;
  if (people.spans.length === 0)
    for (const [pattern, count] of together) {
      const match = pattern.exec(text.flat);
      if (match) add(match.index, match.index + match[0].length, count);
    }
  return people;
}

const ages = String.raw`(?<ages>\d{1,2}(?:(?: ?, ?| es | ?, es )\d{1,2})*)`;
const agesOfChildren = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,])\(?${ages} ?-?(?<unit>ev|honap)(?:os|es)?(?:ek)?\)?(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(String.raw`\(${ages}\)`, 'u'),
];
/** Nobody is a child from that age on. */
const adultAge = 18;

/** The ages that a text says of so many children, in years; undefined unless it says all of them. Taken out. */
function readAges(text: FlatText, { children, spans }: People): number[] | undefined {
  for (const pattern of agesOfChildren) {
    const match = pattern.exec(text.flat);
    const { ages: said = '', unit } = match?.groups ?? {};
    const found = (said.match(/\d+/g) ?? []).map((age) => (unit === 'honap' ? 0 : Number(age)));
    if (!match || found.length !== children || found.some((age) => age >= adultAge)) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    text.take(start, end);
    spans.push([start, end]);
    return found;
  }
  return undefined;
}

/** The people by the age groups of the search. */
function toGroups(adults: number, childrenAges: readonly number[]): Filters {
  const groups = new Map<string, number>([['adults', adults]]);
  for (const age of childrenAges) groups.set(getChildGroup(age), (groups.get(getChildGroup(age)) ?? 0) + 1);
  return Object.fromEntries([...groups].map(([name, count]) => [name, [String(count)]]));
}

/** Who stays: by age where the text says the ages of all children, else all in one number (FIND-05, CAL-05). */
export function readGuests(text: FlatText): Item[] {
  const people = countPeople(text);
  const guests = people.adults + people.children;
  if (guests > accommodationFields.capacity.max) return [];
  const childrenAges = people.adults > 0 && people.children > 0 ? readAges(text, people) : undefined;
  const filters = childrenAges ? toGroups(people.adults, childrenAges) : { guests: [String(guests)] };
  const { spans } = people;
  return spans.map(([start, end]) => ({
    start,
    end,
    meanings: { accommodation: { weight: 2 / spans.length, filters, guests } },
  }));
}
