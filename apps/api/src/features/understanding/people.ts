import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { type ChildGroup, getChildGroup } from '@piacter/contracts/core/values';
import { findAges } from './ages.ts';
import { addChildren, countPeople, type People, speaker, sum } from './count-people.ts';
import type { FlatText } from './flat-text.ts';
import { isTotal } from './groups-of-people.ts';
import type { Filters, Item } from './meaning.ts';
import { childWord } from './people-words.ts';
import { parents } from './relatives.ts';

/** '4 fő, ebből 2 gyerek', '5 fő (1 baba)', but not '5 fő (+ 1 baba)' */
const ofThem = new RegExp(
  `(?<![a-z])(?:(?:ebbol|amibol|kozuluk|koztuk|kozte)(?![a-z])|(?:fo|szemely|vendeg|ember)[a-z]{0,4} ?\\((?! ?(?:\\+|plusz|meg))[^)]*(?<![a-z])${childWord})`,
  'u',
);

/** What a companion tells of the kind: homes are looked for together, too. */
const companionWeight = 0.2;

/** The adults of whom a text says how many people there are, how many adults and how many children. */
function countAdults(people: People, { original }: FlatText): number {
  const { adults, isSpeakers } = people;
  const children = sum(people.children.values());
  const all = people.anybody + adults;
  if (children === 0) return all;
  if (all === 0) return isSpeakers ? speaker : parents;
  // '4 fő: 2 felnőtt, 2 gyerek' says it twice.
  if (adults > 0 && adults + children === people.anybody) return adults;
  return (ofThem.test(original) || isTotal.test(original)) && all > children ? all - children : all;
}

/** The people by the age groups of the search. */
const toGroups = (adults: number, children: ReadonlyMap<ChildGroup, number>): Filters =>
  Object.fromEntries(
    [['adults', adults] as const, ...children].map(([name, count]) => [name, [String(count)]]),
  );

/** Who stays: by age where there are children, else all in one number (FIND-05, CAL-05). */
export function readGuests(text: FlatText): Item[] {
  const people = countPeople(text);
  const adults = countAdults(people, text);
  const guests = adults + sum(people.children.values());
  if (guests > accommodationFields.capacity.max) return [];
  const said = findAges(text, sum(people.children.values()), people.spans);
  if (said) {
    text.take(said.start, said.end);
    people.spans.push(said);
    people.children.clear();
    for (const age of said.ages) addChildren(people, getChildGroup(age), 1);
  }
  const filters = people.children.size > 0 ? toGroups(adults, people.children) : { guests: [String(guests)] };
  const weight = people.isCompanion ? companionWeight : 2;
  return people.spans.map(({ start, end }) => ({
    start,
    end,
    meanings: { accommodation: { weight: weight / people.spans.length, filters, guests } },
  }));
}
