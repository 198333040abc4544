import type { ListingKind } from '@piacter/contracts/listings';
import { maxSuggestionsOfType, type TypingSuggestion } from '@piacter/contracts/understanding';
import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { listingPath } from '../listings/index.ts';
import { suggestPlaces } from '../places/index.ts';
import type { SuggestProfessions } from './suggest-professions.ts';
import type { NamedKind, NamedListing } from './understanding.queries.ts';
import { fillers } from './word-tables.ts';

interface Context {
  gazetteer: Gazetteer;
  suggestProfessions: SuggestProfessions;
  /** The kind that the words before tell. */
  findKind: (before: string) => ListingKind | null;
}

/** Words of a name that may be typed already: 'Budapest XIII. ker'. */
const maxWords = 3;
/** Letters of the words that are completed. */
const minLength = 2;

/** What stands before 'ker' in the name of a district: '13. ', 'xiii '. */
const districtNumber = /(?:^|\s)(?:\d{1,2}|[ivx]{1,5})\.?\s+$/i;

/** 'ker' after the number of a district is no beginning of its own: of 'Kerepes', of 'kertész'. */
const isPartOfDistrict = ({ before, typed }: Ending) =>
  districtNumber.test(before) && 'kerulet'.startsWith(foldText(typed));

export interface Ending {
  before: string;
  typed: string;
}

/** The ends of a text that may be the beginning of a word: its last words, most of them first. */
export function listEndings(text: string): Ending[] {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index).slice(-maxWords);
  return starts
    .map((start) => ({ before: text.slice(0, start), typed: text.slice(start).trim() }))
    .filter((ending) => !isPartOfDistrict(ending))
    .filter(({ typed }) => foldText(typed).length >= minLength);
}

/** 'és' is no beginning of a name: of 'Esztergom'. */
export const isFiller = (typed: string): boolean => fillers.has(foldText(typed));

type Completion = Pick<TypingSuggestion, 'type' | 'label' | 'note'>;

/** The completions of the longest end that has any. */
function complete(endings: readonly Ending[], find: (typed: string) => Completion[]): TypingSuggestion[] {
  for (const { before, typed } of endings) {
    const found = find(typed);
    if (found.length > 0)
      return found.map((one) => ({ ...one, typed, text: before + one.label, address: null, total: null }));
  }
  return [];
}

/** What the last words of a text may become: places, and professions unless other words tell another kind. */
export function suggestCompletions(
  endings: readonly Ending[],
  { gazetteer, suggestProfessions, findKind }: Context,
): TypingSuggestion[] {
  const ofNames = endings.filter(({ typed }) => !isFiller(typed));
  const placesOf = (typed: string) => suggestPlaces(gazetteer, typed, maxSuggestionsOfType);
  const toCompletions = (
    type: TypingSuggestion['type'],
    places: readonly { name: string; within: string }[],
  ) => places.map(({ name, within }) => ({ type, label: name, note: within }));
  const ofTrades = ofNames.filter(({ before }) => ['service', null].includes(findKind(before)));
  return [
    ...complete(ofNames, (typed) => toCompletions('settlement', placesOf(typed).settlements)),
    ...complete(ofNames, (typed) => toCompletions('district', placesOf(typed).districts)),
    ...complete(ofTrades, (typed) =>
      suggestProfessions(typed, maxSuggestionsOfType).map(({ name, synonym }) => ({
        type: 'profession',
        label: name,
        note: synonym,
      })),
    ),
  ];
}

/** A listing whose name begins with the whole text. */
export const toNameSuggestion = (
  kind: NamedKind,
  { id, name, settlement }: NamedListing,
  typed: string,
): TypingSuggestion => ({
  type: kind,
  label: name,
  note: settlement ?? '',
  typed,
  text: name,
  address: listingPath(kind, name, id),
  total: null,
});

/** How close a suggestion is: the very word that was typed, one that begins with it as a whole, any other. */
export function getDistance({ type, label, note, typed }: TypingSuggestion): number {
  const word = foldText(typed);
  // The note of a profession is the synonym that was typed.
  if (foldText(label) === word || (type === 'profession' && foldText(note) === word)) return 0;
  return foldText(label).startsWith(`${word} `) ? 1 : 2;
}
