import type { PropertyDraft } from './property/draft.ts';
import { nearby } from './property/surroundings.ts';
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

const interiors = ['livingRoom', 'kitchen', 'bathroom', 'bedroom', 'diningRoom', 'study'] as const;

/** The outside that fits the ad: its material, its age, its place. */
function exteriorOf(
  { houseType, buildTechnology, conditionID, siteArea, specialLocations, place }: PropertyDraft,
  random: Random,
): PoolKind {
  const isNew = (conditionID ?? 9) <= 2;
  if (houseType === 2) {
    if (buildTechnology === 2 || buildTechnology === 3) return 'panelBlock';
    if (isNew) return 'newBuild';
    return place.tier === 'capital' && random.chance(0.3) ? 'galleryHouse' : 'townHouse';
  }
  if (houseType === 1) {
    if ([5, 6, 7].includes(buildTechnology ?? 0)) return 'porchHouse';
    if (isNew) return random.pick(['modernHouse', 'modernHouse', 'terraceHouses', 'familyHouse']);
    return random.pick(['familyHouse', 'familyHouse', 'cubeHouse', 'cubeHouse', 'terraceHouses']);
  }
  if (place.isLakeside) return 'lakesidePlot';
  if (specialLocations.includes(nearby.vineyardHill)) return 'vineyard';
  if ((siteArea ?? 0) >= 1800) return random.pick(['field', 'field', 'orchard']);
  return random.pick(['buildingPlot', 'buildingPlot', 'garden', 'orchard']);
}

const plotViews = ['buildingPlot', 'field', 'orchard', 'garden'] as const;

/** So many different pictures of one ad, the main one first; never the same picture twice. */
export function picturesOf(
  draft: PropertyDraft,
  pool: PicturePool,
  count: number,
  random: Random,
): StoredPicture[] {
  const outside = exteriorOf(draft, random);
  const insideFirst = draft.houseType === 2 && random.chance(0.3);
  const first = random.pick(
    pool[insideFirst ? random.pick(['livingRoom', 'livingRoom', 'kitchen', 'bedroom'] as const) : outside],
  );
  if (count === 1) return [first];
  const kinds: readonly PoolKind[] = draft.houseType === 3 ? plotViews : interiors;
  // Each kind once, then each once more: a gallery walks through the rooms and comes round again.
  const shuffled = kinds.map((kind) => random.sample(pool[kind], pool[kind].length));
  const rounds = Array.from({ length: 5 }, (_, round) =>
    shuffled.flatMap((pictures) => pictures[round] ?? []),
  ).flat();
  const rest = [random.pick(pool[outside]), ...rounds];
  return [...new Set([first, ...rest])].slice(0, count);
}
