import { misspeltSynonyms, readDataFile } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { keywordPrefixes } from '@piacter/db/search-text';
import type { ProfessionRow } from './professions-index.ts';

/** A profession by its name, or by the synonym or trouble that was typed. */
export interface SuggestedProfession {
  typeID: number;
  name: string;
  /** '' for one that is misspelt. */
  synonym: string;
}

const misspelt = misspeltSynonyms(readDataFile('professions'));

const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** 'vízszerelőt' → 'vizszerelo'. */
const toStemKey = (text: string) => keywordPrefixes(text).join('');

/** How close a form is to the name: the name itself, a synonym, a later word of the name. */
const ranks = { name: 0, synonym: 1, word: 2 } as const;

/** Finds professions by the beginning of their name, of a synonym, or of a word of the name; the closest first. */
export function createProfessionSuggestions(rows: readonly ProfessionRow[]) {
  const forms = rows.flatMap(({ typeID, typeName: name, synonyms }) => [
    { key: toKey(name), typeID, name, synonym: '', rank: ranks.name },
    ...(synonyms ?? '')
      .split(',')
      .map((synonym) => synonym.trim())
      // Of two that are one but for spaces, the one that may be shown comes first.
      .toSorted((a, b) => Number(misspelt.has(a)) - Number(misspelt.has(b)))
      .map((synonym) => ({
        key: toKey(synonym),
        typeID,
        name,
        synonym: misspelt.has(synonym) ? '' : synonym,
        rank: ranks.synonym,
      })),
    ...foldText(name)
      .split(' ')
      .slice(1)
      .map((key) => ({ key, typeID, name, synonym: '', rank: ranks.word })),
  ]);
  const findForms = (beginning: string) =>
    forms
      .filter(({ key }) => key.startsWith(beginning))
      .sort((a, b) => a.rank - b.rank || a.key.length - b.key.length);
  return (typed: string, limit: number): SuggestedProfession[] => {
    const asTyped = findForms(toKey(typed));
    const found = asTyped.length > 0 ? asTyped : findForms(toStemKey(typed));
    const closest = new Map<number, SuggestedProfession>();
    for (const { typeID, name, synonym } of found)
      if (!closest.has(typeID)) closest.set(typeID, { typeID, name, synonym });
    return [...closest.values()].slice(0, limit);
  };
}

export type SuggestProfessions = ReturnType<typeof createProfessionSuggestions>;
