import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { formatMoney, formatNumber, thousandsToForints } from '../../../lib/format.ts';
import { streetOf } from '../../listings/detail/index.ts';
import { roomsOf } from '../card/property-facts.ts';
import { text } from './text.ts';

/** 'ár' for sale, 'bérleti díj' for rent, 'érték' for a swap. */
export const priceLabelOf = (adType: number): string => {
  if (adType === adTypes.rent) return text.price.rent;
  return adType === adTypes.swap ? text.price.swap : text.price.sale;
};

/** Thousands of forints, in full; a monthly one says so. */
export const monthly = (thousands: number | null): string | null =>
  thousands === null ? null : `${formatNumber(thousandsToForints(thousands))}\u00a0${text.perMonth}`;

export const priceOf = ({ price, adType }: Pick<PropertyDetail, 'price' | 'adType'>): string =>
  adType === adTypes.rent ? (monthly(price) ?? '') : formatMoney(thousandsToForints(price));

/** The area that its price is about: the site of a plot, else the floor. */
const areaOf = ({
  houseType,
  siteArea,
  floorArea,
}: Pick<PropertyDetail, 'houseType' | 'siteArea' | 'floorArea'>): number | null =>
  houseType === houseTypes.plot ? siteArea : floorArea;

/** '1 101 471 Ft/m²' for what is for sale and has an area. */
export const squareMetrePriceOf = (
  property: Pick<PropertyDetail, 'price' | 'adType' | 'houseType' | 'siteArea' | 'floorArea'>,
): string | null => {
  const area = areaOf(property);
  if (!area || property.adType === adTypes.rent || property.adType === adTypes.swap) return null;
  return `${formatNumber(Math.round(thousandsToForints(property.price) / area))}\u00a0${text.perSquareMetre}`;
};

/** The street without its number, for the heading. */
export const titleOf = (
  property: Pick<PropertyDetail, 'settlement' | 'street' | 'publicPlaceName'>,
): string => {
  const street = streetOf({ ...property, houseNumber: null });
  return street === null ? property.settlement : `${property.settlement}, ${street}`;
};

/** '2 + 1 fél'; '3' where there are no half rooms. */
export const roomsInWords = (rooms: number | null, halfRooms: number | null): string | null => {
  const said = roomsOf(rooms, halfRooms);
  return said !== null && halfRooms ? text.rooms(said) : said;
};
