import { windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, type Season, tree } from './plants.ts';
import { lawn, sky } from './sky.ts';

const panelColours = [
  ['#d69a3f', '#5877bb', '#c0664a'],
  ['#7fa077', '#d8c48c', '#5f8f9c'],
  ['#c0664a', '#e2c7a4', '#8a8f99'],
  ['#5f86a8', '#9fc0cf', '#e5e1d6'],
] as const;

/** A housing-estate slab with coloured loggias, among the trees that have grown since. */
export function panelBlock(pen: Pen): void {
  const { random } = pen;
  const colours = pen.vary(panelColours);
  sky(pen);
  const far = random.int(100, 140);
  pen.rect(0, far, 110, 200, '#b7bcc0');
  for (let y = far + 10; y < 280; y += 26)
    for (let x = 8; x < 104; x += 23) pen.rect(x, y, 13, 14, '#7d8b98');
  const floors = pen.vary([10, 4, 8, 5]);
  const columns = pen.vary([7, 8, 6]);
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
  const wall = pen.vary(['#f3f1ec', '#e6e3dc', '#dfe3e4']);
  const accent = pen.vary(['#a8754a', '#5c626b', '#8c5b42', '#6f7f6a']);
  const floors = pen.vary([4, 5, 3]);
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
