import * as lookups from '@piacter/contracts/lookups';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { TypeTable } from './lookups.queries.ts';
import type { LookupService } from './lookups.service.ts';

export function lookupRoutes(service: LookupService): Implementation[] {
  const types = (table: TypeTable) => async () => ({ data: (await service.rows()).types[table] });
  const rows =
    <Key extends 'countries' | 'locations' | 'mealPlans' | 'languages' | 'professions'>(key: Key) =>
    async () => ({ data: (await service.rows())[key] });
  const facilities = (group: lookups.FacilityGroup) => async () => ({
    data: await service.getFacilities(group),
  });

  return [
    implement(lookups.listTypesOfKind, async ({ params }) => ({ data: await service.getList(params.kind) })),
    implement(lookups.listUserTypes, async () => ({ data: await service.registrableTypes() })),
    implement(lookups.listAdTypes, types('types_ad')),
    implement(lookups.listCountries, rows('countries')),
    implement(lookups.listConditions, types('types_condition')),
    implement(lookups.listAccommodationTypeRows, types('types_accommodation')),
    implement(lookups.listProfessionsInOrder, rows('professions')),
    implement(lookups.listPublicPlaceTypes, types('types_public_place')),
    implement(lookups.listBuildTechnologies, types('types_build_technology')),
    implement(lookups.listHeatings, types('types_heating')),
    implement(lookups.listSpecialLocations, rows('locations')),
    implement(lookups.listParkings, types('types_parking')),
    implement(lookups.listViews, types('types_view')),
    implement(lookups.listFurnishings, types('types_furnished')),
    implement(lookups.listElectricities, types('types_electricity')),
    implement(lookups.listGases, types('types_gas')),
    implement(lookups.listHouseTypes, types('types_house')),
    implement(lookups.listEmailTypes, types('types_email')),
    implement(lookups.listProfessions, rows('professions')),
    implement(lookups.listMealPlans, rows('mealPlans')),
    implement(lookups.listAccommodationTypes, types('types_accommodation')),
    implement(lookups.listAccommodationMealPlans, rows('mealPlans')),
    implement(lookups.listRoomFacilities, facilities('room')),
    implement(lookups.listBathroomFacilities, facilities('bathroom')),
    implement(lookups.listChildFriendlyFacilities, facilities('childFriendly')),
    implement(lookups.listKitchenFacilities, facilities('kitchen')),
    implement(lookups.listAccommodationLocations, rows('locations')),
    implement(lookups.listFacilities, facilities('general')),
    implement(lookups.listSpokenLanguages, rows('languages')),
  ];
}
