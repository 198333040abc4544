import { energyClassFrom, propertyFields } from '@piacter/contracts/properties/fields';
import { advertiserTypes, formatNewWithin, newWithinDays } from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import type { FilterOptions } from '../../search/index.ts';

const { asked } = propertyFields.advertiserType;
export const advertiserOptions = advertiserTypes.map((label, place) => ({
  value: asked.values[place] ?? '',
  label,
}));
const ages = newWithinDays.map((days) => ({ value: String(days), label: formatNewWithin(days) }));

/** A lookup list as options; not loaded while it is not needed. */
const useTypes = (kind: string, isWanted = true) => {
  const { data } = useApi('GET /api/types/{kind}', isWanted ? { params: { kind } } : null);
  return data && toOptions(data.data, 'typeID', 'typeName');
};

/** The options of the property filters; those of the detailed ones are loaded once these are open or set. */
export function usePropertyOptions({ wantsDetails }: { wantsDetails: boolean }): FilterOptions {
  const adTypes = useApi('GET /api/types_ad', {}).data;
  const countries = useApi('GET /api/countries', {}).data;
  return {
    adType: adTypes && toOptions(adTypes.data, 'typeID', 'typeName'),
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
    [asked.param]: advertiserOptions,
    newWithin: ages,
    houseType: useTypes('types_house'),
    buildTechnology: useTypes('types_build_technology'),
    conditionID: useTypes('types_condition', wantsDetails),
    heatType: useTypes('types_heating', wantsDetails),
    parkingType: useTypes('types_parking', wantsDetails),
    viewType: useTypes('types_view', wantsDetails),
    furnishedType: useTypes('types_furnished', wantsDetails),
    electricityType: useTypes('types_electricity', wantsDetails),
    gasType: useTypes('types_gas', wantsDetails),
    energyClass: useTypes('types_energy_class', wantsDetails),
    [energyClassFrom.param]: useTypes(energyClassFrom.list, wantsDetails),
    specialLocations: useTypes('special_locations', wantsDetails),
  };
}
