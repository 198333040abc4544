import type { ReplyTo } from '@piacter/contracts';
import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import { packageTypes, socialMediaTypes } from '@piacter/contracts/packages/values';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import { advertiserPaths, listingsPathByRole } from '../../config/paths.ts';

export type PackageOnSale = ReplyTo<'GET /api/service-packages'>['data'][number];

type Kind = {
  title: string;
  /** What these packages do, and for which users. */
  intro: string;
  /** What happens when they end. */
  end: string;
  /** Types as decided for packages; undefined takes the rest. */
  types?: readonly number[];
  /** Where an advertiser orders one. */
  order?: { label: string; path: (role: AdvertiserRole) => string };
};

const orderAtListings: Kind['order'] = {
  label: 'Megrendelés a hirdetéseimnél',
  path: (role) => listingsPathByRole[role],
};

const kinds: readonly Kind[] = [
  {
    title: 'Hirdetés kiemelése',
    intro: `Minden hirdetőnek, egy-egy hirdetésre. A találatok között elöl a PRO, utána a Kiemelt hirdetések jönnek, kerettel és jelvénnyel; a főoldalon is váltakoznak. Ingatlanhoz ${imageLimitWithoutPro} kép jár, PRO csomaggal ${imageLimit} kép és ${videoLinkLimit} videó; szálláshoz és szolgáltatáshoz ennyi csomag nélkül is.`,
    end: 'Lejárat után a hirdetésed marad, csak a kiemelés szűnik meg. A képeid is megmaradnak: ingatlannál a látogatók a fő képet látják, te mindet.',
    types: [packageTypes.pro, packageTypes.kiemelt],
    order: orderAtListings,
  },
  {
    title: 'Ajánlatküldés',
    intro: 'Szakembereknek. Ennyi ajánlatkérésre küldhetsz ajánlatot.',
    end: 'Nem jár le: addig él, amíg az utolsó ajánlatot el nem küldöd.',
    types: [packageTypes.offers],
  },
  {
    title: 'Ajánlatkérők elérhetősége',
    intro:
      'Szállásadóknak és ingatlantulajdonosoknak. A csomag idejére látod, hogyan éred el az ajánlatkérőket.',
    end: 'Lejárat után nem látod tovább az elérhetőségeket.',
    types: [packageTypes.contactData],
  },
  {
    title: 'Közösségi média',
    intro:
      'Minden hirdetőnek, az összes hirdetésére. A hirdetéseid oldalán megjelennek a közösségi oldalaid linkjei.',
    end: 'Lejárat után a linkjeidet megőrizzük, de a látogatók nem látják őket, amíg nem rendelsz újat.',
    types: socialMediaTypes,
    order: {
      label: 'Megrendelés a közösségi linkjeimnél',
      path: (role) => advertiserPaths(role).socialLinks,
    },
  },
  {
    title: 'Egyéb segítség',
    intro: 'Minden hirdetőnek, egy-egy hirdetéshez. Amit mi csinálunk meg helyetted, vagy postán küldünk.',
    end: 'Darabra szól, nem jár le.',
    order: orderAtListings,
  },
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
