import { awning, balcony, shade, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { type Season, tree } from './plants.ts';
import { sky, street } from './sky.ts';

const plasters = ['#e3c07f', '#a9bfae', '#d9a58c', '#c9c2b2', '#d8c9a0', '#b9b3c4', '#e0d3bd', '#c98f7c'];
const stone = '#f5e8cd';

/** The old tenement of a town: cornice, pedimented windows, balconies, shops below. */
export function townHouse(pen: Pen): void {
  const { random } = pen;
  const plaster = pen.vary(plasters);
  const [left, right] = random.sample(plasters, 2);
  sky(pen);
  neighbour(pen, 0, random.int(64, 110), 66, left ?? stone);
  neighbour(pen, 404, random.int(70, 120), 80, right ?? stone);
  street(pen, 304);
  const floors = pen.vary([3, 4, 2]);
  const columns = pen.vary([5, 4, 6, 5]);
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
  pen.rect(x, top, width, 304 - top, pen.fade([lighter(plaster, 0.1), plaster], true));
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
    if (floor > 0) pen.rect(x, top + floor * storey, width, 2, darker(plaster, 0.12));
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
