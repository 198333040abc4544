import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { type ChildGroup, getChildGroup } from '@piacter/contracts/core/values';
import { findAges } from './ages.ts';
import { isSmallThing, readAgedChildren } from './children.ts';
import type { FlatText, Span } from './flat-text.ts';
import { findRoomsByBeds, findTogether, readSums } from './groups-of-people.ts';
import type { Filters, Item } from './meaning.ts';
import { readNumber } from './numbers.ts';
import { childWord, findRole, personWord } from './people-words.ts';
import { createQuantityReader } from './quantities.ts';
import { countFamilies, countRelatives, parents } from './relatives.ts';

const readPeople = createQuantityReader({ unit: personWord, hasOneUnit: true });
/** The adult with children where the text says 'my' of them; the parents otherwise. */
const speaker = 1;
/** '4 fő, ebből 2 gyerek', '5 fő (1 baba)', but not '5 fő (+ 1 baba)' */
const ofThem = new RegExp(
  `(?<![a-z])(?:(?:ebbol|amibol|kozuluk|koztuk|kozte)(?![a-z])|(?:fo|szemely|vendeg|ember)[a-z]{0,4} ?\\((?! ?(?:\\+|plusz|meg))[^)]*(?<![a-z])${childWord})`,
  'u',
);
/** 'csecsemővel', 'kislányommal' */
const oneChild =
  /(?<![\p{L}\d])(?:(?:a )?(?:egy|(?<count>\d|ket|harom|negy)) )?(?:(?:csecsemo|kisbaba|baba)(?<own>m|nk)?(?:v|m|k)[ae]l|(?:kislany|kisfi|gyerek|gyermek|kisgyerek)(?<mine>[aeou]m|unk)[mk][ae]l)(?!\p{L})/u;

/** '2 felnőtt meg a baba' */
const oneMoreChild = /(?<=(?:\+|(?<![a-z])(?:meg|es|plusz)) ?(?:a )?)(?:kisbaba|baba|csecsemo)(?!\p{L})/u;

/** 'a feleségemmel', 'a párommal', 'a páromnak a születésnapjára': one more than who writes. */
const companion =
  /(?<![a-z])(?:(?:barat|any(?:uka|os)|ap(?:uka|os)|testver)[aeou]?mm[ae]l|(?:feleseg|ferj|par|baratno|menyasszony|volegeny)[aeou]?(?:mm[ae]l|mn[ae]k))(?![a-z])/;
/** What a companion tells of the kind: homes are looked for together, too. */
const companionWeight = 0.2;

/** People of a text: how many, the children by group, and where it says so. */
interface People {
  /** Those of whom it does not say whether they are adults. */
  anybody: number;
  adults: number;
  children: Map<ChildGroup, number>;
  spans: Span[];
  /** Whether one says 'my' of a child. */
  isSpeakers: boolean;
  /** Whether the text only says with whom one is. */
  isCompanion: boolean;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

function addChildren({ children }: People, group: ChildGroup, count: number): void {
  children.set(group, (children.get(group) ?? 0) + count);
}

/** A child of whom no number is said. */
function addOneChild(people: People, { flat }: FlatText, take: (start: number, end: number) => void): void {
  const hasAdults = people.anybody + people.adults > 0;
  const child = oneChild.exec(flat) ?? (hasAdults ? oneMoreChild.exec(flat) : null);
  if (!child) return;
  people.isSpeakers = /^(?:m|[aeou]m)$/.test(child.groups?.own ?? child.groups?.mine ?? '');
  take(child.index, child.index + child[0].length);
  const isOfSchoolAge = /gyer/.test(child[0]) && !/kisgyer/.test(child[0]);
  const count = child.groups?.count ? readNumber(child.groups.count) : 1;
  addChildren(people, isOfSchoolAge ? 'children7to13' : 'childrenUnder6', count);
}

function countPeople(text: FlatText): People {
  const people: People = {
    anybody: 0,
    adults: 0,
    children: new Map(),
    spans: [],
    isSpeakers: false,
    isCompanion: false,
  };
  const take = (start: number, end: number) => {
    text.take(start, end);
    if (!people.spans.some((known) => known.start === start)) people.spans.push({ start, end });
  };
  for (const { start, end, ages, isSpeakers } of readAgedChildren(text)) {
    take(start, end);
    people.isSpeakers ||= isSpeakers;
    for (const age of ages) addChildren(people, getChildGroup(age), 1);
  }
  const add = (start: number, end: number, count: number, unit: string) => {
    if (count < 1 || count > accommodationFields.capacity.max || !Number.isInteger(count)) return;
    take(start, end);
    const role = findRole(unit);
    if (role === 'anybody' || role === 'adults') people[role] += count;
    else addChildren(people, role, count);
  };
  readSums(text, add);
  readPeople(text, ({ start, end, to, from, unit }) => {
    // 'hétfőig' is no 7 people, but 'hétfős' is.
    const isMonday = /(?:^| )hetfo(?!s)/.test(text.flat.slice(start, end));
    if (!isMonday && !isSmallThing(text, start, end)) add(start, end, to ?? from ?? 0, unit);
    return [];
  });
  if (people.children.size === 0) addOneChild(people, text, take);
  if (people.anybody + people.adults === 0)
    for (const { start, end, count } of findTogether(text)) add(start, end, count, 'felnott');
  const more =
    people.adults > 0 ? countRelatives(text) : people.children.size > 0 ? countFamilies(text) : undefined;
  const children = sum(people.children.values());
  // '4 fő: szülők és 2 gyerek' says it twice.
  if (more && (people.anybody === 0 || more.adults + children === people.anybody)) {
    for (const { start, end } of more.spans) take(start, end);
    people.adults += more.adults;
  }
  const rooms = findRoomsByBeds(text);
  // '4 főre 2 kétágyas szoba' says it twice.
  if (rooms && people.spans.length > 0) take(rooms.start, rooms.end);
  else if (rooms) add(rooms.start, rooms.end, rooms.count, 'fo');
  const other = people.anybody + people.adults === 0 ? companion.exec(text.flat) : null;
  if (other) {
    people.isCompanion = people.children.size === 0;
    add(other.index, other.index + other[0].length, speaker + 1, 'felnott');
  }
  return people;
}

/** The adults of whom a text says how many people there are, how many adults and how many children. */
function countAdults(people: People, { original }: FlatText): number {
  const { adults, isSpeakers } = people;
  const children = sum(people.children.values());
  const all = people.anybody + adults;
  if (children === 0) return all;
  if (all === 0) return isSpeakers ? speaker : parents;
  // '4 fő: 2 felnőtt, 2 gyerek' says it twice.
  if (adults > 0 && adults + children === people.anybody) return adults;
  return ofThem.test(original) && all > children ? all - children : all;
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
