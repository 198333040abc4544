import { createRandom, hashSeed } from '../demo/random.ts';
import { roofing, tiling } from './building-work.ts';
import { cityNight } from './city-night.ts';
import { airConditioning, bookkeeping, teaching, tiledStove } from './desk-services.ts';
import { newBuild, panelBlock } from './estate.ts';
import { balconyView, castle, terraceBreakfast } from './fine-stays.ts';
import { galleryHouse } from './gallery-house.ts';
import { garden } from './garden.ts';
import { cubeHouse, familyHouse, modernHouse, terraceHouses } from './houses.ts';
import { cleaning, computing } from './indoor-trades.ts';
import { campsite, poolGarden } from './leisure.ts';
import { dayLights, indoorLights, type Light, lights, outdoorLights, summerLights } from './light.ts';
import { earthworks, fencing, moving, petCare } from './outdoor-services.ts';
import { gardening, masonry } from './outdoor-trades.ts';
import { createPen, type Pen } from './pen.ts';
import { buildingPlot, field, lakesidePlot, orchard, vineyard } from './plots.ts';
import { bedroom, diningRoom, livingRoom, study } from './rooms.ts';
import { forestCabin, lakePier, pension, porchHouse } from './stays.ts';
import { catering, hairdressing, massage, photography } from './studio-services.ts';
import { carRepair, plumbing } from './technical-trades.ts';
import { townHouse } from './town-house.ts';
import { electrics, joinery, painting } from './trades.ts';
import { views } from './view.ts';
import { bathroom, kitchen } from './wet-rooms.ts';

interface Scene {
  draw: (pen: Pen) => void;
  lights: readonly Light[];
}
const outdoors = (draw: Scene['draw'], choice: readonly Light[] = outdoorLights): Scene => ({
  draw,
  lights: choice,
});
const byDay = (draw: Scene['draw']) => outdoors(draw, dayLights);
const inSummer = (draw: Scene['draw']) => outdoors(draw, summerLights);
const indoors = (draw: Scene['draw']) => outdoors(draw, indoorLights);

const scenes = {
  townHouse: outdoors(townHouse),
  panelBlock: outdoors(panelBlock),
  newBuild: outdoors(newBuild),
  galleryHouse: outdoors(galleryHouse),
  familyHouse: outdoors(familyHouse),
  cubeHouse: outdoors(cubeHouse),
  modernHouse: outdoors(modernHouse),
  terraceHouses: outdoors(terraceHouses),
  buildingPlot: byDay(buildingPlot),
  orchard: inSummer(orchard),
  vineyard: inSummer(vineyard),
  field: inSummer(field),
  garden: byDay(garden),
  lakesidePlot: byDay(lakesidePlot),
  livingRoom: indoors(livingRoom),
  kitchen: indoors(kitchen),
  bathroom: indoors(bathroom),
  bedroom: indoors(bedroom),
  diningRoom: indoors(diningRoom),
  study: indoors(study),
  lakePier: outdoors(lakePier, [lights.golden, lights.dawn, lights.noon, lights.evening]),
  forestCabin: outdoors(forestCabin, [
    lights.evening,
    lights.winter,
    lights.overcast,
    lights.noon,
    lights.golden,
  ]),
  porchHouse: byDay(porchHouse),
  pension: outdoors(pension),
  poolGarden: inSummer(poolGarden),
  campsite: inSummer(campsite),
  cityNight: outdoors(cityNight, [lights.night, lights.golden, lights.evening, lights.dawn]),
  painting: indoors(painting),
  joinery: indoors(joinery),
  electrics: indoors(electrics),
  plumbing: indoors(plumbing),
  gardening: inSummer(gardening),
  masonry: inSummer(masonry),
  carRepair: indoors(carRepair),
  computing: indoors(computing),
  cleaning: indoors(cleaning),
  roofing: inSummer(roofing),
  tiling: indoors(tiling),
  moving: byDay(moving),
  petCare: inSummer(petCare),
  earthworks: inSummer(earthworks),
  fencing: outdoors(fencing),
  photography: indoors(photography),
  hairdressing: indoors(hairdressing),
  massage: indoors(massage),
  catering: indoors(catering),
  bookkeeping: indoors(bookkeeping),
  teaching: indoors(teaching),
  tiledStove: indoors(tiledStove),
  airConditioning: indoors(airConditioning),
  castle: outdoors(castle),
  terraceBreakfast: inSummer(terraceBreakfast),
  balconyView: outdoors(balconyView),
};

export type SceneKind = keyof typeof scenes;
export const sceneKinds = Object.keys(scenes) as SceneKind[];

/** Three to two, as the cards and the gallery show pictures. */
const sceneSize = { width: 800, height: 533 };

/** A drawn picture; the same kind and variant always result in the same picture. */
export function scene(kind: SceneKind, variant: number): string {
  const random = createRandom(hashSeed(`${kind}:${variant}`));
  const { draw, lights: choice } = scenes[kind];
  // Kinds start with different lights and views, so that their first pictures differ in these.
  const turn = variant + (hashSeed(kind) % 7);
  const [light, view] = [choice[turn % choice.length], views[turn % views.length]];
  if (!light || !view) throw new Error('A scene needs a light and a view.');
  const pen = createPen({ random, light, view, variant });
  draw(pen);
  return pen.svg(sceneSize);
}
