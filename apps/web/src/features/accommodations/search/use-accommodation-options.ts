import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import type { FilterOptions } from '../../search/index.ts';

type FacilityCall =
  `GET /api/accommodation-${'room-' | 'bathroom-' | 'child-friendly-' | 'kitchen-' | ''}facilities`;

/** A list of facilities as options; not loaded while it is not needed. */
const useFacilities = (call: FacilityCall, isWanted: boolean) => {
  const { data } = useApi(call, isWanted ? {} : null);
  return data && toOptions(data.data, 'facilityID', 'facilityName');
};

/** The options of the accommodation filters; those of the detailed ones are loaded once these are open or set. */
export function useAccommodationOptions({ wantsDetails }: { wantsDetails: boolean }): FilterOptions {
  const countries = useApi('GET /api/countries', {}).data;
  const types = useApi('GET /api/accommodation_types', {}).data;
  const plans = useApi('GET /api/meal-plans', {}).data;
  const detail = wantsDetails ? {} : null;
  const locations = useApi('GET /api/accommodation-special-locations', detail).data;
  const languages = useApi('GET /api/accommodation-spoken-languages', detail).data;
  const facilities = useFacilities('GET /api/accommodation-facilities', wantsDetails);
  return {
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
    accommodationType: types && toOptions(types.data, 'typeID', 'typeName'),
    mealPlan: plans && toOptions(plans.data, 'planID', 'planName'),
    facilities,
    facilitiesAny: facilities,
    roomFacilities: useFacilities('GET /api/accommodation-room-facilities', wantsDetails),
    bathroomFacilities: useFacilities('GET /api/accommodation-bathroom-facilities', wantsDetails),
    childFriendlyFacilities: useFacilities('GET /api/accommodation-child-friendly-facilities', wantsDetails),
    kitchenFacilities: useFacilities('GET /api/accommodation-kitchen-facilities', wantsDetails),
    specialLocations: locations && toOptions(locations.data, 'locationID', 'locationName'),
    spokenLanguages: languages && toOptions(languages.data, 'languageID', 'languageName'),
  };
}
