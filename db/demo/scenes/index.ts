import { createRandom, type Random, seedOf } from '../random.ts';
import { cityNight } from './city-night.ts';
import { newBuild, panelBlock } from './estate.ts';
import { galleryHouse } from './gallery-house.ts';
import { garden } from './garden.ts';
import { cubeHouse, familyHouse, modernHouse, terraceHouses } from './houses.ts';
import { cleaning, computing } from './indoor-trades.ts';
import { campsite, poolGarden } from './leisure.ts';
import { dayLight, indoorLight, type Light, lights, outdoorLight } from './light.ts';
import { gardening, masonry } from './outdoor-trades.ts';
import { createPen, type Pen } from './pen.ts';
import { buildingPlot, field, lakesidePlot, orchard, vineyard } from './plots.ts';
import { bedroom, diningRoom, livingRoom, study } from './rooms.ts';
import { forestCabin, lakePier, pension, porchHouse } from './stays.ts';
import { carRepair, plumbing } from './technical-trades.ts';
import { townHouse } from './town-house.ts';
import { electrics, joinery, painting } from './trades.ts';
import { bathroom, kitchen } from './wet-rooms.ts';

type Draw = (pen: Pen) => void;
const outdoors = (draw: Draw, lightOf: (random: Random) => Light = outdoorLight) => ({ draw, lightOf });

/** Rooms are photographed by daylight, or with the lamps on. */
const indoors = (draw: Draw) => outdoors(draw, indoorLight);

const scenes = {
  townHouse: outdoors(townHouse),
  panelBlock: outdoors(panelBlock),
  newBuild: outdoors(newBuild),
  galleryHouse: outdoors(galleryHouse),
  familyHouse: outdoors(familyHouse),
  cubeHouse: outdoors(cubeHouse),
  modernHouse: outdoors(modernHouse),
  terraceHouses: outdoors(terraceHouses),
  buildingPlot: outdoors(buildingPlot, dayLight),
  orchard: outdoors(orchard, dayLight),
  vineyard: outdoors(vineyard, dayLight),
  field: outdoors(field, dayLight),
  garden: outdoors(garden, dayLight),
  lakesidePlot: outdoors(lakesidePlot, dayLight),
  livingRoom: indoors(livingRoom),
  kitchen: indoors(kitchen),
  bathroom: indoors(bathroom),
  bedroom: indoors(bedroom),
  diningRoom: indoors(diningRoom),
  study: indoors(study),
  lakePier: outdoors(lakePier, () => lights.golden),
  forestCabin: outdoors(forestCabin, (random) =>
    random.pick([lights.evening, lights.evening, lights.overcast]),
  ),
  porchHouse: outdoors(porchHouse, dayLight),
  pension: outdoors(pension),
  poolGarden: outdoors(poolGarden, dayLight),
  campsite: outdoors(campsite),
  cityNight: outdoors(cityNight, () => lights.night),
  painting: indoors(painting),
  joinery: indoors(joinery),
  electrics: indoors(electrics),
  plumbing: indoors(plumbing),
  gardening: outdoors(gardening, dayLight),
  masonry: outdoors(masonry, dayLight),
  carRepair: indoors(carRepair),
  computing: indoors(computing),
  cleaning: indoors(cleaning),
};

export type SceneKind = keyof typeof scenes;
export const sceneKinds = Object.keys(scenes) as SceneKind[];

/** Three to two, as the cards and the gallery show pictures. */
const sceneSize = { width: 1600, height: 1067 };

/** A drawn picture; the same kind and seed give the same picture for ever. */
export function scene(kind: SceneKind, seed: number): string {
  const random = createRandom(seedOf(`${kind}:${seed}`));
  const pen = createPen(random, scenes[kind].lightOf(random));
  scenes[kind].draw(pen);
  return pen.svg(sceneSize);
}
