import { createRecord } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { type ListingKind, listingKinds, menuKinds } from '@piacter/contracts/listings';
import {
  maxSuggestionsOfType,
  type TypingSuggestion,
  type Understanding,
  understoodTextLimit,
} from '@piacter/contracts/understanding';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { kindParts } from '../kinds/index.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import { getPlaceNames, type PlaceService } from '../places/index.ts';
import type { Knowledge } from './interpretation.ts';
import { createLookupValues } from './lookup-values.ts';
import { findPopularSearches } from './popular-searches.ts';
import { createProfessionIndex, type ProfessionRow } from './professions-index.ts';
import { createProfessionSuggestions } from './suggest-professions.ts';
import { listEndings, suggestCompletions, toNameSuggestion } from './suggest-searches.ts';
import { understand } from './understand.ts';
import { namedKinds, selectNamed, selectProfessionWords } from './understanding.queries.ts';
import { createVocabulary } from './vocabulary.ts';
import { countProposals, proposeAll } from './whole-searches.ts';

/** Milliseconds for which a process keeps names of places and professions. */
const ttlMs = 300_000;

/** Letters of a name from which on listings are suggested, and that are compared at most, as `nameKey` has them. */
const minNameLength = 3;
const maxNameLength = 60;

/** The tables of the understanding over the rows of a database. */
export function createKnowledge(
  gazetteer: Gazetteer,
  rows: LookupRows,
  professions: readonly ProfessionRow[],
): Knowledge {
  const values = createLookupValues(rows);
  return {
    gazetteer,
    values,
    places: getPlaceNames(gazetteer),
    vocabulary: createVocabulary(values),
    professions: createProfessionIndex(professions),
  };
}

interface UnderstandingDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export function createUnderstandingService({ readDb, clock, lookups, places }: UnderstandingDeps) {
  const cache = new TtlCache(
    async () => {
      const [gazetteer, rows, professions] = await Promise.all([
        places.gazetteer(),
        lookups.rows(),
        selectProfessionWords(readDb),
      ]);
      return {
        knowledge: createKnowledge(gazetteer, rows, professions),
        suggestProfessions: createProfessionSuggestions(professions),
      };
    },
    ttlMs,
    clock,
  );

  const counts = createRecord(listingKinds, (kind) =>
    kindParts[kind].createCount({ readDb, clock, lookups, places }),
  );

  const popular = new TtlCache(
    async () =>
      findPopularSearches(menuKinds, {
        gazetteer: await places.gazetteer(),
        professions: await selectProfessionWords(readDb),
        count: (kind, queries) => counts[kind](queries),
        countPlaces: (kind) => kindParts[kind].countPlaces?.(readDb),
      }),
    ttlMs,
    clock,
  );

  /** The listings whose name begins with the text. */
  async function suggestNames(typed: string): Promise<TypingSuggestion[]> {
    const beginning = typed.trim().replace(/\s+/g, ' ').slice(0, maxNameLength);
    if (beginning.length < minNameLength) return [];
    const found = await Promise.all(
      namedKinds.map(async (kind) => {
        const rows = await selectNamed(readDb, kind, beginning, maxSuggestionsOfType);
        return rows.map((row) => toNameSuggestion(kind, row, typed.trim()));
      }),
    );
    return found.flat();
  }

  return {
    /** Searches that find much, counted every few minutes. */
    listPopular: () => popular.get(),

    /** Understands a text; no statement runs but for names, every few minutes. */
    understand: async (text: string, fallback?: ListingKind): Promise<Understanding> =>
      understand(text, (await cache.get()).knowledge, toBudapestDay(clock.now()), fallback),

    /** The professions that a text means, the closest first. */
    async suggestProfessions(text: string): Promise<{ typeID: number; typeName: string }[]> {
      const typed = text.slice(0, understoodTextLimit).toWellFormed().trim();
      if (typed === '') return [];
      const found = (await cache.get()).suggestProfessions(typed, maxSuggestionsOfType);
      return found.map(({ typeID, name }) => ({ typeID, typeName: name }));
    },

    /** What a text that is being typed may become (FIND-08). */
    async suggest(text: string, fallback?: ListingKind): Promise<TypingSuggestion[]> {
      const typed = text.slice(0, understoodTextLimit).toWellFormed().trimStart();
      const [{ knowledge, suggestProfessions }, names] = await Promise.all([
        cache.get(),
        suggestNames(typed),
      ]);
      const today = toBudapestDay(clock.now());
      const endings = listEndings(typed);
      const completions = suggestCompletions(endings, {
        gazetteer: knowledge.gazetteer,
        suggestProfessions,
        findKind: (before) => understand(before, knowledge, today).kind,
      });
      const proposals = proposeAll(typed.trim(), endings, [...completions, ...names], {
        understand: (words, kind = fallback) => understand(words, knowledge, today, kind),
        findName: knowledge.values.findName,
      });
      return countProposals(proposals, (kind, queries) => counts[kind](queries));
    },
  };
}

export type UnderstandingService = ReturnType<typeof createUnderstandingService>;
