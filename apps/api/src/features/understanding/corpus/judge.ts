import { readFileSync } from 'node:fs';
import type { Understanding } from '@piacter/contracts/understanding';
import { findPlaces } from '../../places/search/index.ts';
import type { Knowledge } from '../interpretation.ts';
import { understand } from '../understand.ts';
import { listPlaceForms } from './place-forms.ts';
import type { CorpusRow } from './read-corpus.ts';

/** The day that the searches of the corpus are typed on, a Wednesday. */
export const corpusDay = '2026-11-18';

/** The first cells of a list of exceptions. */
export const listReasons = (name: 'failures.tsv' | 'place-exceptions.tsv') =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0] ?? '');

/** Filters in one order; the ids of a list have none. */
const normalise = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, value.split(',').toSorted().join(',')] as const)
      .toSorted(),
  );

/** Whether a search sets what the corpus says, and nothing else. */
export function isRight(
  row: CorpusRow,
  { kind, filters, rest }: Pick<Understanding, 'kind' | 'filters' | 'rest'>,
) {
  const got = { kind, filters: normalise(filters), rest: rest.toLowerCase() };
  const wanted = { kind: row.kind, filters: normalise(row.filters), rest: row.rest.toLowerCase() };
  return JSON.stringify(got) === JSON.stringify(wanted);
}

/**
 * The forms of Hungarian settlements that are not understood as the settlement, without the listed exceptions. `isTried`
 * selects forms by their own number and that of the settlement.
 */
export function findWrongForms(knowledge: Knowledge, isTried: (form: number, place: number) => boolean) {
  const { gazetteer } = knowledge;
  const isUnderstood = (typed: string, regionID: number) => {
    const { settlement } = understand(typed, knowledge, corpusDay).filters;
    if (settlement === undefined) return false;
    const found = findPlaces(gazetteer, settlement, undefined);
    return found.kind === 'regions' || (found.kind === 'settlements' && found.ids.includes(regionID));
  };
  const exceptions = new Set(listReasons('place-exceptions.tsv'));
  const places = gazetteer.settlements.filter(({ countryID }) => countryID === 1);
  const tried = places
    .filter(({ regionName }) => !exceptions.has(regionName))
    .flatMap(({ regionName, regionID }, place) =>
      listPlaceForms(regionName).flatMap((typed, form) =>
        isTried(form, place) ? [{ typed, regionID }] : [],
      ),
    );
  return {
    tried: tried.length,
    wrong: tried.filter(({ typed, regionID }) => !isUnderstood(typed, regionID)).map(({ typed }) => typed),
    exceptions: exceptions.size / places.length,
  };
}
