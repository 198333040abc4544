import { searchTextLimit } from '@piacter/contracts/core';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { describeFilters } from '@piacter/contracts/search/results';
import type { Understanding } from '@piacter/contracts/understanding';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { addImplied, addPatterns, addRadius } from './add-patterns.ts';
import { addReadings } from './add-readings.ts';
import { findBetween } from './between-towns.ts';
import { listPositions } from './candidates.ts';
import { findConditions } from './conditions.ts';
import { findCorrections } from './corrections.ts';
import { listNamed } from './denied-lists.ts';
import { findDeniedNames } from './denied-names.ts';
import { findGivenHome } from './given-home.ts';
import { type Context, chooseKind, interpret, type Knowledge, parse, unknownKind } from './interpretation.ts';
import type { LookupValues } from './lookup-values.ts';
import { SearchBuilder } from './search-builder.ts';
import { findSideBySide } from './side-by-side.ts';
import { fillers } from './word-tables.ts';
import { chooseReadings } from './words.ts';
import { preverbs } from './work-verbs.ts';

/** The filter of the profession; the positions of its words. */
function addProfession(search: SearchBuilder, { words, chosen }: Context): readonly number[] {
  if (!chosen?.profession) return [];
  const { named, typeID } = chosen.profession;
  const spans = named.flatMap((at) => words[at] ?? []);
  const start = Math.min(...spans.map((word) => word.start));
  const end = Math.max(...spans.map((word) => word.end));
  search.add(start, end, { serviceType: [String(typeID)] });
  return named;
}

const createAddress = (path: string, filters: Readonly<Record<string, string>>, rest: string): string => {
  const wish = rest.slice(0, searchTextLimit).trim();
  const query = new URLSearchParams({ ...filters, ...(wish !== '' && { wish }) });
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`;
};

/** 'be kell kötni egy konnektort' asks for the trade of the thing: the verb says no more, nor does 'el' of 'vinném el'. */
const isOfVerb = (flat: string) => /^.{3,}ni$/.test(flat) || preverbs.has(flat);

/** The ending of a word with a hyphen: 'dj-t', 'tv-hez', '/éj-ig'. */
const ending = /^(?:ig|tol|[aeo]?t|[aeo]?k|[a-z]?[ae]l|[bnrh][aeo][nz]?|n[ae]k)$/;

/** Whether a word that is left says nothing: the ending of one that was understood, a digit without what it counts. */
function isNoise(at: number, left: readonly number[], { words, text }: Pick<Context, 'words' | 'text'>) {
  const { start = 0, flat = '' } = words[at] ?? {};
  if (left.includes(at - 1)) return false;
  if (text.text[start - 1] === '-') return ending.test(flat);
  // 'ha esik, ha nem, …'
  if (flat === 'nem' && words[at]?.endsClause) return true;
  return words.length > 1 && /^(?:\d|ket|harom|negy)$/.test(flat) && !left.includes(at + 1);
}

/** What a part says, in the words of the chip and the title of its filter: 'Győr', '40–60 m²', 'Van lift'. */
export function describePart(
  kind: ListingKind,
  filters: Readonly<Record<string, string>>,
  { filter, values }: Pick<SearchBuilder['parts'][number], 'filter' | 'values'>,
  { findName }: Pick<LookupValues, 'findName'>,
): string {
  const own = { [filter]: values.join(',') };
  // Alone where another filter says it, too, as two days do of the nights.
  const described = [{ ...filters, ...own }, own].flatMap((query) =>
    describeFilters(kindParts[kind].resultWords, query, { getName: findName, settlements: [] }),
  );
  return described.find(({ names }) => names.includes(filter))?.label ?? '';
}

/**
 * Understands a search in free Hungarian (FIND-02 to FIND-06): a pure function of the text, the tables and the day. Never
 * throws. `fallback` is the kind of a text that does not tell.
 */
export function understand(
  typed: string,
  knowledge: Knowledge,
  today: string,
  fallback?: ListingKind,
): Understanding {
  const parsed = parse(typed, knowledge, today);
  const hypotheses = listingKinds.map((kind) => interpret(parsed, kind));
  const best = chooseKind(hypotheses) ?? hypotheses.find(({ kind }) => kind === fallback);
  const all = best?.readings ?? chooseReadings(parsed.words, parsed.spans.ofPlaces, () => true);
  const corrections = findCorrections(parsed.words, all);
  const { readings } = corrections;
  const chosen = best && { ...best, readings };
  const given = findGivenHome(parsed.words, chosen?.readings ?? []);
  const { values, vocabulary, gazetteer } = knowledge;
  const sideBySide = findSideBySide(parsed.words, chosen?.readings ?? [], gazetteer);
  const conditions = findConditions(parsed.text, parsed.words, chosen?.readings ?? []);
  const context = {
    ...parsed,
    chosen,
    readings,
    named: listNamed({ ...parsed, chosen, readings }),
    given,
    conditions,
    sideBySide,
    values,
    vocabulary,
    gazetteer,
  };
  const { filters: known } = kindParts[chosen?.kind ?? unknownKind].resultWords;
  const search = new SearchBuilder((name) => known.some(({ names }) => names.includes(name)));
  const denied = addPatterns(search, context);
  const used = new Set([
    ...addProfession(search, context),
    ...addReadings(search, context, denied),
    ...denied.flatMap(({ denial, isLeft }) => (isLeft ? [] : denial.words)),
    ...conditions.flatMap(({ words }) => words),
    ...corrections.words,
    ...parsed.unwanted,
  ]);
  const between = findBetween(parsed.words, chosen?.readings ?? [], gazetteer);
  if (between) used.add(between.word);
  if (between?.kilometres && !parsed.radius)
    search.add(between.start, between.end, { radius: [String(between.kilometres)] });
  search.settleDenials();
  search.settleDeal();
  addImplied(search, context);
  if (chosen?.kind === 'property') search.settleOrder();
  search.settleStay(today);
  const wishes = new Set([
    ...(chosen?.readings ?? []).filter(({ meaning }) => meaning?.isWish).flatMap(listPositions),
    ...denied.flatMap(({ denial, isLeft }) => (isLeft ? denial.words : [])),
  ]);
  const left = parsed.words.flatMap(({ flat }, at) => {
    const isFiller = fillers.has(flat) && !wishes.has(at);
    return used.has(at) || isFiller || (chosen?.profession && isOfVerb(flat)) ? [] : at;
  });
  const unwanted = new Set(chosen?.kind === 'service' ? [] : findDeniedNames(parsed.words, left));
  for (const at of left) {
    const word = parsed.words[at];
    if (word && !unwanted.has(at) && !isNoise(at, left, parsed)) search.leave(word.start, word.end);
  }
  addRadius(search, parsed);
  const filters = search.getFilters();
  const { text } = parsed.text;
  const rest = search.getRest(text);
  return {
    kind: chosen?.kind ?? null,
    filters,
    rest,
    address: chosen ? createAddress(listingSpecs[chosen.kind].searchPath, filters, rest) : null,
    understood: search.parts.map(({ start, end, ...part }) => ({
      text: text.slice(start, end),
      filter: part.filter,
      label: describePart(chosen?.kind ?? unknownKind, filters, part, knowledge.values),
    })),
  };
}
