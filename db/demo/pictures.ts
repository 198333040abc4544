import { fileURLToPath } from 'node:url';
import { createRecord, pageSize, typedKeys } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { createRandom, hashSeed, type Random } from './random.ts';

/** The path of a picture, as the picture store returns it. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/** Sends a picture's file through the product's own picture pipeline. */
export type StorePicture = (file: string) => Promise<StoredPicture>;

/** Number of pictures per kind, in `pictures/`. */
export const pictureCounts = {
  townHouse: 7,
  panelBlock: 6,
  newBuild: 9,
  galleryHouse: 3,
  balconyView: 3,
  familyHouse: 7,
  cubeHouse: 6,
  modernHouse: 5,
  terraceHouses: 5,
  porchHouse: 7,
  castle: 2,
  buildingPlot: 5,
  orchard: 5,
  vineyard: 3,
  field: 5,
  garden: 4,
  lakesidePlot: 4,
  livingRoom: 6,
  kitchen: 5,
  bathroom: 6,
  bedroom: 5,
  diningRoom: 3,
  study: 3,
  lakePier: 3,
  forestCabin: 4,
  pension: 5,
  poolGarden: 3,
  terraceBreakfast: 3,
  campsite: 2,
  cityNight: 2,
  painting: 5,
  tiling: 3,
  joinery: 4,
  electrics: 4,
  plumbing: 4,
  gardening: 3,
  masonry: 3,
  roofing: 2,
  fencing: 2,
  airConditioning: 2,
  tiledStove: 2,
  earthworks: 2,
  carRepair: 5,
  computing: 4,
  cleaning: 3,
  moving: 2,
  petCare: 2,
  photography: 2,
  hairdressing: 2,
  massage: 2,
  catering: 2,
  bookkeeping: 5,
  teaching: 3,
} as const satisfies Record<string, number>;

export type PoolKind = keyof typeof pictureCounts;
const poolKinds: readonly PoolKind[] = typedKeys(pictureCounts);
export type PicturePool = Readonly<Record<PoolKind, readonly StoredPicture[]>>;

export const pictureFolder = fileURLToPath(new URL('./pictures/', import.meta.url));
const pictureName = (kind: PoolKind, variant: number): string => `${kind}-${variant}.webp`;

/** The file of a picture. */
export const demoPicture = (kind: PoolKind, variant: number): string =>
  `${pictureFolder}${pictureName(kind, variant)}`;

const listVariants = (kind: PoolKind): number[] => Array.from({ length: pictureCounts[kind] }, (_, i) => i);

/** Stores every picture, two at a time. */
export async function storePool(
  store: StorePicture,
  onPicture: (done: number, all: number) => void,
): Promise<PicturePool> {
  const names = poolKinds.flatMap((kind) => listVariants(kind).map((variant) => pictureName(kind, variant)));
  const stored = new Map<string, StoredPicture>();
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      stored.set(name, await store(`${pictureFolder}${name}`));
      onPicture(stored.size, names.length);
    }
  };
  await Promise.all([work(), work()]);
  return poolFrom((kind, variant) => stored.get(pictureName(kind, variant)));
}

/** A pool of paths without files, for benchmarks. */
export const paperPool = (): PicturePool =>
  poolFrom((kind, variant) => ({
    path: `/files/images/demo/${kind}-${variant}-1600.webp`,
    width: 800,
    height: 533,
  }));

const poolFrom = (find: (kind: PoolKind, variant: number) => StoredPicture | undefined): PicturePool =>
  createRecord(poolKinds, (kind) => listVariants(kind).flatMap((variant) => find(kind, variant) ?? []));

/** The position of a listing among the results. */
export interface ResultPlace {
  kind: ListingKind;
  /** `sortRank`, without the part that distinguishes listings of the same second. */
  rank: number;
  promoted: boolean;
  /** Its value of the most common filter. */
  filteredBy: string;
}

/** The main picture of a listing, of one of the kinds of pictures. */
export type ChoosePicture = (kinds: readonly PoolKind[], place: ResultPlace) => StoredPicture;

interface Use extends ResultPlace {
  picture: StoredPicture;
}

/** The number of uses between the position and the nearest one of the picture; Infinity without any. */
function distanceTo(picture: StoredPicture, { rank }: ResultPlace, uses: readonly Use[]): number {
  const between = (other: number) => uses.filter((use) => (use.rank - rank) * (use.rank - other) < 0).length;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...uses.filter((use) => use.picture === picture).map((use) => between(use.rank)),
  );
}

/** Compares two lists of numbers by the first in which they differ. */
const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : Math.sign((one[at] ?? 0) - (other[at] ?? 0));
};

/**
 * Selects the picture whose other uses are farthest away in the order of results, so that none appears twice on a page
 * as long as there are enough of its kinds, neither in the unfiltered nor in the filtered list. The home page mixes
 * promoted listings of all kinds.
 */
export function spreadPictures(pool: PicturePool): ChoosePicture {
  const random = createRandom(hashSeed('main pictures'));
  const uses: Use[] = [];
  return (kinds, place) => {
    const nearby = uses.filter((use) => use.kind === place.kind || (place.promoted && use.promoted));
    const filtered = nearby.filter((use) => use.filteredBy === place.filteredBy);
    const candidates = kinds
      .flatMap((kind) => pool[kind])
      .map((picture) => {
        const onPage = (list: readonly Use[]) => Math.min(pageSize, distanceTo(picture, place, list));
        return { picture, away: [onPage(nearby), onPage(filtered), distanceTo(picture, place, nearby)] };
      })
      .sort((a, b) => compare(b.away, a.away));
    const [best] = candidates;
    const { picture } = random.pick(candidates.filter(({ away }) => best && compare(away, best.away) === 0));
    uses.push({ ...place, picture });
    return picture;
  };
}

/** Any picture of the kinds, for benchmarks. */
export function randomPictures(pool: PicturePool): ChoosePicture {
  const random = createRandom(hashSeed('main pictures'));
  return (kinds) => random.pick(pool[random.pick(kinds)]);
}

/**
 * The given number of different pictures, the given one first: then another exterior, each of the other kinds once,
 * then each once more, so that a gallery alternates between them. Fewer if the pool has no more.
 */
export function gallery(
  pool: PicturePool,
  {
    first,
    outside,
    kinds,
  }: { first: StoredPicture; outside: readonly PoolKind[]; kinds: readonly PoolKind[] },
  count: number,
  random: Random,
): StoredPicture[] {
  const shuffled = kinds.map((kind) => random.sample(pool[kind], pool[kind].length));
  const rounds = Array.from({ length: 7 }, (_, round) =>
    shuffled.flatMap((pictures) => pictures[round] ?? []),
  ).flat();
  return [...new Set([first, random.pick(pool[random.pick(outside)]), ...rounds])].slice(0, count);
}
