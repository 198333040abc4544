import type { ReplyTo } from '@piacter/contracts';
import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { packageTypes, socialMediaTypes } from '@piacter/contracts/packages/values';
import { advertiserPaths, ownListingsPath } from '@piacter/contracts/site/paths';
import { text } from './text.ts';

export type PackageOnSale = ReplyTo<'GET /api/service-packages'>['data'][number];

type Kind = {
  title: string;
  /** The effect of these packages, and the users they are for. */
  intro: string;
  /** What happens when they end. */
  end: string;
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

/** Groups the packages by kind, sorted by the kind's order of types, then by price; empty kinds are left out. */
export function groupByKind(packages: readonly PackageOnSale[]) {
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
    .filter((kind) => kind.packages.length > 0);
}

/** The price of one day or piece in whole forints; null for a package of one. */
export const getUnitPrice = ({ currentPrice, quantity }: PackageOnSale): number | null =>
  quantity > 1 ? Math.round(currentPrice / quantity) : null;
