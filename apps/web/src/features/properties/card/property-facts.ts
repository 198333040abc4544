import { upperFirst } from '@piacter/contracts/core/hungarian';
import { groundFloor } from '@piacter/contracts/listings/values';
import type { PropertyCard } from '@piacter/contracts/properties';
import { adTypes, formatAdKind, getUnitPrice, houseTypes } from '@piacter/contracts/properties/values';
import { daysSince } from '../../../lib/days.ts';
import { formatNumber, formatThousands } from '../../../lib/format.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import type { Drawing } from '../../../ui/placeholder.tsx';
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

/** '1 101 470 Ft/m²'; null for rents and swaps, and without an area. */
export const formatUnitPrice = (property: Parameters<typeof getUnitPrice>[0]): string | null => {
  const unitPrice = getUnitPrice(property);
  return unitPrice === null ? null : formatNumber(unitPrice, text.perSquareMetre);
};

const getArea = ({ houseType, floorArea, siteArea }: FactFields): number | null =>
  houseType === houseTypes.plot ? siteArea : floorArea;

/**
 * What tells it from others in its settlement: the street, or while that is hidden the kind with its size. The settlement
 * is in the line below.
 */
export const getCardTitle = (
  property: FactFields & Pick<PropertyCard, 'streetName' | 'houseTypeName'>,
): string => {
  const { streetName, houseTypeName } = property;
  if (streetName !== null) return streetName;
  const area = getArea(property);
  const kind = houseTypeName ?? text.property;
  return area === null ? upperFirst(kind) : text.ofSize(formatNumber(area, 'm²'), kind);
};

/** 'Győr', with a note while the street is hidden. */
export const getCardPlace = ({
  settlement,
  streetName,
}: Pick<PropertyCard, 'settlement' | 'streetName'>): string =>
  streetName === null ? `${settlement} · ${text.hidden}` : settlement;

/** For those who hear a card's button alone: 'Fő utca, Győr, 54 m², 45 000 000 Ft'. */
export const getSpokenName = (property: PropertyCard): string => {
  const area = getArea(property);
  const isNamed = property.streetName !== null && area !== null;
  return [
    getCardTitle(property),
    property.settlement,
    isNamed && formatNumber(area, 'm²'),
    formatThousands(property.price),
  ]
    .filter(Boolean)
    .join(', ');
};

/** 'Energetika: B · Magánszemély · 3 napja': its energy class, who advertises it, and since when. */
export const getCardFoot = ({ energyClassName, advertiserType, created }: PropertyCard): string =>
  [
    energyClassName && text.energyClass(energyClassName),
    advertiserType && upperFirst(advertiserType),
    text.age(daysSince(created)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The drawing in place of a picture, by what it is. */
export const getDrawing = ({ houseType }: Pick<PropertyCard, 'houseType'>): Drawing => {
  if (houseType === houseTypes.flat) return 'flat';
  return houseType === houseTypes.plot ? 'plot' : 'property';
};
