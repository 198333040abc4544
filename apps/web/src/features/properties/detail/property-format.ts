import type { PropertyDetail } from '@piacter/contracts/properties';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { formatMoney, formatNumber, formatStreet, thousandsToForints } from '../../../lib/format.ts';
import { formatRoomCount } from '../card/property-facts.ts';
import { text } from './text.ts';

/** A monthly amount, given in thousands of forints: `150 000 Ft/hó`. */
export const formatMonthlyPrice = (thousands: number | null): string | null =>
  thousands === null ? null : `${formatNumber(thousandsToForints(thousands))}\u00a0${text.perMonth}`;

export const formatPrice = ({ price, adType }: Pick<PropertyDetail, 'price' | 'adType'>): string =>
  adType === adTypes.rent ? (formatMonthlyPrice(price) ?? '') : formatMoney(thousandsToForints(price));

/** The heading: settlement and street, without the house number. */
export const getTitle = (
  property: Pick<PropertyDetail, 'settlement' | 'street' | 'publicPlaceName'>,
): string => {
  const street = formatStreet({ ...property, houseNumber: null });
  return street === null ? property.settlement : `${property.settlement}, ${street}`;
};

/** The title of the document: 'Eladó lakás, Győr, Baross utca – 45 000 000 Ft'. */
export const getPageTitle = (property: PropertyDetail): string =>
  `${formatAdKind(property, text.property)}, ${getTitle(property)} – ${formatPrice(property)}`;

/** '2 + 1 fél', or '3' without half rooms. */
export const formatRooms = (rooms: number | null, halfRooms: number | null): string | null => {
  const count = formatRoomCount(rooms, halfRooms);
  return count !== null && halfRooms ? text.halfRooms(count) : count;
};
