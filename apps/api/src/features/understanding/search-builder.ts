import { accommodationFields, accommodationFilterLists } from '@piacter/contracts/accommodations/fields';
import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { toUnwanted } from '@piacter/contracts/core/fields';
import { propertyFields, propertyLookupNames, searchedFlags } from '@piacter/contracts/properties/fields';
import { findStayFault } from '@piacter/contracts/stays/values';
import { alternative } from '../places/index.ts';
import { countUsualNights } from './days/calendar.ts';
import type { Denial } from './denial-words.ts';
import type { FlatText, Span } from './flat-text.ts';
import { denyFloors, unwantedFloors } from './floors.ts';
import type { Filters } from './meaning.ts';
import { capital } from './place-patterns.ts';
import { isGap } from './split-words.ts';
import { ofSale } from './sums.ts';

/** Parameters that take several ids, by which a second word adds to the first: 'ház vagy lakás'. */
const { accommodationTypeID, mealPlanID } = accommodationFields;
/** Parameters of which entries may be denied: 'nem panel'. */
const deniable = new Set<string>([
  ...propertyLookupNames,
  'specialLocations',
  accommodationTypeID.param,
  mealPlanID.param,
]);
/** What a home or a stay has beside what it is. */
const extras = new Set<string>(['parkingType', 'viewType', 'specialLocations', mealPlanID.param]);
const unwantedPlaces = 'notSettlement';
const lists = new Set<string>([
  ...propertyLookupNames,
  ...Object.keys(accommodationFilterLists),
  ...[...deniable].map(toUnwanted),
  unwantedPlaces,
  unwantedFloors,
]);
const flags = new Set<string>(searchedFlags);
const settlement = 'settlement';
const places: ReadonlySet<string> = new Set([settlement, 'region', 'countyRegion']);
/** What stands between alternatives. */
const betweenPlaces = new RegExp(`^ ?(?:[,;/]|[ ,]${alternative}(?= ))+ ?(?:az? )?$`);
const article = /(?<= )az? $/;
/** What a phrase with several filters is about. */
const subject = 'houseType';
/** Documented parameters beside those of ours that say the same, with the same value (FIND-02); they are no parts. */
const { param: guests, mirror } = accommodationFields.capacity.asked;
const mirrors = new Map<string, string>([[guests, mirror]]);

const { param: advertiser } = propertyFields.advertiserType.asked;
const dealType = 'adType';

interface Part extends Span {
  filter: string;
  values: readonly string[];
}

const isDistrictOf = (name: string, town: string) => town === capital && name.startsWith(`${capital} `);

/** How a place is one more without 'vagy': right beside another one, or 'Budaörs sem baj'. */
type Also = 'beside' | 'anyhow';

/** Collects filters from the parts of a text in its order; of two that exclude each other the first one counts. */
export class SearchBuilder {
  readonly #parts: Part[] = [];
  readonly #filters = new Map<string, readonly string[]>();
  readonly #left: Span[] = [];
  #deniedSwap: Span | undefined;
  readonly #hasFilter: (name: string) => boolean;

  /** `hasFilter` tells what the search can filter by: of stays it denies no place nearby, of professionals none at all. */
  constructor(hasFilter: (name: string) => boolean) {
    this.#hasFilter = hasFilter;
  }

  /**
   * Adds the filters of a part; false where they contradict what is already there. A place is one more beside others of its
   * kind, if the text has it as an alternative: 'Győr vagy Sopron'; `also`: it is one without a word between them, or
   * whatever stands there.
   */
  add(start: number, end: number, filters: Filters, text?: FlatText, also?: Also): boolean {
    const entries = Object.entries(this.#joinAreas(filters, start, text, also));
    const isAlternative = (name: string) =>
      text !== undefined && this.#isAlternative(name, start, text, also);
    const isPossible = entries.every(
      ([name, values]) => isAlternative(name) || this.#isPossible(name, values),
    );
    if (!isPossible) return false;
    for (const [name, values] of entries) {
      const held = this.#filters.get(name) ?? [];
      const [value = ''] = values;
      if (held.includes(value) || (name === settlement && isDistrictOf(held[0] ?? '', value))) continue;
      // 'Budapest, Pestszentlőrinc' is the part alone.
      const isPart = name === settlement && held.join() === capital && isDistrictOf(value, capital);
      const isList = !isPart && (lists.has(name) || isAlternative(name));
      this.#filters.set(name, isList ? [...new Set([...held, ...values])] : values);
      this.#parts.push({ start, end, filter: name, values });
    }
    return true;
  }

  /** 'Sopron vagy a Balaton': a settlement and an area as alternatives are a list of the parameter that takes both. */
  #joinAreas(filters: Filters, start: number, text?: FlatText, also?: Also): Filters {
    const name = Object.keys(filters).find((one) => places.has(one));
    const before = this.#parts.findLast((part) => places.has(part.filter) && part.end <= start);
    if (name === undefined || !before || !text || before.filter === name) return filters;
    const between = text.flat.slice(before.end, start);
    // 'Siófok, Balaton' is the town at the lake.
    const isJoined = betweenPlaces.test(between) && /[a-z]/.test(between.replace(article, ''));
    if (!isJoined && also !== 'anyhow') return filters;
    const area = name === settlement ? before.filter : name;
    this.#rename(settlement, area);
    return Object.fromEntries(
      Object.entries(filters).map(([one, values]) => [one === settlement ? area : one, values]),
    );
  }

