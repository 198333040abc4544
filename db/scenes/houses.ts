import { chimney, door, garageDoor, picketFence, shade, tiledRoof, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, type Season, spruce, tree } from './plants.ts';
import { hills, lawn, sky, walkway } from './sky.ts';

const walls = ['#f6efe0', '#efe4cc', '#e8d6b4', '#f3efe8', '#dfe3dc', '#ecd2bb'];
const tiles = ['#b8523a', '#9c4634', '#7d4a3a', '#5b5f66', '#a8623f'];
const blooms = ['#c0577f', '#d76a5a', '#9a83c9', '#e3b23f', '#f0eee6'];
const anySeason = (pen: Pen) => pen.random.pick<Season>(['summer', 'summer', 'spring', 'autumn']);

/** Sky, ridges, a hedge row and grass: where a house with a garden stands. */
function suburb(pen: Pen, horizon: number, season: Season): void {
  sky(pen);
  hills(pen, horizon - 20, 52);
  bush(pen, -6, horizon + 4, 494, 26, season);
  lawn(pen, horizon, season);
}

/** A family house with its gable to the side and an extension. */
export function familyHouse(pen: Pen): void {
  const { random } = pen;
  const season = anySeason(pen);
  const [wall, tile] = [pen.vary(walls), pen.vary(tiles)];
  suburb(pen, 222, season);
  pen.ellipse(252, 250, 170, 8, '#24331a', { opacity: 0.3 });
  chimney(pen, 336, 112, 34, random.chance(0.4));
  tiledRoof(
    pen,
    [
      [198, 70],
      [330, 98],
      [396, 156],
      [230, 156],
    ],
    tile,
  );
  pen.rect(216, 154, 170, 94, pen.fade([darker(wall, 0.06), darker(wall, 0.14)], true));
  shade(pen, 216, 154, 170, 7);
  pen.path('M118 154L198 74L272 154V248H118Z', pen.fade([lighter(wall, 0.2), wall], true));
  pen.path(
    'M100 158L198 62L292 158L282 164L198 80L112 164Z',
    pen.fade([lighter(tile, 0.1), darker(tile, 0.1)]),
  );
  const shutters = random.chance(0.4) ? random.pick(['#5d7d6a', '#7a5238', '#54708f']) : undefined;
  const style = shutters ? { shutters } : {};
  windowAt(pen, 182, 108, 30, 32);
  windowAt(pen, 136, 178, 38, 44, style);
  door(pen, 190, 248, 28, 68, random.pick(['#7a5238', '#4f6a5b', '#6b2f2c', '#3f4d63']));
  windowAt(pen, 240, 178, 42, 44, style);
  if (random.chance(0.5)) garageDoor(pen, 306, 248, 70, 64);
  else windowAt(pen, 308, 174, 62, 70, { frame: '#43474d', transom: false, panes: 2 });
  pen.rect(106, 246, 288, 5, '#c9bda8');
  walkway(pen, 204, 250, 26);
  bush(pen, 108, 258, 74, 17, season);
  bush(pen, 226, 260, 70, 16, season, random.pick(blooms));
  tree(pen, random.int(40, 62), 266, random.int(124, 150), season);
  tree(pen, random.int(424, 446), 262, random.int(118, 156), season);
  if (random.chance(0.45)) picketFence(pen, -4, 110, 306, 26, '#f4f0e6');
  if (random.chance(0.45)) picketFence(pen, 306, 490, 306, 26, '#f4f0e6');
}

/** The square house of the sixties under its pyramid roof. */
export function cubeHouse(pen: Pen): void {
  const { random } = pen;
  const season = anySeason(pen);
  const [wall, tile] = [random.pick([...walls, '#d9b48a', '#b9c7b0', '#e3c98c']), random.pick(tiles)];
  suburb(pen, 226, season);
  pen.ellipse(236, 254, 152, 7, '#24331a', { opacity: 0.3 });
  chimney(pen, 282, 92, 26, random.chance(0.5));
  tiledRoof(
    pen,
    [
      [212, 70],
      [258, 70],
      [384, 142],
      [88, 142],
    ],
    tile,
  );
  pen.rect(104, 140, 264, 112, pen.fade([lighter(wall, 0.14), darker(wall, 0.04)], true));
  shade(pen, 104, 141, 264, 8);
  pen.rect(104, 230, 264, 22, random.pick(['#a49786', '#8f8a83', '#b3886b']));
  const shutter = pen.vary(['#e8e2d2', '#b08c62', '#7d8a75']);
  for (const x of [126, 232]) {
    windowAt(pen, x, 168, 62, 46, { panes: 3, transom: random.chance(0.5) });
    pen.rect(x, 164, 62, random.int(5, 16), shutter);
    pen.rect(x - 4, 214, 70, 4, '#efe7d6');
  }
  porch(pen, 316, 252, wall);
  walkway(pen, 340, 256, 24);
  bush(pen, 110, 262, 180, 17, season, random.pick(blooms));
  tree(pen, random.int(36, 60), 270, random.int(130, 170), season);
  if (random.chance(0.5)) spruce(pen, 436, 268, random.int(130, 180));
  else tree(pen, 438, 270, random.int(120, 150), season);
  const fence = pen.vary(['#6f8a72', '#a2764b', '#f1ecdf', '#7b8794']);
  picketFence(pen, -4, 292, 310, 30, fence);
  picketFence(pen, 396, 486, 310, 30, fence);
}

