import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import type { RelationGroup } from '@piacter/contracts/accommodations/values';
import { capitalize, formatMoney, formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { adGroup, areaInWords, type Group, placeGroup } from '../../listings/detail/index.ts';
import { priceUnit } from '../card/accommodation-facts.ts';
import { openingInWords } from './opening.ts';
import { text } from './text.ts';

/** '12 500 Ft/fő/éj'; null where the host gave no price. */
export const priceOf = ({ pricePerPerson }: Pick<AccommodationDetail, 'pricePerPerson'>): string | null =>
  pricePerPerson > 0 ? formatNumber(pricePerPerson, priceUnit) : null;

const counted = (count: number | null, say: (count: string) => string): string | null =>
  count ? say(formatNumber(count)) : null;

/** The five facts that decide. */
export const decidingFacts = (accommodation: AccommodationDetail): Description[] => [
  { term: text.capacity, value: counted(accommodation.capacity, text.people) },
  { term: text.rooms, value: accommodation.roomCount },
  { term: text.mealPlan, value: accommodation.mealPlanName },
  { term: text.minimumStay, value: counted(accommodation.minimumStay, text.nights) },
  { term: text.opening, value: openingInWords(accommodation) },
];

const petCost = ({ petAllowed, petCostPerNight }: AccommodationDetail): string | null =>
  petAllowed === 1 && petCostPerNight !== null ? text.perNight(formatMoney(petCostPerNight)) : null;

const booking = (accommodation: AccommodationDetail): Description[] => [
  { term: text.pricePerPerson, value: priceOf(accommodation) },
  { term: text.opening, value: openingInWords(accommodation) },
  { term: text.minimumStay, value: counted(accommodation.minimumStay, text.nights) },
  { term: text.minimumPerson, value: counted(accommodation.minimumPerson, text.people) },
  { term: text.petAllowed, value: formatYesNo(accommodation.petAllowed) },
  { term: text.petCost, value: petCost(accommodation) },
];

const house = (accommodation: AccommodationDetail): Description[] => [
  { term: text.type, value: accommodation.accommodationTypeName },
  { term: text.mealPlan, value: accommodation.mealPlanName },
  { term: text.capacity, value: counted(accommodation.capacity, text.people) },
  { term: text.rooms, value: accommodation.roomCount },
  { term: text.floorArea, value: areaInWords(accommodation.floorArea) },
  { term: text.extraBed, value: formatYesNo(accommodation.extraBed, text.has) },
  { term: text.separateKitchen, value: formatYesNo(accommodation.separateKitchen, text.has) },
  { term: text.refrigerator, value: formatYesNo(accommodation.refrigerator, text.has) },
  { term: text.separateBathroom, value: formatYesNo(accommodation.separateBathroom, text.has) },
  { term: text.separateWC, value: formatYesNo(accommodation.separateWC, text.has) },
];

/** Everything that is known of an accommodation, in labelled groups. */
export const groupsOf = (accommodation: AccommodationDetail): Group[] => [
  { title: text.booking, items: booking(accommodation) },
  { title: text.place, items: house(accommodation) },
  placeGroup(accommodation, { withFloor: true }),
  adGroup(accommodation, accommodation.accommodationID),
];

type Entry = { facilityName: string } | { locationName: string } | { languageName: string };

const nameOf = (entry: Entry): string => {
  if ('facilityName' in entry) return entry.facilityName;
  return 'locationName' in entry ? entry.locationName : entry.languageName;
};

/** What the host ticked in the seven groups, in the documents' order. */
export const equipmentOf = (
  accommodation: AccommodationDetail,
): { group: RelationGroup; title: string; words: string[] }[] =>
  (Object.entries(text.groups) as [RelationGroup, string][]).map(([group, title]) => ({
    group,
    title,
    words: accommodation[group].map((entry: Entry) => capitalize(nameOf(entry))),
  }));
