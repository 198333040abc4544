import type { OwnOrder } from '@piacter/contracts/orders';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { packageTypesOfListing } from '@piacter/contracts/packages/rules';
import { promotionTypes } from '@piacter/contracts/packages/values';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { text } from './text.ts';

/** Whether the listing of the package was deleted, which ends the package; its order is kept. */
export const isListingGone = ({
  packageType,
  listingName,
}: Pick<OwnOrder, 'packageType' | 'listingName'>): boolean =>
  packageTypesOfListing.has(packageType) && listingName === null;

const promotions: readonly number[] = promotionTypes;
/** PRO, Kiemelt, then all others alike. */
const rank = ({ packageType }: PackageOnSale) => -promotions.indexOf(packageType);

/** The packages for a listing (PKG-02): PRO, Kiemelt, then the others, each type by price. */
export const getListingOffers = (packages: readonly PackageOnSale[]): PackageOnSale[] =>
  packages
    .filter(({ packageType }) => packageTypesOfListing.has(packageType))
    .sort((a, b) => rank(a) - rank(b) || a.currentPrice - b.currentPrice);

/** '30 nap', '10 db' */
export const formatAmount = ({ quantity, unitName }: PackageOnSale): string =>
  formatNumber(quantity, unitName);

/** A package as an option: name, amount and price; the amount is left out if the name contains it. */
export const formatOption = (offer: PackageOnSale): string => {
  const { packageName, quantity, unitName, currentPrice } = offer;
  const price = formatMoney(currentPrice);
  return packageName.includes(`${quantity} ${unitName}`)
    ? text.option(packageName, price)
    : text.optionWithAmount(packageName, formatAmount(offer), price);
};
