import type { ReplyTo } from '@piacter/contracts';
import { nameFloor } from '@piacter/contracts/core/units';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import type { FieldErrors } from '../../../lib/form/index.ts';
import { text } from './text.ts';

/** Form values of a shipping address, by wire names. */
export type ShippingValues = {
  countryCode: string;
  shippingPostalCode: string;
  city: string;
  state: string;
  address_line1: string;
  address_line2: string;
};

export const emptyShipping: ShippingValues = {
  countryCode: hungaryCode,
  shippingPostalCode: '',
  city: '',
  state: '',
  address_line1: '',
  address_line2: '',
};

/** The required fields of a shipping address (PKG-06); in the contract they are optional, for other packages. */
export const requiredForShipping = ['countryCode', 'shippingPostalCode', 'city', 'address_line1'] as const;

/** An error for every required field that is empty. */
export const getShippingErrors = (values: ShippingValues): FieldErrors =>
  Object.fromEntries(
    requiredForShipping
      .filter((name) => values[name].trim() === '')
      .map((name) => [name, text.shipping.missing]),
  );

type Profile = ReplyTo<'GET /api/user-profile'>['data'];
type Country = ReplyTo<'GET /api/countries'>['data'][number];

/** The profile's address as a shipping address; undefined if it is incomplete. */
export function toShipping(
  profile: Profile | undefined,
  countries: readonly Country[],
): ShippingValues | undefined {
  if (!profile?.postalCode || !profile.settlement || !profile.street || !profile.houseNumber) return;
  const { street, publicPlaceName, houseNumber, floorNumber, doorNumber } = profile;
  const country = countries.find(({ countryID }) => countryID === profile.countryID);
  return {
    countryCode: country?.countryCode ?? hungaryCode,
    shippingPostalCode: profile.postalCode,
    city: profile.settlement,
    state: profile.countyRegion ?? '',
    address_line1: [street, publicPlaceName, houseNumber].filter(Boolean).join(' '),
    address_line2: [floorNumber && nameFloor(floorNumber), doorNumber && text.shipping.door(doorNumber)]
      .filter(Boolean)
      .join(', '),
  };
}
