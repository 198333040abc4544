import type { Random } from './random.ts';
import { type SceneKind, scene } from './scenes/index.ts';

/** A picture as the picture store gave it back. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

export type StorePicture = (svg: string) => Promise<StoredPicture>;

/** How many different pictures of a kind the pool holds; together they are what a first start has to render. */
const poolSizes = {
  townHouse: 4,
  panelBlock: 4,
  newBuild: 3,
  galleryHouse: 2,
  familyHouse: 4,
  cubeHouse: 3,
  modernHouse: 2,
  terraceHouses: 2,
  porchHouse: 2,
  buildingPlot: 2,
  orchard: 1,
  vineyard: 1,
  field: 2,
  garden: 1,
  lakesidePlot: 1,
  livingRoom: 5,
  kitchen: 4,
  bathroom: 4,
  bedroom: 4,
  diningRoom: 2,
  study: 2,
  lakePier: 2,
  forestCabin: 2,
  pension: 3,
  poolGarden: 2,
  campsite: 1,
  cityNight: 2,
  painting: 2,
  joinery: 2,
  electrics: 2,
  plumbing: 2,
  gardening: 2,
  masonry: 2,
  carRepair: 2,
  computing: 2,
  cleaning: 2,
} as const satisfies Partial<Record<SceneKind, number>>;

export type PoolKind = keyof typeof poolSizes;
export type PicturePool = Readonly<Record<PoolKind, readonly StoredPicture[]>>;

/** Renders and stores the pool, two pictures at a time. */
export async function drawPool(
  store: StorePicture,
  onPicture: (done: number, all: number) => void,
): Promise<PicturePool> {
  const wanted = (Object.keys(poolSizes) as PoolKind[]).flatMap((kind) =>
    Array.from({ length: poolSizes[kind] }, (_, seed) => ({ kind, seed })),
  );
  const stored = new Map<string, StoredPicture>();
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      stored.set(`${next.kind}:${next.seed}`, await store(scene(next.kind, next.seed)));
      onPicture(stored.size, wanted.length);
    }
  };
  await Promise.all([work(), work()]);
  return poolFrom((kind, seed) => stored.get(`${kind}:${seed}`));
}

/** A pool of addresses alone, for benchmarks that need rows and no files. */
export const paperPool = (): PicturePool =>
  poolFrom((kind, seed) => ({
    path: `/files/images/demo/${kind}-${seed}-1600.webp`,
    width: 1600,
    height: 1067,
  }));

const poolFrom = (find: (kind: PoolKind, seed: number) => StoredPicture | undefined): PicturePool =>
  Object.fromEntries(
    (Object.keys(poolSizes) as PoolKind[]).map((kind) => [
      kind,
      Array.from({ length: poolSizes[kind] }, (_, seed) => find(kind, seed)).filter(
        (picture) => picture !== undefined,
      ),
    ]),
  ) as unknown as PicturePool;

/**
 * So many different pictures, the given one first: then one more of the outside, each of the other kinds once, then
 * each once more, so that a gallery walks through them and comes round again. Fewer where the pool has no more.
 */
export function gallery(
  pool: PicturePool,
  { first, outside, kinds }: { first: StoredPicture; outside: PoolKind; kinds: readonly PoolKind[] },
  count: number,
  random: Random,
): StoredPicture[] {
  const shuffled = kinds.map((kind) => random.sample(pool[kind], pool[kind].length));
  const rounds = Array.from({ length: 5 }, (_, round) =>
    shuffled.flatMap((pictures) => pictures[round] ?? []),
  ).flat();
  return [...new Set([first, random.pick(pool[outside]), ...rounds])].slice(0, count);
}
