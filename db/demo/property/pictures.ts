import { houseTypes } from '@piacter/contracts/properties/values';
import type { SeriesOptions } from '../listing.ts';
import { gallery, type PoolKind, type ResultPlace, type StoredPicture } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { PropertyDraft } from './draft.ts';
import { nearby } from './surroundings.ts';

const interiors = ['livingRoom', 'kitchen', 'bathroom', 'bedroom', 'diningRoom', 'study'] as const;

const isNew = ({ conditionID }: PropertyDraft): boolean => (conditionID ?? 9) <= 2;

function flatExteriors(draft: PropertyDraft): readonly PoolKind[] {
  const { buildTechnology, place } = draft;
  if (buildTechnology === 2 || buildTechnology === 3) return ['panelBlock'];
  const inCapital = place.tier === 'capital';
  if (isNew(draft)) return inCapital ? ['newBuild', 'balconyView', 'cityNight'] : ['newBuild', 'balconyView'];
  return inCapital ? ['townHouse', 'galleryHouse', 'balconyView'] : ['townHouse', 'balconyView'];
}

function houseExteriors(draft: PropertyDraft): readonly PoolKind[] {
  if ([5, 6, 7].includes(draft.buildTechnology ?? 0)) return ['porchHouse', 'garden'];
  if (isNew(draft)) return ['modernHouse', 'terraceHouses', 'familyHouse'];
  return ['familyHouse', 'cubeHouse', 'terraceHouses'];
}

function plotExteriors({ siteArea, specialLocations, place }: PropertyDraft): readonly PoolKind[] {
  if (place.isLakeside) return ['lakesidePlot', 'buildingPlot'];
  if (specialLocations.includes(nearby.vineyardHill)) return ['vineyard', 'orchard'];
  if ((siteArea ?? 0) >= 1800) return ['field', 'orchard', 'garden'];
  return ['buildingPlot', 'garden', 'orchard', 'field'];
}

/** The outsides that fit the ad: its material, its age, its place. */
function getExteriors(draft: PropertyDraft): readonly PoolKind[] {
  if (draft.houseType === houseTypes.flat) return flatExteriors(draft);
  return draft.houseType === houseTypes.house ? houseExteriors(draft) : plotExteriors(draft);
}

const plotViews = ['buildingPlot', 'field', 'orchard', 'garden'] as const;
const mainRooms = ['livingRoom', 'kitchen', 'bedroom'] as const;

interface PictureWish extends Pick<SeriesOptions, 'pool' | 'choosePicture' | 'pictureRandom'> {
  place: ResultPlace;
  count: number;
}

/** The given number of different pictures of an ad, the main one first. */
export function pickPictures(
  draft: PropertyDraft,
  { pool, choosePicture, pictureRandom, place, count }: PictureWish,
  random: Random,
): StoredPicture[] {
  if (count === 0) return [];
  const outside = getExteriors(draft);
  const insideFirst = draft.houseType === houseTypes.flat && random.chance(0.3);
  const first = choosePicture(insideFirst ? mainRooms : outside, place);
  if (count === 1) return [first];
  const kinds: readonly PoolKind[] = draft.houseType === houseTypes.plot ? plotViews : interiors;
  return gallery(pool, { first, outside, kinds }, count, pictureRandom);
}
