import { groundFloor } from '@piacter/contracts/listings/values';
import type { PropertyCard } from '@piacter/contracts/properties';
import { adTypes, formatAdKind, houseTypes } from '@piacter/contracts/properties/values';
import { formatNumber } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../favourites/heart/index.ts';
import { text } from './text.ts';

/** The unit of the price: rents are monthly. */
export const getPriceUnit = (adType: number): string =>
  adType === adTypes.rent ? text.perMonth : text.forints;

/** '2 + 1', '3', '0 + 1'; null without rooms, as on a plot. */
export const formatRoomCount = (rooms: number | null, halfRooms: number | null): string | null => {
  if (!rooms && !halfRooms) return null;
  return halfRooms ? `${rooms ?? 0} + ${halfRooms}` : String(rooms);
};

/** 'Eladó lakás · tégla'; unknown parts are left out. */
export const formatKind = (
  property: Pick<PropertyCard, 'adType' | 'adTypeName' | 'houseTypeName'> & {
    buildTechnologyName?: string | null;
  },
): string => [formatAdKind(property), property.buildTechnologyName].filter(Boolean).join(' · ');

/** The property as a favourite, by the name that mails have for it, too: 'Eladó lakás, Győr'. */
export const getKeepable = (
  property: Pick<
    PropertyCard,
    'realEstateID' | 'adType' | 'adTypeName' | 'houseTypeName' | 'settlement' | 'price'
  >,
): Keepable => ({
  kind: 'property',
  id: property.realEstateID,
  title: `${formatAdKind(property)}, ${property.settlement}`,
  price: property.price,
});

const formatFloor = (floor: string): string => {
  if (floor === groundFloor || floor === '0') return text.groundFloor;
  return floor.startsWith('-') ? text.basement(floor) : text.floor(floor);
};

type FactFields = Pick<
  PropertyCard,
  'houseType' | 'floorArea' | 'siteArea' | 'roomNumber' | 'halfRoomNumber' | 'floorNumber'
>;

/** The three key facts: area (of a plot, its site), rooms, and the site of a house or the floor; unknown ones are left out. */
export const getFacts = (property: FactFields): Fact[] => {
  const { houseType, siteArea, floorNumber } = property;
  const area = houseType === houseTypes.plot ? siteArea : property.floorArea;
  const rooms = formatRoomCount(property.roomNumber, property.halfRoomNumber);
  const hasSite = houseType === houseTypes.house && siteArea !== null;
  return [
    area !== null && { sign: 'area' as const, text: formatNumber(area, 'm²') },
    rooms !== null && { sign: 'rooms' as const, text: text.rooms(rooms) },
    hasSite && { sign: 'site' as const, text: text.site(formatNumber(siteArea, 'm²')) },
    !hasSite && Boolean(floorNumber) && { sign: 'floor' as const, text: formatFloor(floorNumber ?? '') },
  ].filter((fact) => fact !== false);
};
