import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import type { RelationGroup } from '@piacter/contracts/accommodations/values';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { typedEntries } from '@piacter/contracts/core/values';
import { formatMoney, formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { formatArea, type Group, getAddressGroup, getAdGroup } from '../../listings/detail/index.ts';
import { priceUnit } from '../card/accommodation-facts.ts';
import { formatOpening } from './opening.ts';
import { text } from './text.ts';

/** '12 500 Ft/fő/éj'; null without a price. */
export const formatPrice = ({
  pricePerPerson,
}: Pick<AccommodationDetail, 'pricePerPerson'>): string | null =>
  pricePerPerson > 0 ? formatNumber(pricePerPerson, priceUnit) : null;

export const formatCount = (count: number | null, format: (count: string) => string): string | null =>
  count ? format(formatNumber(count)) : null;

/** The five key facts. */
export const getKeyFacts = (accommodation: AccommodationDetail): Description[] => [
  { term: text.capacity, value: formatCount(accommodation.capacity, text.people) },
  { term: text.rooms, value: accommodation.roomCount },
  { term: text.mealPlan, value: accommodation.mealPlanName },
  { term: text.minimumStay, value: formatCount(accommodation.minimumStay, text.nights) },
  { term: text.opening, value: formatOpening(accommodation) },
];

const formatPetCost = ({ petAllowed, petCostPerNight }: AccommodationDetail): string | null =>
  petAllowed === 1 && petCostPerNight !== null ? text.perNight(formatMoney(petCostPerNight)) : null;

const getBooking = (accommodation: AccommodationDetail): Description[] => [
  { term: text.pricePerPerson, value: formatPrice(accommodation) },
  { term: text.opening, value: formatOpening(accommodation) },
  { term: text.minimumStay, value: formatCount(accommodation.minimumStay, text.nights) },
  { term: text.minimumPerson, value: formatCount(accommodation.minimumPerson, text.people) },
  { term: text.petAllowed, value: formatYesNo(accommodation.petAllowed) },
  { term: text.petCost, value: formatPetCost(accommodation) },
];

const getRooms = (accommodation: AccommodationDetail): Description[] => [
  { term: text.type, value: accommodation.accommodationTypeName },
  { term: text.mealPlan, value: accommodation.mealPlanName },
  { term: text.capacity, value: formatCount(accommodation.capacity, text.people) },
  { term: text.rooms, value: accommodation.roomCount },
  { term: text.floorArea, value: formatArea(accommodation.floorArea) },
  { term: text.extraBed, value: formatYesNo(accommodation.extraBed, text.has) },
  { term: text.separateKitchen, value: formatYesNo(accommodation.separateKitchen, text.has) },
  { term: text.refrigerator, value: formatYesNo(accommodation.refrigerator, text.has) },
  { term: text.separateBathroom, value: formatYesNo(accommodation.separateBathroom, text.has) },
  { term: text.separateWC, value: formatYesNo(accommodation.separateWC, text.has) },
];

/** The data of an accommodation in labelled groups. */
export const getGroups = (accommodation: AccommodationDetail): Group[] => [
  { title: text.booking, items: getBooking(accommodation) },
  { title: text.place, items: getRooms(accommodation) },
  getAddressGroup(accommodation, { withFloor: true }),
  getAdGroup(accommodation, accommodation.accommodationID),
];

type Entry = { facilityName: string } | { locationName: string } | { languageName: string };

const getName = (entry: Entry): string => {
  if ('facilityName' in entry) return entry.facilityName;
  return 'locationName' in entry ? entry.locationName : entry.languageName;
};

/** The equipment of the seven groups, in their documented order. */
export const getEquipment = (
  accommodation: AccommodationDetail,
): { group: RelationGroup; title: string; words: string[] }[] =>
  typedEntries(text.groups).map(([group, title]) => ({
    group,
    title,
    words: accommodation[group].map((entry: Entry) => upperFirst(getName(entry))),
  }));
