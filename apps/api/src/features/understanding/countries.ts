import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Filters } from './meaning.ts';
import type { SearchBuilder } from './search-builder.ts';

const placeNames = ['settlement', 'region', 'countyRegion'] as const;

/**
 * Whether a country and a place of another one would both be wanted, which nothing is in: of 'Sopron vagy Ausztria' the
 * search can have one only, as no parameter takes both.
 */
export function isInOtherCountry(search: SearchBuilder, stated: Filters, gazetteer: Gazetteer): boolean {
  const held = search.getFilters();
  const country = Number(stated.countryID?.[0] ?? held.countryID);
  const named = placeNames.flatMap((name) =>
    stated.countryID ? (held[name]?.split(',') ?? []) : (stated[name] ?? []),
  );
  if (!(country > 0) || named.length === 0) return false;
  return named.every(
    (name) =>
      gazetteer.settlementsNamed(name, country).length + gazetteer.regionsNamed(name, country).length === 0,
  );
}
