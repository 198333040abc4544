import { readFileSync } from 'node:fs';
import type { TypingSuggestion, Understanding } from '@piacter/contracts/understanding';
import { maxSuggestionsOfType } from '@piacter/contracts/understanding/values';
import { createLookupService } from '../../apps/api/src/features/lookups/index.ts';
import { createPlaceService, quarterRows, suggestPlaces } from '../../apps/api/src/features/places/index.ts';
import {
  createProfessionSuggestions,
  selectProfessionWords,
} from '../../apps/api/src/features/understanding/index.ts';
import { parseTable } from '../../db/reference/data-files.ts';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';
import type { WebTexts } from './web-source.ts';

/** Beginnings of settlements, districts and names: a suggestion of each type, with its note. */
const beginnings =
  'eladó há|wellness|albér|győ|sió|buda|xiii|13. ker|i. ker|kő|hotel|nád|kovács|fehér|el'.split('|');

/** What the box suggests while one types: every quarter, every profession by each of its words, and some of the rest. */
export async function collectSuggestions(
  { deps, db, get }: DemoProduct,
  { describeSuggestion }: WebTexts,
  found: Collection,
): Promise<void> {
  const add = (from: string, one: TypingSuggestion) => {
    const { text, note } = describeSuggestion(one);
    found.add(`suggestion: ${one.type}`, from, text);
    found.add(`suggestion: note of ${one.type}`, from, note);
  };
  for (const typed of beginnings) {
    const call = `/api/search-suggestions?q=${encodeURIComponent(typed)}`;
    const { data }: { data: TypingSuggestion[] } = await get(call);
    for (const one of data) add(call, one);
  }
  const suggestion = (type: TypingSuggestion['type'], typed: string, label: string, note: string) =>
    add(`the box: ${typed}`, { type, typed, label, note, text: label, address: null, total: null });
  const gazetteer = await createPlaceService({ ...deps, lookups: createLookupService(deps) }).gazetteer();
  for (const typed of quarterRows.flatMap(({ quarters }) =>
    quarters.flatMap(({ name, forms }) => [name, ...forms]),
  ))
    for (const { name, within } of suggestPlaces(gazetteer, typed, maxSuggestionsOfType).districts)
      suggestion('district', typed, name, within);
  const professions = await selectProfessionWords(db);
  const suggestProfessions = createProfessionSuggestions(professions);
  for (const typed of professions.flatMap(({ typeName, synonyms }) => [
    typeName,
    ...(synonyms ?? '').split(','),
  ]))
    for (const { name, synonym } of suggestProfessions(typed, maxSuggestionsOfType))
      suggestion('profession', typed, name, synonym);
}

const corpus = new URL('../../apps/api/src/features/understanding/corpus/corpus.tsv', import.meta.url);

/** How free texts are understood. */
export async function collectUnderstanding({ get }: DemoProduct, found: Collection): Promise<void> {
  for (const [text = ''] of parseTable(readFileSync(corpus, 'utf8'))) {
    const call = `/api/understand?q=${encodeURIComponent(text)}`;
    const { data }: { data: Understanding } = await get(call);
    for (const { filter, label } of data.understood) found.add(`understood: ${filter}`, call, label);
  }
}
