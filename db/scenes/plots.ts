import { tiledRoof, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, forest, poplar, reeds, type Season, tree } from './plants.ts';
import { hills, lawn, sky, walkway, water } from './sky.ts';

const anySeason = (pen: Pen) => pen.random.pick<Season>(['summer', 'spring', 'autumn']);

/** An empty building plot with its pegs, between a street and the next roofs. */
export function buildingPlot(pen: Pen): void {
  const { random } = pen;
  const season = anySeason(pen);
  sky(pen);
  hills(pen, 190, 56);
  bush(pen, -6, 200, 494, 22, season);
  for (const x of random.sample([20, 100, 300, 380], 2)) farHouse(pen, x, 204);
  lawn(pen, 200, random.pick(['summer', 'dry', 'spring']));
  pen.path('M70 292L150 216H344L424 292Z', '#d7c48c', { opacity: 0.45 });
  const pegs = [
    [70, 292],
    [150, 216],
    [344, 216],
    [424, 292],
  ] as const;
  pen.line(`M${pegs.map(([x, y]) => `${x} ${y - 16}`).join('L')}Z`, '#f3f0e4', 1.2, {
    'stroke-dasharray': '5 4',
  });
  for (const [x, y] of pegs) {
    const size = (y - 160) / 100;
    pen.rect(x - 2 * size, y - 26 * size, 4 * size, 26 * size, '#b98a55');
    pen.rect(x - 2 * size, y - 26 * size, 4 * size, 7 * size, '#d0473a');
  }
  tree(pen, random.int(26, 50), 236, random.int(70, 100), season);
  tree(pen, random.int(430, 456), 230, random.int(70, 100), season);
  pen.path('M0 306Q240 292 480 306V320H0Z', '#b9ae98');
}

function farHouse(pen: Pen, x: number, ground: number): void {
  const wall = pen.random.pick(['#efe6d4', '#e2cfae', '#f4f0e8']);
  tiledRoof(
    pen,
    [
      [x + 10, ground - 46],
      [x + 50, ground - 46],
      [x + 64, ground - 26],
      [x - 4, ground - 26],
    ],
    pen.random.pick(['#a8523d', '#8a4a3a']),
  );
  pen.rect(x, ground - 26, 60, 28, wall);
  windowAt(pen, x + 10, ground - 19, 13, 12);
  windowAt(pen, x + 36, ground - 19, 13, 12);
}

/** Fruit trees in rows. */
export function orchard(pen: Pen): void {
  const { random } = pen;
  const season = random.pick<Season>(['spring', 'spring', 'summer', 'autumn']);
  sky(pen);
  hills(pen, 178, 50);
  lawn(pen, 180, season);
  for (const [ground, size, step, from] of [
    [196, 46, 54, 8],
    [224, 74, 92, -14],
    [276, 122, 158, 20],
  ] as const)
    for (let x = from; x < 500; x += step) {
      pen.ellipse(x, ground, size * 0.3, size * 0.04, '#3c4f24', { opacity: 0.3 });
      tree(pen, x + random.between(-4, 4), ground, size * random.between(0.92, 1.06), season);
    }
  pen.path('M214 320Q232 250 240 182H248Q268 250 316 320Z', '#d9cd9a', { opacity: 0.5 });
  if (random.chance(0.5)) ladder(pen, 176, 276);
}

function ladder(pen: Pen, x: number, ground: number): void {
  pen.line(
    `M${x - 12} ${ground}L${x + 10} ${ground - 84}M${x + 8} ${ground}L${x + 22} ${ground - 84}`,
    '#a87a49',
    3,
  );
  for (let i = 1; i < 7; i++) pen.line(`M${x - 12 + i * 3} ${ground - i * 12}h18`, '#c4945f', 2.2);
}

