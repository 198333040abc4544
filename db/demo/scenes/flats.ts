import { awning, balcony, shade, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, type Season, tree } from './plants.ts';
import { lawn, sky, street } from './sky.ts';

const plasters = ['#e3c07f', '#a9bfae', '#d9a58c', '#c9c2b2', '#d8c9a0', '#b9b3c4', '#e0d3bd', '#c98f7c'];
const stone = '#f5e8cd';

/** The old tenement of a town: cornice, pedimented windows, balconies, shops below. */
export function townHouse(pen: Pen): void {
  const { random } = pen;
  const [plaster, left, right] = random.sample(plasters, 3);
  sky(pen);
  neighbour(pen, 0, random.int(64, 110), 66, left ?? stone);
  neighbour(pen, 404, random.int(70, 120), 80, right ?? stone);
  street(pen, 304);
  const floors = random.int(2, 4);
  const columns = random.int(4, 6);
  const base = 238;
  const storey = floors === 2 ? 60 : floors === 3 ? 56 : 46;
  const top = base - floors * storey;
  const [x, width] = [62, 342];
  pen.path(
    `M${x + 22} ${top - 12}L${x + 40} ${top - 36}H${x + width - 40}L${x + width - 22} ${top - 12}Z`,
    pen.fade(
      random.pick([
        ['#8c4a3c', '#63322a'],
        ['#55606d', '#39424e'],
        ['#7d6a58', '#564838'],
      ]),
    ),
  );
  pen.rect(x, top, width, 304 - top, pen.fade([lighter(plaster ?? stone, 0.1), plaster ?? stone], true));
  pen.rect(x - 8, top - 12, width + 16, 13, stone);
  shade(pen, x, top + 1, width, 6);
  const step = width / columns;
  const balconies = new Set(
    random.sample(
      Array.from({ length: columns }, (_, i) => i),
      2,
    ),
  );
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey + storey * 0.24;
    for (let column = 0; column < columns; column++) {
      const [w, h] = [Math.min(30, step * 0.5), storey * 0.6];
      const at = x + column * step + (step - w) / 2;
      pen.rect(at - 4, y - 4, w + 8, 3.5, stone);
      if (floor < floors - 1) pen.path(`M${at - 4} ${y - 4}l${w / 2 + 4} -7l${w / 2 + 4} 7z`, stone);
      windowAt(pen, at, y, w, h);
      if (balconies.has(column) && floor > 0) balcony(pen, at - 8, y + h + 2, w + 16, 15);
      else pen.rect(at - 4, y + h, w + 8, 3.5, stone);
    }
    if (floor > 0) pen.rect(x, top + floor * storey, width, 2, darker(plaster ?? stone, 0.12));
  }
  groundFloor(pen, x, base, width);
  streetTrees(pen, [26, 446]);
}

function groundFloor(pen: Pen, x: number, top: number, width: number): void {
  const { random } = pen;
  pen.rect(x, top, width, 66, pen.fade(['#cdb98e', '#b39d74']));
  for (let row = 1; row < 5; row++) pen.rect(x, top + row * 13, width, 1, '#8f7b55', { opacity: 0.4 });
  pen.rect(x - 3, top - 4, width + 6, 6, stone);
  const bays = 5;
  const gate = random.int(1, 3);
  const shop = (gate + random.int(1, 2)) % bays;
  for (let bay = 0; bay < bays; bay++) {
    const at = x + 12 + (bay * (width - 24)) / bays;
    if (bay === gate) {
      pen.path(`M${at + 6} 304V${top + 34}q22 -36 44 0V304Z`, pen.fade(['#5b3a2a', '#42291d']));
      pen.line(`M${at + 28} 304V${top + 18}`, '#2e1d15', 1.4);
    } else {
      windowAt(pen, at + 7, top + 20, 44, 40, { frame: '#4d4033', transom: false, lit: bay === shop });
      if (bay === shop)
        awning(pen, at + 2, top + 14, 54, random.pick(['#2f6b4f', '#8c3b32', '#37558f', '#b07a2c']));
    }
  }
}

function neighbour(pen: Pen, x: number, top: number, width: number, plaster: string): void {
  pen.rect(x, top, width, 304 - top, pen.fade([darker(plaster, 0.1), darker(plaster, 0.24)]));
  pen.rect(x, top, width, 5, lighter(plaster, 0.25));
  for (let y = top + 18; y < 280; y += 44)
    for (let column = 0; column < 2; column++)
      windowAt(pen, x + width * (0.14 + column * 0.44), y, width * 0.26, 29, { frame: '#efe9dc' });
}

function streetTrees(pen: Pen, places: readonly number[]): void {
  const season = pen.random.pick<Season>(['summer', 'summer', 'spring', 'autumn']);
  for (const x of places) tree(pen, x, 310, pen.random.int(92, 118), season);
}

const panelColours = [
  ['#d69a3f', '#5877bb', '#c0664a'],
  ['#7fa077', '#d8c48c', '#5f8f9c'],
  ['#c0664a', '#e2c7a4', '#8a8f99'],
  ['#5f86a8', '#9fc0cf', '#e5e1d6'],
] as const;

