import type { OwnOrder } from '@piacter/contracts/orders';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { text } from './text.ts';

/**
 * What the contract says of the package types, repeated because its module would bring the schemas along; a test
 * holds the two together.
 */
export const typesOfListing: readonly number[] = [1, 2, 3, 4, 5, 6, 9];
export const typesInDays: readonly number[] = [2, 4, 8, 10, 11];
export const physicalProduct = 6;

/** A package of a listing whose listing was deleted: it dies with it, its order stays in the books. */
export const isListingGone = ({
  packageType,
  listingName,
}: Pick<OwnOrder, 'packageType' | 'listingName'>): boolean =>
  typesOfListing.includes(packageType) && listingName === null;

const promotions = [4, 2];
const rank = ({ packageType }: PackageOnSale) =>
  promotions.includes(packageType) ? promotions.indexOf(packageType) : promotions.length;

/** What can be ordered for a listing (PKG-02): promotions first, PRO before Kiemelt, each kind by its price. */
export const packagesOfListing = (packages: readonly PackageOnSale[]): PackageOnSale[] =>
  packages
    .filter(({ packageType }) => typesOfListing.includes(packageType))
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
