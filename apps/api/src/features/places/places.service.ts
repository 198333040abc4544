import type { AddressSuggestion } from '@piacter/contracts/places';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import {
  createGazetteer,
  createGazetteerGeocoder,
  createPublicPlaces,
  type Gazetteer,
  type Geocoder,
  type Place,
} from '../../adapters/geocoding/index.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import { suggestNamed, suggestSearchPlaces } from './suggest-places.ts';

/** Milliseconds for which a process caches the gazetteer, which changes only when an operator imports a new one. */
const ttlMs = 3_600_000;

const fallbackMessage = 'A címkereső szolgáltatás most nem elérhető, a saját címjegyzékünkből ajánlunk.';

interface PlacesDeps extends Pick<Deps, 'readDb' | 'clock' | 'log'> {
  lookups: LookupService;
  /** A maps service; the embedded gazetteer answers where there is none, and where it fails. */
  geocoder?: Geocoder | undefined;
}

interface Suggestions {
  data: AddressSuggestion[];
  message?: string;
}

const selectPlaces = (db: Database) =>
  db
    .selectFrom('regions')
    .select([
      'regionID',
      'countryID',
      'parentID',
      'kind',
      'regionName',
      'foldedName',
      'postalCode',
      'lat',
      'lon',
      'isApproximate',
      'weight',
    ])
    .execute();

const selectPostalCodes = (db: Database) =>
  db.selectFrom('region_postal_codes').select(['countryID', 'postalCode', 'regionID']).execute();

const selectStreets = (db: Database) =>
  db
    .selectFrom('region_streets')
    .select(['foldedName', 'streetName', 'regionID', 'postalCode'])
    .orderBy('foldedName')
    .orderBy('regionID')
    .orderBy('postalCode')
    .execute();

/** The gazetteer in memory, and the autocompletes over it. */
export function createPlaceService({ readDb, clock, log, lookups, geocoder }: PlacesDeps) {
  const cache = new TtlCache(
    async () => {
      const [places, postalCodes, streets] = await Promise.all([
        selectPlaces(readDb),
        selectPostalCodes(readDb),
        selectStreets(readDb),
      ]);
      return createGazetteer({ places, postalCodes, streets });
    },
    ttlMs,
    clock,
  );

  async function suggestFromGazetteer(search: string, countryID: number | undefined, limit: number) {
    const [gazetteer, { countries, types }] = await Promise.all([cache.get(), lookups.rows()]);
    const codes = new Map(countries.map((country) => [country.countryID, country.countryCode]));
    const publicPlaces = createPublicPlaces(types.types_public_place.map(({ typeName }) => typeName));
    return createGazetteerGeocoder({
      gazetteer,
      publicPlaces,
      getCountryCode: (id) => codes.get(id) ?? '',
    }).suggest({ search, countryID, limit });
  }

  return {
    /** The gazetteer for rules and searches; cached. */
    gazetteer: (): Promise<Gazetteer> => cache.get(),

    /** Address suggestions (WID-03); the reply carries a message when the maps service failed. */
    async addresses(search: string, countryID: number | undefined, limit: number): Promise<Suggestions> {
      if (foldText(search) === '') return { data: [] };
      if (!geocoder) return { data: await suggestFromGazetteer(search, countryID, limit) };
      const countryCodes = (await lookups.rows()).countries
        .filter((country) => countryID === undefined || country.countryID === countryID)
        .map(({ countryCode }) => countryCode);
      if (countryCodes.length === 0) return { data: [] };
      try {
        return { data: await geocoder.suggest({ search, countryCodes, limit }) };
      } catch (error) {
        log.warn({ err: error }, 'the address search failed');
        return { data: await suggestFromGazetteer(search, countryID, limit), message: fallbackMessage };
      }
    },

    /** Regions or settlements of one country whose name begins with the text, or that it means (WID-13). */
    async names(search: string, countryID: number, kind: 'region' | 'settlement', limit: number) {
      const found = suggestNamed(await cache.get(), { search, countryID, limit }, kind);
      return found.map(({ regionName }) => ({ regionName, kind }));
    },

    /** Where to search (`suggestSearchPlaces`). */
    searched: async (search: string, countryID: number | undefined) =>
      suggestSearchPlaces(await cache.get(), search, countryID),

    /** Settlements whose name begins with the text, or that it means, and that pass the filter. */
    async settlements(
      search: string,
      countryID: number | undefined,
      limit: number,
      isWanted?: (place: Place) => boolean,
    ) {
      const gazetteer = await cache.get();
      const question = { search, countryID, limit, ...(isWanted ? { isWanted } : {}) };
      return suggestNamed(gazetteer, question, 'settlement').map((place) => ({
        settlement: place.regionName,
        countyRegion: gazetteer.findRegion(place)?.regionName ?? null,
      }));
    },
  };
}

export type PlaceService = ReturnType<typeof createPlaceService>;
