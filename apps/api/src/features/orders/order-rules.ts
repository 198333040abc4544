import { type FieldError, isAdvertiser, type Role } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { findKindOfRole, listingIDFieldByKind, listingIDFields } from '@piacter/contracts/listings';
import type { OrderDraft } from '@piacter/contracts/orders';
import { canOrderPackage, packageTypes, packageTypesOfListing } from '@piacter/contracts/packages';
import { notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';

/** The error for an order that does not exist or belongs to somebody else. */
export const orderNotFound = () => notFound(notFoundText('rendelés'));

/** The error for a package that does not exist or has no price today. */
export const notOnSale = () => notFound('Ez a csomag most nem vásárolható meg, válassz másikat!');

const requiredShippingFields = ['shippingPostalCode', 'countryCode', 'city', 'address_line1'] as const;
const { required: requiredMessage } = fieldMessages;

/** A package for a listing needs one of the buyer's kind; the other packages must name none. */
function checkListing(draft: OrderDraft, packageType: number, role: Role): FieldError[] {
  const ownKind = findKindOfRole(role);
  const ownIDField = ownKind && listingIDFieldByKind[ownKind];
  const named = listingIDFields.filter((field) => draft[field] !== undefined);
  if (!packageTypesOfListing.has(packageType))
    return named.map((path) => ({
      path,
      message: 'Ez a csomag nem hirdetéshez tartozik, hirdetés nélkül rendeld meg!',
    }));
  if (ownIDField && named.length === 0)
    return [{ path: ownIDField, message: 'Válaszd ki, melyik hirdetésedhez kéred!' }];
  return named
    .filter((field) => field !== ownIDField)
    .map((path) => ({ path, message: 'Ilyen hirdetésed nem lehet, válassz a sajátjaid közül!' }));
}

function checkShipping(draft: OrderDraft, countryCodes: readonly string[]): FieldError[] {
  const errors: FieldError[] = requiredShippingFields
    .filter((field) => draft[field] === null || draft[field] === '')
    .map((path) => ({ path, message: requiredMessage }));
  if (draft.countryCode !== null && !countryCodes.includes(draft.countryCode))
    errors.push({ path: 'countryCode', message: fieldMessages.notListed });
  return errors;
}

/** The field errors of an order for a package of this type; `countryCodes` are those in our list of countries. */
export function checkOrder(
  draft: OrderDraft,
  packageType: number,
  role: Role,
  countryCodes: readonly string[],
): FieldError[] {
  if (!isAdvertiser(role) || !canOrderPackage(role, packageType))
    return [
      { path: 'packageID', message: 'Ezt a csomagot a te fiókoddal nem lehet megvenni, válassz másikat!' },
    ];
  return [
    ...checkListing(draft, packageType, role),
    ...(packageType === packageTypes.physicalProduct ? checkShipping(draft, countryCodes) : []),
  ];
}

/** The shipping columns of an order; null unless the package is a physical product. */
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