function porch(pen: Pen, x: number, ground: number, wall: string): void {
  pen.rect(x, 152, 46, ground - 152, darker(wall, 0.28));
  door(pen, x + 10, ground - 10, 27, 68, pen.random.pick(['#6b4a33', '#3f5a4c', '#7d3a30']));
  for (let step = 0; step < 3; step++)
    pen.rect(x - step * 4, ground - 10 + step * 4, 46 + step * 8, 4, lighter('#a79c8c', step * 0.12));
}

/** Flat roof, white volumes, much glass, a terrace to the garden. */
export function modernHouse(pen: Pen): void {
  const { random } = pen;
  const season = anySeason(pen);
  const wood = pen.vary(['#a8754a', '#8c6240', '#5c5f63']);
  suburb(pen, 220, season);
  pen.ellipse(250, 256, 190, 8, '#24331a', { opacity: 0.3 });
  pen.rect(70, 160, 336, 96, pen.fade(['#fbfaf6', '#dfddd6'], true));
  pen.rect(62, 152, 352, 9, '#4a4e54');
  pen.rect(136, 88, 206, 66, pen.fade([lighter(wood, 0.12), wood]));
  for (let y = 95; y < 152; y += 8) pen.rect(136, y, 206, 0.9, darker(wood, 0.3), { opacity: 0.6 });
  pen.rect(126, 80, 228, 9, '#53575e');
  windowAt(pen, 152, 100, 74, 46, { frame: '#33363b', panes: 2, transom: false });
  windowAt(pen, 248, 100, 80, 46, { frame: '#33363b', panes: 3, transom: false });
  windowAt(pen, 206, 172, 176, 80, { frame: '#33363b', panes: 4, transom: false });
  if (random.chance(0.5)) garageDoor(pen, 84, 256, 70, 66, '#6a6e74');
  else windowAt(pen, 88, 178, 58, 44, { frame: '#33363b', transom: false });
  door(pen, 166, 256, 28, 76, wood);
  pen.path('M196 256H420L446 276H188Z', pen.fade(['#c79a6b', '#a87d52']));
  for (let i = 1; i < 5; i++)
    pen.line(`M${196 - i * 2} ${256 + i * 4}H${420 + i * 5}`, '#8a633e', 0.8, { opacity: 0.6 });
  if (random.chance(0.5)) {
    pen.path('M292 288H470L500 316H270Z', '#eae5da');
    pen.path('M300 291H464L488 312H284Z', pen.fade(['#7cc4d6', '#4b9fbd']));
  }
  walkway(pen, 180, 258, 30, '#c9c6be');
  bush(pen, 58, 266, 86, 15, season, random.pick(blooms));
  tree(pen, 34, 268, random.int(110, 150), season);
  spruce(pen, 448, 262, random.int(90, 140));
}

/** A row of joined houses with front gardens. */
export function terraceHouses(pen: Pen): void {
  const { random } = pen;
  const season = anySeason(pen);
  const tile = pen.vary(tiles);
  suburb(pen, 232, season);
  const colours = random.sample([...walls, '#d9a58c', '#a9bfae', '#c3b7c9'], 3);
  colours.forEach((wall, i) => {
    const x = 30 + i * 142;
    tiledRoof(
      pen,
      [
        [x + 6, 84],
        [x + 136, 84],
        [x + 144, 142],
        [x - 2, 142],
      ],
      darker(tile, i * 0.05),
    );
    if (i !== 1) chimney(pen, x + 100, 86, 20);
    pen.path(`M${x + 42} 120L${x + 71} 92L${x + 100} 120V142H${x + 42}Z`, wall);
    windowAt(pen, x + 58, 112, 26, 26);
    pen.rect(x, 142, 142, 114, pen.fade([lighter(wall, 0.14), wall], true));
    shade(pen, x, 142, 142, 6);
    pen.rect(x + 140, 142, 2, 114, darker(wall, 0.3));
    windowAt(pen, x + 16, 162, 34, 34);
    windowAt(pen, x + 90, 162, 34, 34);
    windowAt(pen, x + 82, 212, 46, 34, { panes: 3 });
    door(pen, x + 24, 256, 28, 52, random.pick(['#7a5238', '#35596b', '#5b2f36', '#3f5a4c']));
    pen.rect(x + 16, 200, 44, 4, '#5d5a55');
    walkwayStrip(pen, x + 38);
    bush(pen, x + 64, 266, 66, 14, season, random.pick(blooms));
  });
  tree(pen, 14, 286, random.int(100, 130), season);
  tree(pen, 468, 286, random.int(100, 130), season);
  picketFence(pen, -4, 486, 304, 18, '#f4f0e6');
}

const walkwayStrip = (pen: Pen, x: number) =>
  pen.path(`M${x - 12} 256H${x + 12}L${x + 18} 300H${x - 20}Z`, '#cfc4ae');
