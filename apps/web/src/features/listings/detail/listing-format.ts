import { formatPhone } from '@piacter/contracts/core/phone';
import { nameFloor } from '@piacter/contracts/core/units';
import type { AddressReply, ContactBlock } from '@piacter/contracts/listings';
import { formatDate, formatStreet } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { text } from './text.ts';

/** Labelled values under a title. */
export type Group = { title: string; items: readonly Description[] };

/** 'földszint', '3. emelet'; null for none. */
export const formatFloor = (floor: string | null): string | null => (floor ? nameFloor(floor) : null);

/** The advertiser's display name: the firm's, else the person's, else 'Hirdető'. */
const getAdvertiserName = ({
  isFirm,
  firmName,
  lastName,
  firstName,
}: Pick<ContactBlock, 'isFirm' | 'firmName' | 'lastName' | 'firstName'>): string => {
  const person = [lastName, firstName].filter(Boolean).join(' ');
  return isFirm === 1 && firmName ? firmName : person || firmName || text.advertiser;
};

/** The note below the heading of a listing whose exact address is hidden; null for others. */
export const getAddressNote = ({
  disableAddress,
  isOwn,
}: {
  disableAddress: 0 | 1;
  isOwn: 0 | 1;
}): string | null => {
  if (disableAddress === 0) return null;
  return isOwn === 1 ? text.hiddenFromOthers : text.hiddenAddress;
};

type Place = Omit<AddressReply, 'countryID' | 'publicPlaceType' | 'lat' | 'lon'>;

const givenOnly = (term: string, value: string | null): Description[] => (value ? [{ term, value }] : []);

/** The address, with a note in place of the street while it is hidden. A flat's floor is among its key data. */
export const getAddressGroup = (listing: Place, { withFloor = false } = {}): Group => {
  const isHidden = listing.disableAddress === 1 && !listing.street;
  // The form's default is the ground floor, which says nothing without the rest of the address.
  const isUnknown = !listing.settlement && !listing.postalCode && !listing.street;
  return {
    title: text.place,
    items: [
      { term: text.settlement, value: listing.settlement },
      { term: text.postalCode, value: listing.postalCode },
      { term: text.region, value: listing.countyRegion },
      { term: text.country, value: listing.countryName },
      { term: text.street, value: isHidden ? text.hiddenAddress : formatStreet(listing) },
      // Floor and door belong to the hidden address; most houses have neither.
      ...(withFloor && !isHidden && !isUnknown
        ? givenOnly(text.floorLabel, formatFloor(listing.floorNumber))
        : []),
      ...(isHidden ? [] : givenOnly(text.door, listing.doorNumber)),
    ],
  };
};

/** The ad's dates and its id. */
export const getAdGroup = (listing: { created: string; updated: string }, id: number): Group => ({
  title: text.ad,
  items: [
    { term: text.created, value: formatDate(listing.created) },
    { term: text.updated, value: formatDate(listing.updated) },
    { term: text.identifier, value: String(id) },
  ],
});

/** The advertiser and their contact data. */
export type Advertiser = {
  userID: number;
  name: string;
  lines: string[];
  phones: string[];
  email: string | null;
  webpage: string | null;
};

type Contact = ContactBlock & { advertiserType?: string | null; phone?: string; webpage?: string | null };

/** The advertiser by their profile; a phone number of the listing replaces those of the profile. */
export const getAdvertiser = (listing: Contact): Advertiser => {
  const { contactPerson, advertiserType, phone, mobile, tel, webpage = null } = listing;
  const person = contactPerson ? text.contactPerson(contactPerson) : null;
  const phones = phone ? [phone] : [mobile, tel];
  return {
    userID: listing.userID,
    name: getAdvertiserName(listing),
    lines: [advertiserType, person].filter((line) => typeof line === 'string'),
    phones: [...new Set(phones.flatMap((number) => (number ? formatPhone(number) : [])))],
    email: listing.contactEmail,
    webpage,
  };
};
