import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { regionTypes, type ServiceRegionBody } from '@piacter/contracts/services';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { invalidField } from '../../core/http/api-error.ts';
import { resolvePlace } from '../places/index.ts';
import type { NewRegion } from './service-coverage.queries.ts';

/**
 * Resolves a typed region or settlement to the gazetteer's spelling. An unknown name is accepted only in a country
 * for which the gazetteer has no entry of that type.
 */
export function resolveRegion(gazetteer: Gazetteer, body: ServiceRegionBody): NewRegion {
  const { serviceID, countryID, regionType, radius } = body;
  const isRegion = regionType === regionTypes.region;
  const typed = (isRegion ? body.regionName : body.settlementName) ?? '';
  const { settlementID, regionID } = resolvePlace(gazetteer, {
    countryID,
    postalCode: null,
    settlement: isRegion ? null : typed,
    countyRegion: isRegion ? typed : null,
  });
  const place = gazetteer.findPlace(isRegion ? regionID : settlementID);
  const candidates = isRegion ? gazetteer.regions : gazetteer.settlements;
  if (!place && candidates.some((one) => one.countryID === countryID))
    throw invalidField(isRegion ? 'regionName' : 'settlementName', fieldMessages.notListed);
  return {
    serviceID,
    countryID,
    regionType,
    regionName: place?.regionName ?? typed,
    placeID: place?.regionID ?? null,
    radius,
  };
}