/** A housing-estate slab with coloured loggias, among the trees that have grown since. */
export function panelBlock(pen: Pen): void {
  const { random } = pen;
  const colours = random.pick(panelColours);
  sky(pen);
  const far = random.int(100, 140);
  pen.rect(0, far, 110, 200, '#b7bcc0');
  for (let y = far + 10; y < 280; y += 26)
    for (let x = 8; x < 104; x += 23) pen.rect(x, y, 13, 14, '#7d8b98');
  const floors = random.pick([4, 5, 8, 10]);
  const columns = random.int(6, 8);
  const storey = floors > 6 ? 264 / floors : 38;
  const [x, width, top] = [94, 304, 298 - floors * storey];
  pen.rect(x, top - 6, width, 8, '#8f959a');
  pen.rect(x, top, width, 300 - top, pen.fade(['#ece8e0', '#cdc7bb'], true));
  const step = width / columns;
  const loggias = new Set(Array.from({ length: columns }, (_, i) => i).filter((i) => i % 2 === 0));
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey;
    pen.rect(x, y + storey - 1.5, width, 1.5, '#b9b3a7');
    for (let column = 0; column < columns; column++) {
      const at = x + column * step + 4;
      if (loggias.has(column)) loggia(pen, at, y + 4, step - 8, storey - 8, random.pick(colours));
      else windowAt(pen, at + 3, y + storey * 0.22, step - 14, storey * 0.52, { frame: '#fbfaf6' });
    }
  }
  pen.rect(x, top, width, 300 - top, pen.fade(['#ffffff', '#000000'], true), { opacity: 0.06 });
  lawn(pen, 296);
  pen.rect(0, 310, 480, 10, '#bdb8ad');
  const season = random.pick<Season>(['summer', 'summer', 'spring', 'autumn']);
  tree(pen, random.int(54, 84), 302, random.int(120, 150), season);
  tree(pen, random.int(412, 440), 304, random.int(110, 150), season);
  tree(pen, random.int(230, 280), 302, random.int(64, 84), season);
  bush(pen, 300, 308, 96, 18, season);
}

function loggia(pen: Pen, x: number, y: number, width: number, height: number, colour: string): void {
  pen.rect(x, y, width, height, '#59636f');
  windowAt(pen, x + 2, y + 2, width * 0.46, height - 4, { frame: '#e9e6df', panes: 1, transom: false });
  pen.rect(x, y + height * 0.52, width, height * 0.48, colour);
  pen.rect(x, y + height * 0.52, width, 1.6, lighter(colour, 0.4));
  if (pen.random.chance(0.22)) bush(pen, x + 2, y + height * 0.66, width - 4, height * 0.36);
}

/** A block of flats of these years: white volumes, wood, glass balconies. */
export function newBuild(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  const wall = random.pick(['#f3f1ec', '#e6e3dc', '#dfe3e4']);
  const accent = random.pick(['#a8754a', '#5c626b', '#8c5b42', '#6f7f6a']);
  const floors = random.int(3, 5);
  const storey = 196 / floors;
  const top = 294 - floors * storey;
  skyline(pen, 294);
  const [x, width] = [58, 348];
  pen.rect(x + 70, top - storey * 0.82, width - 150, storey * 0.82, accent);
  windowAt(pen, x + 90, top - storey * 0.66, width - 190, storey * 0.6, {
    frame: '#3d4046',
    panes: 5,
    transom: false,
  });
  pen.rect(x, top, width, 294 - top, pen.fade([wall, darker(wall, 0.12)], true));
  pen.rect(x, top - 3, width, 4, '#4a4e54');
  const bays = 4;
  const step = width / bays;
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++)
      modernBay(pen, x + bay * step, top + floor * storey, step, storey, accent, (bay + floor) % 2 === 0);
  const entrance = x + step * 1.5 - 22;
  pen.rect(entrance - 6, 294 - storey * 0.92, 56, storey * 0.92, accent);
  windowAt(pen, entrance, 294 - storey * 0.78, 44, storey * 0.78, {
    frame: '#33363b',
    transom: false,
    lit: true,
  });
  pen.rect(entrance - 14, 294 - storey * 0.96, 72, 4, '#3b3f45');
  lawn(pen, 292);
  pen.path('M196 294H248L300 320H160Z', '#d6d1c6');
  const season = random.pick<Season>(['summer', 'spring', 'autumn']);
  tree(pen, 34, 306, random.int(90, 120), season);
  tree(pen, 438, 308, random.int(100, 140), season);
  bush(pen, 70, 302, 90, 15, season, random.pick(['#c06b8f', '#8f7fc4', '#e0b04a']));
  bush(pen, 290, 302, 106, 15, season);
}

/** Far roofs and blocks behind a new estate. */
function skyline(pen: Pen, ground: number): void {
  for (let x = -8; x < 480; x += pen.random.int(34, 60)) {
    const top = ground - pen.random.int(60, 130);
    pen.rect(
      x,
      top,
      pen.random.int(36, 58),
      ground - top,
      pen.random.pick(['#b9c3c6', '#aab6ba', '#c4c9c8']),
      { opacity: 0.75 },
    );
  }
}

function modernBay(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  accent: string,
  deep: boolean,
): void {
  if (deep) pen.rect(x + 4, y + 4, width - 8, height - 5, lighter(accent, 0.15));
  windowAt(pen, x + width * 0.16, y + height * 0.18, width * 0.68, height * (deep ? 0.74 : 0.6), {
    frame: '#3d4046',
    panes: deep ? 3 : 2,
    transom: false,
  });
  if (!deep) return;
  pen.rect(x + 2, y + height * 0.94, width - 4, 4, '#f7f5f0');
  pen.rect(x + 4, y + height * 0.58, width - 8, height * 0.36, '#cfe3ea', { opacity: 0.55 });
  pen.rect(x + 4, y + height * 0.57, width - 8, 1.6, '#5b626b');
}