  #isAlternative(name: string, start: number, { flat }: FlatText, also: Also | undefined): boolean {
    const before = this.#parts.findLast((part) => part.filter === name && part.end <= start);
    if (!places.has(name) || !before) return false;
    const between = flat.slice(before.end, start);
    return betweenPlaces.test(between) || also === 'anyhow' || (also === 'beside' && isGap(between));
  }

  #isPossible(name: string, values: readonly string[]): boolean {
    const [held] = this.#filters.get(name) ?? [];
    const [value = ''] = values;
    if (held === undefined || lists.has(name) || held === value) return true;
    return name === settlement && (isDistrictOf(value, held) || isDistrictOf(held, value));
  }

  has(name: string): boolean {
    return this.#filters.has(name);
  }

  /**
   * What a denied part still says: the opposite of a yes/no filter, the entries of a list and the places that are not
   * wanted, and of a phrase what it is about ('nem panel lakás' is a flat). Other filters have no opposite.
   */
  deny(filters: Filters, kind: Denial['kind']): Filters {
    if (kind === 'wanted') return filters;
    const entries = Object.entries(filters);
    const isPhrase = entries.length > 1;
    const kept = entries.filter(([name]) => isPhrase && name === subject);
    if (kind === 'indifferent') return Object.fromEntries(kept);
    // 'tégla, panel is jó' is both; alone it leaves nothing out.
    if (kind === 'permitted')
      return Object.fromEntries([
        ...kept,
        ...entries.filter(([name]) => lists.has(name) && name !== subject && this.has(name)),
      ]);
    const denied = entries
      .filter(([name]) => !kept.some(([one]) => one === name))
      .flatMap(([name, values]): [string, readonly string[]][] => {
        if (flags.has(name)) return kind === 'unwanted' ? [[name, ['0']]] : [];
        // 'garázs nem kell' does not mind one, 'panel nem kell' does.
        if (kind === 'unneeded' && extras.has(name)) return [];
        if (deniable.has(name)) return [[toUnwanted(name), values]];
        if (places.has(name)) return [[unwantedPlaces, values]];
        return name === advertiser ? [[name, values.includes('private') ? ['agent'] : ['private']]] : [];
      });
    const opposites = [...denied, ...Object.entries(denyFloors(filters))];
    return Object.fromEntries([...kept, ...opposites.filter(([name]) => this.#hasFilter(name))]);
  }

  /** Gives a stay of so many nights from a day its last day; between days that are further apart it may lie anywhere. */
  completeStay(): void {
    const [first] = this.#filters.get('openFrom') ?? [];
    const [last] = this.#filters.get('openTo') ?? [];
    const [nights] = this.#filters.get('minimumStay') ?? [];
    const part = this.#parts.find(({ filter }) => filter === 'openFrom');
    if (first === undefined || nights === undefined || !part) return;
    if (last === undefined) this.add(part.start, part.end, { openTo: [addDays(first, Number(nights))] });
    else if (Number(nights) < daysBetween(first, last)) {
      this.#rename('openFrom', 'windowFrom');
      this.#rename('openTo', 'windowTo');
    }
  }

  /**
   * Gives a window of days the nights that somebody usually stays, or all of a shorter one, where the text does not say how
   * many; where it says more than the window has, the window ends later.
   */
  completeWindow(): void {
    const [first] = this.#filters.get('windowFrom') ?? [];
    const [last] = this.#filters.get('windowTo') ?? [];
    const part = this.#parts.find(({ filter }) => filter === 'windowFrom');
    if (first === undefined || last === undefined || !part) return;
    const length = daysBetween(first, last);
    const [said] = this.#filters.get('minimumStay') ?? [];
    const nights = Number(said ?? countUsualNights(length));
    if (said === undefined) this.add(part.start, part.end, { minimumStay: [String(nights)] });
    if (nights > length) this.#set('windowTo', addDays(first, nights));
  }

  /** Days that somebody may arrive and leave on are those of a stay, which calendars are searched by (CAL-05). */
  settleStay(today: string): void {
    const [arrival] = this.#filters.get('openFrom') ?? [];
    const [departure] = this.#filters.get('openTo') ?? [];
    if (arrival !== undefined && departure !== undefined && !findStayFault({ arrival, departure }, today)) {
      this.#rename('openFrom', 'arrival');
      this.#rename('openTo', 'departure');
    }
    const hasDays = this.has('arrival') || this.has('windowFrom');
    const [order] = this.#filters.get('sort') ?? [];
    // Of some days and people the cheapest one is that with the lowest sum.
    const hasPeople = this.has(guests) || this.has('adults');
    if (hasDays && hasPeople && order === 'price-asc') this.#set('sort', 'total-asc');
  }

  #set(name: string, value: string): void {
    this.#filters.set(name, [value]);
    const at = this.#parts.findIndex(({ filter }) => filter === name);
    const part = this.#parts[at];
    if (part) this.#parts[at] = { ...part, values: [value] };
  }

  #rename(name: string, other: string): void {
    const values = [...(this.#filters.get(other) ?? []), ...(this.#filters.get(name) ?? [])];
    if (values.length > 0) this.#filters.set(other, [...new Set(values)]);
    this.#filters.delete(name);
    for (const [at, part] of this.#parts.entries())
      if (part.filter === name) this.#parts[at] = { ...part, filter: other };
  }

  /** Leaves a part to the wish. */
  leave(start: number, end: number): void {
    this.#left.push({ start, end });
  }

  /** The parts that became filters, in the order of the text. */
  get parts(): Part[] {
    return this.#parts.toSorted((a, b) => a.start - b.start);
  }

  /** Remembers that no exchange is wanted. */
  denySwap(start: number, end: number): void {
    this.#deniedSwap = { start, end };
  }

  /** Who wants no exchange buys, unless the text says otherwise: 'csere nélkül kiadó lakás'. */
  settleDeal(): void {
    if (!this.#deniedSwap || this.has(dealType)) return;
    this.add(this.#deniedSwap.start, this.#deniedSwap.end, ofSale);
  }

  /** Rents and prices have no common order: who asks for the cheapest home buys, unless the text says otherwise. */
  settleOrder(): void {
    const part = this.#parts.find(({ filter }) => filter === 'sort');
    const isByPrice = part?.values.some((order) => /^(?:unit-)?price-/.test(order)) === true;
    if (part && isByPrice && !this.has(dealType)) this.add(part.start, part.end, ofSale);
  }

  /**
   * Forgets what is not wanted and wanted as well ('tetőtéri lakás nem érdekel, eladó lakás'), and a kind of place to
   * stay beside those that are wanted: 'nem hotel, inkább vendégház'.
   */
  settleDenials(): void {
    for (const name of deniable) {
      const wanted = this.#filters.get(name) ?? [];
      const unwanted = this.#filters.get(toUnwanted(name));
      if (!unwanted || wanted.length === 0) continue;
      const isForgotten = (value: string) => name === accommodationTypeID.param || wanted.includes(value);
      this.#filters.set(
        toUnwanted(name),
        unwanted.filter((value) => !isForgotten(value)),
      );
      const isLeft = ({ filter, values }: Part) => filter !== toUnwanted(name) || !values.some(isForgotten);
      this.#parts.splice(0, this.#parts.length, ...this.#parts.filter(isLeft));
    }
  }

  /** The values by parameter, in the order of the text. */
  getFilters(): Record<string, string> {
    const names = new Set(this.parts.map(({ filter }) => filter));
    const entries = [...names].flatMap((name) => {
      const value = (this.#filters.get(name) ?? []).join(',');
      const mirror = mirrors.get(name);
      return mirror === undefined
        ? [[name, value]]
        : [
            [name, value],
            [mirror, value],
          ];
    });
    return Object.fromEntries(entries);
  }

  /** What is left, in its order; words with a hyphen between them stay together. */
  getRest(text: string): string {
    let rest = '';
    let last = -1;
    for (const { start, end } of this.#left.sort((a, b) => a.start - b.start)) {
      const gap = last < 0 ? '' : text.slice(last, start) === '-' ? '-' : ' ';
      rest += gap + text.slice(start, end);
      last = end;
    }
    return rest.replace(/\s+/g, ' ').trim();
  }
}
