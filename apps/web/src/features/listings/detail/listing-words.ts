import type { ListingImage } from '@piacter/contracts/images';
import type { AddressReply, ContactBlock } from '@piacter/contracts/listings';
import { groundFloor } from '@piacter/contracts/listings/values';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { text } from './text.ts';

/** Labelled values under one title. */
export type Group = { title: string; items: readonly Description[] };

/** The addresses of the pictures in their order, the main one first. */
export const picturesOf = ({ images }: { images: readonly ListingImage[] }): string[] =>
  images
    .toSorted((one, other) => other.isMainImg - one.isMainImg || one.order - other.order)
    .map(({ path }) => path);

/** 'Radnóti Miklós utca 12.'; the street alone where it has no number; null while the address is hidden. */
export const streetOf = ({
  street,
  publicPlaceName,
  houseNumber,
}: Pick<AddressReply, 'street' | 'publicPlaceName' | 'houseNumber'>): string | null => {
  if (street === null) return null;
  const number = houseNumber === null ? '' : houseNumber.replace(/(\d)$/, '$1.');
  return [street, publicPlaceName, number].filter(Boolean).join(' ');
};

/** 'földszint', '3. emelet', '-1. szint'. */
export const floorOf = (floor: string | null): string | null => {
  if (floor === null || floor === '') return null;
  if (floor === groundFloor || floor === '0') return groundFloor;
  return floor.startsWith('-') ? text.level(floor) : text.floor(floor);
};

export const areaInWords = (area: number | null): string | null =>
  area === null ? null : formatNumber(area, text.squareMetres);

/** The name under which the advertiser is to be shown: the firm's, else the person's; a profile may have neither. */
const advertiserNameOf = ({
  isFirm,
  firmName,
  lastName,
  firstName,
}: Pick<ContactBlock, 'isFirm' | 'firmName' | 'lastName' | 'firstName'>): string => {
  const person = [lastName, firstName].filter(Boolean).join(' ');
  return isFirm === 1 && firmName ? firmName : person || firmName || text.advertiser;
};

/** What the place line says beside the heading where the exact address is not for everybody. */
export const addressNoteOf = ({
  disableAddress,
  isOwn,
}: {
  disableAddress: 0 | 1;
  isOwn: boolean;
}): string | null => {
  if (disableAddress === 0) return null;
  return isOwn ? text.hiddenFromOthers : text.hiddenAddress;
};

type Place = Omit<AddressReply, 'countryID' | 'publicPlaceType' | 'lat' | 'lon'>;

/** Where it is; a hidden address says so where the street would stand. Of a flat, the floor is said elsewhere. */
export const placeGroup = (listing: Place, { withFloor = false } = {}): Group => {
  const isHidden = listing.disableAddress === 1 && !listing.street;
  // The form proposes the ground floor; where nothing else is known, that is no place.
  const isNowhere = !listing.settlement && !listing.postalCode && !listing.street;
  return {
    title: text.place,
    items: [
      { term: text.settlement, value: listing.settlement },
      { term: text.postalCode, value: listing.postalCode },
      { term: text.region, value: listing.countyRegion },
      { term: text.country, value: listing.countryName },
      { term: text.street, value: isHidden ? text.hiddenAddress : streetOf(listing) },
      // Floor and door are parts of the address; a dash would say that there is none.
      ...(withFloor && !isHidden
        ? [{ term: text.floorLabel, value: isNowhere ? null : floorOf(listing.floorNumber) }]
        : []),
      ...(isHidden ? [] : [{ term: text.door, value: listing.doorNumber }]),
    ],
  };
};

/** When it was posted and changed, and the number by which it can be asked about. */
export const adGroup = (listing: { created: string; updated: string }, id: number): Group => ({
  title: text.ad,
  items: [
    { term: text.created, value: formatDate(listing.created) },
    { term: text.updated, value: formatDate(listing.updated) },
    { term: text.identifier, value: String(id) },
  ],
});

/** Who advertises, and how to reach them. */
export type Advertiser = {
  userID: number;
  name: string;
  lines: string[];
  phones: string[];
  email: string | null;
};

type Reachable = ContactBlock & { advertiserType?: string | null; phone?: string };

/** From the profile; a phone of the listing's own stands in place of the profile's. Each number once. */
export const advertiserOf = (listing: Reachable): Advertiser => {
  const { contactPerson, advertiserType, phone, mobile, tel } = listing;
  const person = contactPerson ? text.contactPerson(contactPerson) : null;
  const phones = phone ? [phone] : [mobile, tel];
  return {
    userID: listing.userID,
    name: advertiserNameOf(listing),
    lines: [advertiserType, person].filter((line) => typeof line === 'string'),
    phones: [...new Set(phones.filter((number): number is string => Boolean(number)))],
    email: listing.contactEmail,
  };
};
