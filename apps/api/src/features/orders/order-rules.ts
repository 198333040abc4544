import { type FieldError, isAdvertiser, type Role } from '@piacter/contracts/core';
import {
  listingIDFieldByKind,
  listingIDFields,
  listingKinds,
  listingRoleByKind,
} from '@piacter/contracts/listings';
import type { OrderDraft } from '@piacter/contracts/orders';
import { packageTypes, packageTypesOfListing, packageTypesOfRole } from '@piacter/contracts/packages';
import { notFound } from '../../core/http/api-error.ts';

/** Every advertiser may buy for a listing; of the packages of a user only those that the role can use. */
const canBuy = (role: Role, packageType: number): boolean =>
  packageTypesOfListing.has(packageType) ||
  (isAdvertiser(role) && packageTypesOfRole[role].some((type) => type === packageType));

/** What a package answers that has no price in force, or does not exist. */
export const notOnSale = () => notFound('Ez a csomag most nem vásárolható meg!');

const requiredForShipping = ['shippingPostalCode', 'countryCode', 'city', 'address_line1'] as const;
const missing = 'Ezt a mezőt ki kell töltened!';

/** A listing of the buyer's kind for a package that belongs to one, no listing for the others. */
function checkListing(draft: OrderDraft, packageType: number, role: Role): FieldError[] {
  const ownKind = listingKinds.find((kind) => listingRoleByKind[kind] === role);
  const ownIDField = ownKind && listingIDFieldByKind[ownKind];
  const named = listingIDFields.filter((field) => draft[field] !== undefined);
  if (!packageTypesOfListing.has(packageType))
    return named.map((path) => ({ path, message: 'Ez a csomag nem hirdetéshez tartozik!' }));
  if (ownIDField && named.length === 0)
    return [{ path: ownIDField, message: 'Válaszd ki, melyik hirdetésedhez kéred!' }];
  return named
    .filter((field) => field !== ownIDField)
    .map((path) => ({ path, message: 'Ilyen hirdetésed nem lehet!' }));
}

function checkShipping(draft: OrderDraft, countryCodes: readonly string[]): FieldError[] {
  const errors: FieldError[] = requiredForShipping
    .filter((field) => draft[field] === null || draft[field] === '')
    .map((path) => ({ path, message: missing }));
  if (draft.countryCode !== null && !countryCodes.includes(draft.countryCode))
    errors.push({ path: 'countryCode', message: 'Ezt az országot nem lehet választani!' });
  return errors;
}

/** Every field that is wrong by the type of the package ordered; `countryCodes` are those of our countries. */
export function checkOrder(
  draft: OrderDraft,
  packageType: number,
  role: Role,
  countryCodes: readonly string[],
): FieldError[] {
  if (!canBuy(role, packageType))
    return [{ path: 'packageID', message: 'Ezt a csomagot a te fiókoddal nem lehet megvenni!' }];
  return [
    ...checkListing(draft, packageType, role),
    ...(packageType === packageTypes.physicalProduct ? checkShipping(draft, countryCodes) : []),
  ];
}

/** Where an order goes, as it is stored: nothing of it for what is not sent by post. */
export function toShippingColumns(draft: OrderDraft, packageType: number) {
  const isSent = packageType === packageTypes.physicalProduct;
  return {
    shippingPostalCode: isSent ? draft.shippingPostalCode : null,
    countryCode: isSent ? draft.countryCode : null,
    state: isSent ? draft.state : null,
    city: isSent ? draft.city : null,
    address_line1: isSent ? draft.address_line1 : null,
    address_line2: isSent ? draft.address_line2 : null,
  };
}
