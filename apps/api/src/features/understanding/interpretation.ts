import type { ListingKind } from '@piacter/contracts/listings';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { FoundSettlement, PlaceNames } from '../places/index.ts';
import { isHome, type Named, type Reading } from './candidates.ts';
import { chooseProfession } from './choose-profession.ts';
import type { Condition } from './conditions.ts';
import { takeWithdrawnNumbers } from './corrections.ts';
import { readDates } from './dates.ts';
import { withoutDenied } from './denied-trades.ts';
import { readEnergyClass } from './energy-class.ts';
import { createFlatText, type FlatText } from './flat-text.ts';
import { readForeignSums } from './foreign-sums.ts';
import { readFreshness } from './freshness.ts';
import { type GivenHome, isSwapOf, isSwapOfThing } from './given-home.ts';
import { readJourney } from './journeys.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Filters, Item, Meaning } from './meaning.ts';
import { readMeasures } from './measures.ts';
import { withoutMovers } from './moving-home.ts';
import { type FoundRadius, readDistrict, readPostalCode, readRadius } from './place-patterns.ts';
import { isPricedOut } from './prices.ts';
import type { ProfessionIndex } from './professions-index.ts';
import { splitWords, type Word } from './split-words.ts';
import {
  callWeight,
  isCalled,
  isOfTravel,
  isOfWork,
  isPurchaseOfWork,
  thingWeight,
  withoutPhrases,
} from './told-by-trade.ts';
import { readTransitLines } from './transit-lines.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chooseReadings, readSpans } from './words.ts';
import { readYears } from './years.ts';

/** Everything that the understanding knows; kept by the process. */
export interface Knowledge {
  gazetteer: Gazetteer;
  places: PlaceNames;
  vocabulary: Vocabulary;
  professions: ProfessionIndex;
  values: LookupValues;
}

/** What was read before the kind is known. */
export interface Parsed {
  text: FlatText;
  items: Item[];
  settlements: FoundSettlement[];
  radius: FoundRadius | undefined;
  words: Word[];
  spans: ReturnType<typeof readSpans>;
  /** The positions of trades that are not wanted, and of what denies them. */
  unwanted: readonly number[];
  /** Whether another trade is looked for: 'nem festő kell'. */
  isOtherTrade: boolean;
}

/** Takes the patterns out of a text, and reads its words in every way. */
export function parse(typed: string, knowledge: Knowledge, today: string): Parsed {
  const text = createFlatText(typed);
  takeWithdrawnNumbers(text);
  const isTown = (word: string) => {
    const place = knowledge.places.recognise(word);
    return place?.kind === 'settlement' || place?.kind === 'landmark';
  };
  const radius = readRadius(text) ?? readJourney(text, isTown);
  const items = [
    ...readForeignSums(text),
    ...readTransitLines(text),
    ...readFreshness(text),
    ...readDates(text, today),
    ...readYears(text, today),
  ];
  const settlements = readDistrict(text);
  items.push(...readEnergyClass(text, knowledge.values), ...readMeasures(text));
  settlements.push(...readPostalCode(text, knowledge.gazetteer, today));
  const words = splitWords(text);
  const spans = readSpans(text, words, knowledge);
  const { trades, unwanted, isOther } = withoutDenied(words, spans.trades);
  return {
    text,
    items,
    settlements,
    radius,
    words,
    spans: { ...spans, trades },
    unwanted,
    isOtherTrade: isOther,
  };
}

/** Least weight that tells a kind, and least lead of one kind over the others. */
const minWeight = 0.5;
const minLead = 0.15;

/** A text as a search of a kind. */
export interface Hypothesis {
  kind: ListingKind;
  weight: number;
  profession: ReturnType<typeof chooseProfession>;
  readings: ReturnType<typeof chooseReadings>;
}

/** The best reading of a text for a kind. */
export function interpret({ items, words, spans, isOtherTrade }: Parsed, kind: ListingKind): Hypothesis {
  const isPlace = (at: number) => spans.ofPlaces.some(({ first, last }) => first <= at && at < last);
  const named = withoutMovers(words, spans.trades, spans.byKind.property);
  const trades = withoutPhrases(named, Object.values(spans.byKind).flat());
  const profession = kind === 'service' ? chooseProfession(trades, words, isPlace) : undefined;
  const readings = chooseReadings(
    words,
    [...spans.byKind[kind], ...spans.ofPlaces],
    (at) => !profession?.words.includes(at),
  );
  const hasHome = readings.some(isHome) || items.some(({ meanings }) => meanings.property !== undefined);
  const isOfOther =
    (kind === 'property' &&
      (isOfWork(words, trades, readings) || (!hasHome && isPurchaseOfWork(words, trades, readings)))) ||
    isPricedOut(kind, items);
  if (isOfOther) return { kind, profession, readings, weight: 0 };
  const isOfThing = (meaning: Meaning) => isSwapOf(meaning) && !hasHome && isSwapOfThing(words, readings);
  const isOfJourney = profession && !profession.isOwnName && isOfTravel(words, readings);
  const isNamed = profession && !isOfJourney && isCalled(profession, words, spans.byKind.property);
  const weights = [
    isOfJourney ? thingWeight : (profession?.weight ?? 0),
    isNamed ? callWeight : 0,
    kind === 'service' && isOtherTrade ? callWeight : 0,
    // Said twice it tells no more.
    ...[...new Set(readings.map(({ meaning }) => meaning))].map((meaning) =>
      meaning && isOfThing(meaning) ? 0 : (meaning?.weight ?? 0),
    ),
    ...items.map(({ meanings }) => meanings[kind]?.weight ?? 0),
  ];
  return { kind, profession, readings, weight: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** The kind whose words weigh most; undefined without a clear one. */
export function chooseKind(hypotheses: readonly Hypothesis[]): Hypothesis | undefined {
  const [best, second] = [...hypotheses].sort((a, b) => b.weight - a.weight);
  if (!best || best.weight < minWeight) return undefined;
  return second && best.weight - second.weight < minLead ? undefined : best;
}

/** Filters of a search whose kind is not known are those of a property: places and prices. */
export const unknownKind: ListingKind = 'property';

export const isEmpty = (filters: Filters) => Object.keys(filters).length === 0;

/** What the filters of a text are made of. */
export interface Context extends Parsed {
  chosen: Hypothesis | undefined;
  /** Those of the kind, of places where none is known; without what the text takes back. */
  readings: readonly Reading[];
  /** These and what patterns took, in the order of the text. */
  named: readonly Named[];
  values: LookupValues;
  vocabulary: Vocabulary;
  gazetteer: Gazetteer;
  given: GivenHome | undefined;
  /** What the text only imagines. */
  conditions: readonly Condition[];
  /** Places that are one more beside those that they stand behind. */
  sideBySide: ReadonlySet<Reading>;
}
