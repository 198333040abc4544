import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { regionTypes, type ServiceRegionBody } from '@piacter/contracts/services';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { invalidField } from '../../core/http/api-error.ts';
import type { NewRegion } from './service-coverage.queries.ts';

/**
 * Resolves a typed region or settlement to the gazetteer's spelling. An unknown name is accepted only in a country
 * for which the gazetteer has no entry of that type.
 */
export function resolveRegion(gazetteer: Gazetteer, body: ServiceRegionBody): NewRegion {
  const { serviceID, countryID, regionType } = body;
  const isRegion = regionType === regionTypes.region;
  const typed = (isRegion ? body.regionName : body.settlementName) ?? '';
  const named = isRegion ? gazetteer.regionsNamed : gazetteer.settlementsNamed;
  const [place] = named(typed, countryID);
  const candidates = isRegion ? gazetteer.regions : gazetteer.settlements;
  if (!place && candidates.some((one) => one.countryID === countryID))
    throw invalidField(isRegion ? 'regionName' : 'settlementName', fieldMessages.notListed);
  return {
    serviceID,
    countryID,
    regionType,
    regionName: place?.regionName ?? typed,
    placeID: place?.regionID ?? null,
  };
}
