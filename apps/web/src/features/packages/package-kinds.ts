import type { ReplyTo } from '@piacter/contracts';
import { type AdvertiserRole, isAdvertiser, type Role } from '@piacter/contracts/core/values';
import { findKindOfRole, isGatedByPro } from '@piacter/contracts/listings/values';
import { canOrderPackage, socialMediaTypes } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import { advertiserPaths, ownListingsPath } from '@piacter/contracts/site/paths';
import { text } from './text.ts';

export type PackageOnSale = ReplyTo<'GET /api/service-packages'>['data'][number];

type Kind = {
  title: string;
  /** The effect of these packages, and the users they are for. */
  intro: string;
  /** What happens when they end. */
  end: string;
  /** The same for those whose listings have all pictures without a package. */
  withPictures?: { intro: string; end: string };
  /** The package types of this kind; undefined takes the rest. */
  types?: readonly number[];
  /** Where an advertiser orders such a package. */
  order?: { label: string; path: (role: AdvertiserRole) => string };
};

const orderAtListings: Kind['order'] = {
  label: text.kinds.orderAtListings,
  path: ownListingsPath,
};

const { kinds: words } = text;

const kinds: readonly Kind[] = [
  { ...words.promotion, types: [packageTypes.pro, packageTypes.kiemelt], order: orderAtListings },
  { ...words.offers, types: [packageTypes.offers] },
  { ...words.contactData, types: [packageTypes.contactData] },
  {
    ...words.socialMedia,
    types: socialMediaTypes,
    order: { label: words.orderAtSocialLinks, path: (role) => advertiserPaths(role).socialLinks },
  },
  { ...words.services, order: orderAtListings },
];

/** The intro and the end of a kind as they fit the listings of a role; those of everybody for others. */
export const wordsFor = ({ intro, end, withPictures }: Kind, role: Role | undefined) => {
  const kind = findKindOfRole(role);
  return (kind && !isGatedByPro[kind] && withPictures) || { intro, end };
};

/**
 * Groups the packages by kind, sorted by the kind's order of types, then by price; empty kinds are left out, and those
 * that an advertiser cannot order come last.
 */
export function groupByKind(packages: readonly PackageOnSale[], role?: Role) {
  const isOrdered = ({ packageType }: PackageOnSale) =>
    !isAdvertiser(role) || canOrderPackage(role, packageType);
  const namedTypes = new Set(kinds.flatMap((kind) => kind.types ?? []));
  return kinds
    .map(({ types, ...kind }) => ({
      ...kind,
      packages: packages
        .filter(({ packageType }) => (types ? types.includes(packageType) : !namedTypes.has(packageType)))
        .sort(
          (a, b) =>
            (types?.indexOf(a.packageType) ?? 0) - (types?.indexOf(b.packageType) ?? 0) ||
            a.currentPrice - b.currentPrice,
        ),
    }))
    .filter((kind) => kind.packages.length > 0)
    .sort((a, b) => Number(b.packages.some(isOrdered)) - Number(a.packages.some(isOrdered)));
}

/** The price of one day or piece in whole forints; null for a package of one. */
export const getUnitPrice = ({ currentPrice, quantity }: PackageOnSale): number | null =>
  quantity > 1 ? Math.round(currentPrice / quantity) : null;
