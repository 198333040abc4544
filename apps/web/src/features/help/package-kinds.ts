import type { ReplyTo } from '@piacter/contracts';

export type PackageOnSale = ReplyTo<'GET /api/service-packages'>['data'][number];

type Kind = {
  title: string;
  /** What these packages do, and for whom. */
  intro: string;
  /** Types as decided for packages; undefined takes the rest. */
  types?: readonly number[];
};

const kinds: readonly Kind[] = [
  {
    title: 'Hirdetés kiemelése',
    intro:
      'Minden hirdetőnek, egy-egy hirdetésre. A kiemelt hirdetések a találatok elején, jól láthatóan jelennek meg; a PRO ingatlanhirdetés ráadásul 20 képet és 5 videót mutathat.',
    types: [4, 2],
  },
  {
    title: 'Ajánlatküldés',
    intro: 'Szakembereknek. Ennyi ajánlatkérésre küldhetsz ajánlatot, lejárat nélkül.',
    types: [7],
  },
  {
    title: 'Ajánlatkérők elérhetősége',
    intro:
      'Szállásadóknak és ingatlantulajdonosoknak. A csomag idejére látod, hogyan éred el az ajánlatkérőket.',
    types: [8],
  },
  {
    title: 'Közösségi média',
    intro: 'Minden hirdetőnek. A hirdetéseid mellett megjelennek a közösségimédia-oldalaid.',
    types: [10, 11],
  },
  {
    title: 'Egyéb segítség',
    intro: 'Amit mi csinálunk meg helyetted, vagy postán küldünk.',
  },
];

/** The packages by what they are for, the dearest kind of promotion first and then by price; empty kinds left out. */
export function packagesByKind(packages: readonly PackageOnSale[]) {
  const named = new Set(kinds.flatMap((kind) => kind.types ?? []));
  return kinds
    .map(({ title, intro, types }) => ({
      title,
      intro,
      packages: packages
        .filter(({ packageType }) => (types ? types.includes(packageType) : !named.has(packageType)))
        .sort(
          (a, b) =>
            (types?.indexOf(a.packageType) ?? 0) - (types?.indexOf(b.packageType) ?? 0) ||
            a.currentPrice - b.currentPrice,
        ),
    }))
    .filter((kind) => kind.packages.length > 0);
}

/** What one day or piece costs, in whole forints; null where the package is a single one. */
export const unitPrice = ({ currentPrice, quantity }: PackageOnSale): number | null =>
  quantity > 1 ? Math.round(currentPrice / quantity) : null;
