import { groundFloor } from '@piacter/contracts/listings/values';
import type { PropertyCard } from '@piacter/contracts/properties';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { formatNumber } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import { text } from './text.ts';

/** What follows the price: a rent is asked by the month. */
export const priceUnitOf = (adType: number): string =>
  adType === adTypes.rent ? text.perMonth : text.forints;

/** '2 + 1', '3', '0 + 1'; null where there are none, as on a plot. */
export const roomsOf = (rooms: number | null, halfRooms: number | null): string | null => {
  if (!rooms && !halfRooms) return null;
  return halfRooms ? `${rooms ?? 0} + ${halfRooms}` : String(rooms);
};

/** 'Eladó lakás · tégla'; the second half only where it is known and wanted. */
export const kindOf = (property: {
  adTypeName: string;
  houseTypeName: string | null;
  buildTechnologyName?: string | null;
}): string => {
  const what = [property.adTypeName, property.houseTypeName].filter(Boolean).join(' ');
  return [what, property.buildTechnologyName].filter(Boolean).join(' · ');
};

const floorOf = (floor: string): string => {
  if (floor === groundFloor || floor === '0') return text.groundFloor;
  return floor.startsWith('-') ? text.basement(floor) : text.floor(floor);
};

type Known = Pick<
  PropertyCard,
  'houseType' | 'floorArea' | 'siteArea' | 'roomNumber' | 'halfRoomNumber' | 'floorNumber'
>;

/** The three facts that decide: area (a plot's own), rooms, floor; those that are not known are left out. */
export const factsOf = (property: Known): Fact[] => {
  const area = property.houseType === houseTypes.plot ? property.siteArea : property.floorArea;
  const rooms = roomsOf(property.roomNumber, property.halfRoomNumber);
  return [
    area !== null && { sign: 'area' as const, text: formatNumber(area, 'm²') },
    rooms !== null && { sign: 'rooms' as const, text: text.rooms(rooms) },
    Boolean(property.floorNumber) && { sign: 'floor' as const, text: floorOf(property.floorNumber ?? '') },
  ].filter((fact) => fact !== false);
};
