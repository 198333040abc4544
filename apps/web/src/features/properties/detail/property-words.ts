import type { PropertyDetail } from '@piacter/contracts/properties';
import { forints, formatMoney, formatNumber } from '../../../lib/format.ts';
import { groundFloorWord, plotHouseType, rentAdType, roomsOf, swapAdType } from '../card/property-facts.ts';
import { text } from './text.ts';

/** 'ár' for sale, 'bérleti díj' for rent, 'érték' for a swap. */
export const priceLabelOf = (adType: number): string => {
  if (adType === rentAdType) return text.price.rent;
  return adType === swapAdType ? text.price.swap : text.price.sale;
};

/** Thousands of forints, in full; a monthly one says so. */
export const monthly = (thousands: number | null): string | null =>
  thousands === null ? null : `${formatNumber(forints(thousands))}\u00a0${text.perMonth}`;

export const priceOf = ({ price, adType }: Pick<PropertyDetail, 'price' | 'adType'>): string =>
  adType === rentAdType ? (monthly(price) ?? '') : formatMoney(forints(price));

/** The area that its price is about: the site of a plot, else the floor. */
const areaOf = ({
  houseType,
  siteArea,
  floorArea,
}: Pick<PropertyDetail, 'houseType' | 'siteArea' | 'floorArea'>): number | null =>
  houseType === plotHouseType ? siteArea : floorArea;

/** '1 101 471 Ft/m²' for what is for sale and has an area. */
export const squareMetrePriceOf = (
  property: Pick<PropertyDetail, 'price' | 'adType' | 'houseType' | 'siteArea' | 'floorArea'>,
): string | null => {
  const area = areaOf(property);
  if (!area || property.adType === rentAdType || property.adType === swapAdType) return null;
  return `${formatNumber(Math.round(forints(property.price) / area))}\u00a0${text.perSquareMetre}`;
};

/** 'Radnóti Miklós utca 12.'; the street alone where it has no number; null while the address is hidden. */
export const streetOf = ({
  street,
  publicPlaceName,
  houseNumber,
}: Pick<PropertyDetail, 'street' | 'publicPlaceName' | 'houseNumber'>): string | null => {
  if (street === null) return null;
  const number = houseNumber === null ? '' : houseNumber.replace(/(\d)$/, '$1.');
  return [street, publicPlaceName, number].filter(Boolean).join(' ');
};

/** The street without its number, for the heading. */
export const titleOf = (
  property: Pick<PropertyDetail, 'settlement' | 'street' | 'publicPlaceName'>,
): string => {
  const street = streetOf({ ...property, houseNumber: null });
  return street === null ? property.settlement : `${property.settlement}, ${street}`;
};

/** 'földszint', '3. emelet', '-1. szint'. */
export const floorOf = (floor: string | null): string | null => {
  if (floor === null || floor === '') return null;
  if (floor === groundFloorWord || floor === '0') return groundFloorWord;
  return floor.startsWith('-') ? text.level(floor) : text.floor(floor);
};

/** '2 + 1 fél'; '3' where there are no half rooms. */
export const roomsInWords = (rooms: number | null, halfRooms: number | null): string | null => {
  const said = roomsOf(rooms, halfRooms);
  return said !== null && halfRooms ? text.rooms(said) : said;
};

export const areaInWords = (area: number | null): string | null =>
  area === null ? null : formatNumber(area, text.squareMetres);

/** The name under which the advertiser is to be shown: the firm's, else the person's. */
export const advertiserNameOf = ({
  isFirm,
  firmName,
  lastName,
  firstName,
}: Pick<PropertyDetail, 'isFirm' | 'firmName' | 'lastName' | 'firstName'>): string => {
  const person = [lastName, firstName].filter(Boolean).join(' ');
  return isFirm === 1 && firmName ? firmName : person || (firmName ?? '');
};
