import { listingFinder } from '../listings/index.ts';

/** One accommodation that the viewer may see, with everything its page shows. */
export const findAccommodation = listingFinder(
  'accommodation',
  [
    'accommodationID',
    'accommodationName',
    'openMonthFrom',
    'openDayFrom',
    'openMonthTo',
    'openDayTo',
    'accommodationTypeID',
    'mealPlanID',
    'floorArea',
    'roomCount',
    'capacity',
    'pricePerPerson',
    'minimumStay',
    'minimumPerson',
    'extraBed',
    'separateKitchen',
    'refrigerator',
    'separateBathroom',
    'separateWC',
    'petAllowed',
    'petCostPerNight',
    'description',
  ],
  ['bathroomMask', 'kitchenMask', 'facilityMask', 'languageMask', 'roomMask', 'specialMask', 'childMask'],
);

export type AccommodationRow = NonNullable<Awaited<ReturnType<typeof findAccommodation>>>;
