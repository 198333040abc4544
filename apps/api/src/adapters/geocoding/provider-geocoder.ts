import type { AddressSuggestion } from '@piacter/contracts/places';
import { z } from 'zod';
import type { AddressQuestion, Geocoder } from './geocoder.ts';

interface ProviderSettings {
  key: string;
  /** Address of the search, without a slash at its end; the question follows as `/{typed}.json`. */
  url: string;
  /** Milliseconds after which typing people are better served by the embedded gazetteer. */
  timeoutMs?: number;
}

const defaultProviderUrl = 'https://api.tomtom.com/search/2/search';

const reply = z.object({
  results: z.array(
    z.object({
      address: z.object({
        freeformAddress: z.string(),
        countryCode: z.string().length(2),
        municipality: z.string().optional(),
        municipalitySubdivision: z.string().optional(),
        countrySubdivision: z.string().optional(),
        postalCode: z.string().optional(),
        streetName: z.string().optional(),
      }),
      position: z.object({ lat: z.number(), lon: z.number() }).optional(),
    }),
  ),
});
type Found = z.infer<typeof reply>['results'][number];

/** A provider may join several codes of one place with a comma; the first one is the main one. */
const firstCode = (codes: string | undefined) => codes?.split(',')[0]?.trim() || null;

const toSuggestion = ({ address, position }: Found): AddressSuggestion[] => {
  const settlement = address.municipality;
  if (!settlement) return [];
  return [
    {
      label: address.freeformAddress,
      countryCode: address.countryCode,
      postalCode: firstCode(address.postalCode),
      settlement,
      countyRegion: address.countrySubdivision ?? null,
      street: address.streetName ?? null,
      lat: position?.lat ?? null,
      lon: position?.lon ?? null,
    },
  ];
};

/**
 * Client of an outside address search that speaks TomTom's Search API. Throws when the provider does not answer
 * in time, answers with an error, or answers something else; the caller falls back to the gazetteer.
 */
function createProviderGeocoder(settings: ProviderSettings): Geocoder {
  const { key, url, timeoutMs = 1500 } = settings;
  return {
    async suggest({ search, countryCodes, limit }: AddressQuestion) {
      const address = new URL(`${url}/${encodeURIComponent(search)}.json`);
      address.search = new URLSearchParams({
        key,
        language: 'hu-HU',
        countrySet: countryCodes.join(','),
        limit: String(limit),
        typeahead: 'true',
      }).toString();
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (!response.ok) throw new Error(`The address search answered ${response.status}`);
      const { results } = reply.parse(await response.json());
      return results.flatMap(toSuggestion).slice(0, limit);
    },
  };
}

/** The maps service of the configuration; undefined without a key. */
export const createGeocoder = (config: {
  geocodingKey?: string | undefined;
  geocodingUrl?: string | undefined;
}): Geocoder | undefined =>
  config.geocodingKey
    ? createProviderGeocoder({ key: config.geocodingKey, url: config.geocodingUrl ?? defaultProviderUrl })
    : undefined;
