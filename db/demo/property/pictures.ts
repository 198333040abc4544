import { houseTypes } from '@piacter/contracts/properties/values';
import { gallery, type PicturePool, type PoolKind, type StoredPicture } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { PropertyDraft } from './draft.ts';
import { nearby } from './surroundings.ts';

const interiors = ['livingRoom', 'kitchen', 'bathroom', 'bedroom', 'diningRoom', 'study'] as const;

/** The outside that fits the ad: its material, its age, its place. */
function exteriorOf(
  { houseType, buildTechnology, conditionID, siteArea, specialLocations, place }: PropertyDraft,
  random: Random,
): PoolKind {
  const isNew = (conditionID ?? 9) <= 2;
  if (houseType === houseTypes.flat) {
    if (buildTechnology === 2 || buildTechnology === 3) return 'panelBlock';
    if (isNew) return 'newBuild';
    return place.tier === 'capital' && random.chance(0.3) ? 'galleryHouse' : 'townHouse';
  }
  if (houseType === houseTypes.house) {
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
  const insideFirst = draft.houseType === houseTypes.flat && random.chance(0.3);
  const first = random.pick(
    pool[insideFirst ? random.pick(['livingRoom', 'livingRoom', 'kitchen', 'bedroom'] as const) : outside],
  );
  if (count === 1) return [first];
  const kinds: readonly PoolKind[] = draft.houseType === houseTypes.plot ? plotViews : interiors;
  return gallery(pool, { first, outside, kinds }, count, random);
}
