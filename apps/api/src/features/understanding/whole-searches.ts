import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings';
import { formatResultTitle } from '@piacter/contracts/search/results';
import {
  maxCountedSearches,
  type TypingSuggestion,
  type Understanding,
} from '@piacter/contracts/understanding';
import { kindParts } from '../kinds/index.ts';
import { completeWords } from './complete-words.ts';
import type { LookupValues } from './lookup-values.ts';
import { type Ending, getDistance, isFiller } from './suggest-searches.ts';

/** A search that a text tells wholly, with its results page. */
interface WholeSearch {
  kind: ListingKind;
  filters: Readonly<Record<string, string>>;
  address: string;
}

/** A suggestion with the search that it leads to, if it tells one, and how close it is to what was typed. */
interface Proposal {
  suggestion: TypingSuggestion;
  search: WholeSearch | undefined;
  distance: number;
}

interface Context {
  understand: (text: string, kind?: ListingKind) => Understanding;
  findName: LookupValues['findName'];
}

/** Words that are completed to a search of their own. */
const maxWords = 2;

/** Enough of a place, or a number, to propose the searches in it: of 'el' those in Elek are hardly meant. */
const isEnoughOfPlace = /^(?:\d+|.{3,})$/;

const toSearch = ({ kind, filters, address }: Understanding): WholeSearch | undefined =>
  kind && address !== null ? { kind, filters, address } : undefined;

const isPlace = ({ type }: TypingSuggestion) => type === 'settlement' || type === 'district';

/** The searches of every kind in a place, for a text that says no more; none for any other. */
function listByKind(text: string, { understand }: Context): WholeSearch[] {
  const { kind, filters, rest } = understand(text);
  if (kind !== null || rest !== '' || Object.keys(filters).length === 0) return [];
  return listingKinds.flatMap((one) => toSearch(understand(text, one)) ?? []);
}

/** The search of a text without words that are left over. */
function findWhole(text: string, { understand }: Context): WholeSearch | undefined {
  const understood = understand(text);
  return understood.rest === '' ? toSearch(understood) : undefined;
}

/** A search by the title of its results. */
function toProposal(
  search: WholeSearch,
  of: { typed: string; text: string; distance: number },
  { findName }: Context,
): Proposal {
  const { resultWords } = kindParts[search.kind];
  const title = formatResultTitle(resultWords, search.filters, 1, { getName: findName, settlements: [] });
  const label = title ?? searchNameByKind[search.kind];
  const suggestion = {
    label,
    note: '',
    typed: of.typed,
    text: of.text,
    address: search.address,
    total: null,
  };
  return { suggestion: { type: 'search', ...suggestion }, search, distance: of.distance };
}

/** The searches in a place that the text says no more than, or that is the closest of those that it begins. */
function proposeInPlace(typed: string, closest: TypingSuggestion | undefined, context: Context): Proposal[] {
  const ofTyped = listByKind(typed, context);
  if (ofTyped.length > 0)
    return ofTyped.map((search) => toProposal(search, { typed, text: typed, distance: 0 }, context));
  const isMeant = closest && isPlace(closest) && isEnoughOfPlace.test(closest.typed);
  if (!isMeant) return [];
  // Before the place: nobody wants it for itself.
  const of = { typed, text: closest.text, distance: 1 };
  return listByKind(closest.text, context).map((search) => toProposal(search, of, context));
}

/** Whole searches: of the text itself, in a place, and with its last word completed. */
function proposeSearches(
  typed: string,
  endings: readonly Ending[],
  closest: TypingSuggestion | undefined,
  context: Context,
): Proposal[] {
  // 'eladó há' has more to come.
  const own = isFiller(endings.at(-1)?.typed ?? '') ? undefined : findWhole(typed, context);
  const ofText = own ? [toProposal(own, { typed, text: typed, distance: -1 }, context)] : [];
  const words = completeWords(endings, maxWords).flatMap(({ text, isSubject }) => {
    const search = findWhole(text, context);
    return search ? toProposal(search, { typed, text, distance: isSubject ? 0.5 : 3 }, context) : [];
  });
  return [...ofText, ...proposeInPlace(typed, closest, context), ...words];
}

/**
 * Completions of a text and listings of its name, with the whole searches that it may become. What was typed as a whole
 * comes before what it only begins, whatever the type: of 'szabó' the trade before Szabolcs.
 */
export function proposeAll(
  typed: string,
  endings: readonly Ending[],
  suggestions: readonly TypingSuggestion[],
  context: Context,
): Proposal[] {
  const found = suggestions
    .map((suggestion): Proposal => {
      const isCompletion = suggestion.address === null;
      const search = isCompletion ? toSearch(context.understand(suggestion.text)) : undefined;
      return { suggestion, search, distance: getDistance(suggestion) };
    })
    .sort((a, b) => a.distance - b.distance);
  const [closest] = found;
  const known = new Set(found.flatMap(({ search }) => search?.address ?? []));
  const searches = proposeSearches(typed, endings, closest?.suggestion, context).filter(({ search }) => {
    if (!search || known.has(search.address)) return false;
    known.add(search.address);
    return true;
  });
  return [...found, ...searches].sort((a, b) => a.distance - b.distance);
}

/** Whether a place is that of the one search in it which finds anything: by itself it would only ask which one is meant. */
const isSaidBySearch = (one: TypingSuggestion, all: readonly TypingSuggestion[]): boolean =>
  isPlace(one) &&
  one.address === null &&
  all.filter(({ type, text }) => type === 'search' && text === one.text).length === 1;

/**
 * The suggestions with the totals of the searches that they lead to; without those of the box's own that find nothing, and
 * beside one that finds something without trades that find nothing, which the end of a long text often begins by chance.
 */
export async function countProposals(
  proposals: readonly Proposal[],
  count: (kind: ListingKind, queries: readonly WholeSearch['filters'][]) => Promise<number[]>,
): Promise<TypingSuggestion[]> {
  const searches = proposals.flatMap(({ search }) => search ?? []).slice(0, maxCountedSearches);
  const totals = new Map<WholeSearch, number>();
  await Promise.all(
    listingKinds.map(async (kind) => {
      const ofKind = searches.filter((search) => search.kind === kind);
      if (ofKind.length === 0) return;
      const found = await count(
        kind,
        ofKind.map(({ filters }) => filters),
      );
      for (const [index, search] of ofKind.entries()) totals.set(search, found[index] ?? 0);
    }),
  );
  const isAnyFound = [...totals.values()].some((total) => total > 0);
  const counted = proposals.flatMap(({ suggestion, search }) => {
    if (!search) return [suggestion];
    const total = totals.get(search) ?? null;
    const isOfNoUse = suggestion.type === 'search' || (suggestion.type === 'profession' && isAnyFound);
    return total === 0 && isOfNoUse ? [] : [{ ...suggestion, address: search.address, total }];
  });
  return counted.filter((one) => !isSaidBySearch(one, counted));
}
