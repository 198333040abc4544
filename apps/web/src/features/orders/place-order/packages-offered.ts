import type { OwnOrder } from '@piacter/contracts/orders';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { packageTypesOfListing, promotionTypes } from '@piacter/contracts/packages/values';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { text } from './text.ts';

/** A package of a listing whose listing was deleted: it dies with it, its order stays in the books. */
export const isListingGone = ({
  packageType,
  listingName,
}: Pick<OwnOrder, 'packageType' | 'listingName'>): boolean =>
  packageTypesOfListing.has(packageType) && listingName === null;

const promotions: readonly number[] = promotionTypes;
/** PRO, Kiemelt, then all others alike. */
const rank = ({ packageType }: PackageOnSale) => -promotions.indexOf(packageType);

/** What can be ordered for a listing (PKG-02): promotions first, PRO before Kiemelt, each kind by its price. */
export const packagesOfListing = (packages: readonly PackageOnSale[]): PackageOnSale[] =>
  packages
    .filter(({ packageType }) => packageTypesOfListing.has(packageType))
    .sort((one, other) => rank(one) - rank(other) || one.currentPrice - other.currentPrice);

/** '30 nap', '10 db' */
export const amountOf = ({ quantity, unitName }: PackageOnSale): string => formatNumber(quantity, unitName);

/** The package in the dropdown: name, amount and price; an amount that the name says already is not said twice. */
export const labelOf = (offer: PackageOnSale): string => {
  const { packageName, quantity, unitName, currentPrice } = offer;
  const price = formatMoney(currentPrice);
  return packageName.includes(`${quantity} ${unitName}`)
    ? text.option(packageName, price)
    : text.optionWithAmount(packageName, amountOf(offer), price);
};