/** Vine rows running up a slope to a press house. */
export function vineyard(pen: Pen): void {
  const { random } = pen;
  const leaf = pen.vary(['#6f9142', '#7fa04a', '#a9933d', '#b3703a']);
  sky(pen);
  hills(pen, 196, 92);
  pen.path('M0 190Q150 140 300 158T480 150V320H0Z', pen.fade([lighter(leaf, 0.3), darker(leaf, 0.06)]));
  farHouse(pen, random.int(300, 380), 160);
  for (let i = -9; i < 12; i++) {
    const [far, near] = [244 + i * 17, 244 + i * 74];
    vineRow(pen, far, near, leaf);
  }
  poplar(pen, 60, 184, 70);
  poplar(pen, 84, 186, 56);
}

/** One row, from its far end to the lower edge, as two sides of leaves with posts. */
function vineRow(pen: Pen, far: number, near: number, leaf: string): void {
  pen.path(`M${far} 164L${far + 5} 168L${near + 40} 330H${near - 8}Z`, darker(leaf, 0.3));
  for (let step = 0; step <= 22; step++) {
    const share = (step / 22) ** 1.7;
    const size = 1.6 + share * 12;
    const [x, y] = [far + 3 + (near - far) * share + share * 14, 165 + 152 * share - size * 0.3];
    if (step > 9 && step % 5 === 0) pen.rect(x - share, y - size * 2.4, 1 + share * 2, size * 2, '#8a6b48');
    pen.circle(
      x + pen.random.between(-0.15, 0.15) * size,
      y - size * 0.2,
      size,
      lighter(leaf, pen.random.between(0, 0.16)),
    );
  }
}

/** Arable land or a meadow with a field path and poplars. */
export function field(pen: Pen): void {
  const { random } = pen;
  const crop = pen.vary(['#d9b45a', '#e4cf74', '#a9bd5a', '#c9a24a']);
  sky(pen);
  hills(pen, 176, 34);
  forest(pen, 184, 22, '#5d7a5c', 0.9);
  pen.rect(0, 180, 480, 140, pen.fade([lighter(crop, 0.2), crop, darker(crop, 0.16)]));
  for (let i = -14; i < 15; i++)
    pen.line(`M${250 + i * 16} 182L${250 + i * 92} 320`, darker(crop, 0.2), 2, { opacity: 0.35 });
  walkway(pen, 262, 182, 8, '#cdb58a');
  const row = random.int(330, 380);
  for (let i = 0; i < 5; i++) poplar(pen, row + i * 26, 190 + i * 5, 74 + i * 20);
  for (let i = 0; i < 3; i++) bale(pen, random.int(20, 200), random.int(226, 292));
}

function bale(pen: Pen, x: number, ground: number): void {
  const r = (ground - 160) * 0.16;
  pen.ellipse(x + r * 0.6, ground, r * 1.5, r * 0.2, '#4b3c17', { opacity: 0.3 });
  pen.rect(x, ground - 2 * r, r * 1.5, 2 * r, pen.fade(['#e9d08a', '#b98f44']), { rx: r * 0.4 });
  pen.ellipse(x, ground - r, r * 0.72, r, '#dcbf74');
  for (const share of [0.7, 0.42, 0.16])
    pen.ellipse(x, ground - r, r * 0.72 * share, r * share, 'none', {
      stroke: '#a9823c',
      'stroke-width': 0.9,
    });
}

/** Grass that ends in reeds and open water. */
export function lakesidePlot(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  hills(pen, 152, 44);
  water(pen, 150, ['#a9cbd8', '#6f9fbb', '#4b82a3'], { x: random.int(140, 340), colour: '#fff6dd' });
  reeds(pen, -6, 226, 110, 26);
  reeds(pen, 372, 226, 116, 26);
  pen.path('M0 216Q120 196 240 208T480 204V320H0Z', pen.fade(['#9dbb63', '#668f41']));
  pen.path('M214 214L222 172H252L264 214Z', pen.fade(['#b08a5e', '#8c6a45']));
  for (let i = 0; i < 5; i++) pen.rect(219 - i, 178 + i * 8, 37 + i * 2, 1.2, '#6b4e31');
  tree(pen, 62, 262, random.int(120, 160), 'summer');
  tree(pen, 424, 254, random.int(110, 150), 'summer');
  bush(pen, 300, 300, 120, 18, 'summer', '#e0c04a');
}
