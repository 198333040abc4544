import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { type ChildGroup, getChildGroup } from '@piacter/contracts/core/values';
import { isSmallThing, readAgedChildren } from './children.ts';
import { findCompanions } from './companions.ts';
import type { FlatText, Span } from './flat-text.ts';
import {
  findPairs,
  findReceivers,
  findRoomsByBeds,
  findTogether,
  isAllOfUs,
  isTotal,
  readSums,
} from './groups-of-people.ts';
import { readNumber } from './numbers.ts';
import { findRole, personWord } from './people-words.ts';
import { createQuantityReader } from './quantities.ts';
import { countFamilies, countRelatives } from './relatives.ts';

const readPeople = createQuantityReader({ unit: personWord, hasOneUnit: true });
/** The adult with children where the text says 'my' of them; the parents otherwise. */
export const speaker = 1;
/** 'csecsemővel', 'kislányommal' */
const oneChild =
  /(?<![\p{L}\d])(?:(?:a )?(?:egy|(?<count>\d|ket|harom|negy)) )?(?:(?:csecsemo|kisbaba|baba)(?<own>m|nk)?(?:v|m|k)[ae]l|(?:kislany|kisfi|gyerek|gyermek|kisgyerek)(?<mine>[aeou]m|unk)[mk][ae]l)(?!\p{L})/u;

/** '2 felnőtt meg a baba' */
const oneMoreChild = /(?<=(?:\+|(?<![a-z])(?:meg|es|plusz)) ?(?:a )?)(?:kisbaba|baba|csecsemo)(?!\p{L})/u;

/** People of a text: how many, the children by group, and where it says so. */
export interface People {
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

type Take = (start: number, end: number) => void;

export const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

export function addChildren({ children }: People, group: ChildGroup, count: number): void {
  children.set(group, (children.get(group) ?? 0) + count);
}

/** A child of whom no number is said. */
function addOneChild(people: People, { flat }: FlatText, take: Take): void {
  const hasAdults = people.anybody + people.adults > 0;
  const child = oneChild.exec(flat) ?? (hasAdults ? oneMoreChild.exec(flat) : null);
  if (!child) return;
  people.isSpeakers = /^(?:m|[aeou]m)$/.test(child.groups?.own ?? child.groups?.mine ?? '');
  take(child.index, child.index + child[0].length);
  const isOfSchoolAge = /gyer/.test(child[0]) && !/kisgyer/.test(child[0]);
  const count = child.groups?.count ? readNumber(child.groups.count) : 1;
  addChildren(people, isOfSchoolAge ? 'children7to13' : 'childrenUnder6', count);
}

/** Those with whom somebody comes, and that one. */
function addCompanions(people: People, text: FlatText, take: Take): void {
  const others = findCompanions(text);
  if (others.length === 0) return;
  people.isCompanion = people.children.size === 0;
  people.adults += speaker + sum(others.map(({ count }) => count));
  for (const { start, end } of others) take(start, end);
}

/** Groups that nobody else is counted beside, or that say it twice: 'négyen, két pár'. */
function addGroups(people: People, text: FlatText, take: Take): void {
  for (const find of [findPairs, findTogether]) {
    const groups = find(text);
    const [counted, count] = [people.anybody + people.adults, sum(groups.map((group) => group.count))];
    if (counted > 0 && counted !== count) continue;
    for (const { start, end } of groups) take(start, end);
    if (counted === 0) people.adults += count;
  }
}

/** Relatives beside adults who are counted, the parents of families that are. */
function addRelatives(people: People, text: FlatText, take: Take): void {
  const hasChildren = people.children.size > 0;
  const more = people.adults > 0 ? countRelatives(text) : hasChildren ? countFamilies(text) : undefined;
  const children = sum(people.children.values());
  // '4 fő: szülők és 2 gyerek' says it twice.
  if (!more || (people.anybody > 0 && more.adults + children !== people.anybody)) return;
  for (const { start, end } of more.spans) take(start, end);
  // 'nagyszülőkkel együtt heten' counts them.
  if (![isTotal, isAllOfUs].some((pattern) => pattern.test(text.original))) people.adults += more.adults;
}

/** Counts the people of a text, and takes what says so. */
export function countPeople(text: FlatText): People {
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
  addGroups(people, text, take);
  addRelatives(people, text, take);
  if (people.anybody + people.adults === 0)
    for (const { start, end, count } of findReceivers(text)) add(start, end, count, 'fo');
  const rooms = findRoomsByBeds(text);
  // '4 főre 2 kétágyas szoba' says it twice.
  if (rooms && people.spans.length > 0) take(rooms.start, rooms.end);
  else if (rooms) add(rooms.start, rooms.end, rooms.count, 'fo');
  if (people.anybody + people.adults === 0) addCompanions(people, text, take);
  return people;
}
