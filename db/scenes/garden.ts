import { picketFence, tiledRoof, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, type Season, tree } from './plants.ts';
import { hills, lawn, sky } from './sky.ts';

/** A tended garden: raised beds, a shed, a water butt. */
export function garden(pen: Pen): void {
  const { random } = pen;
  const season = random.pick<Season>(['summer', 'spring']);
  sky(pen);
  hills(pen, 170, 40);
  bush(pen, -6, 202, 494, 36, season);
  picketFence(pen, -4, 486, 212, 30, random.pick(['#b98f62', '#f1ecdf', '#86917f']));
  lawn(pen, 210, season);
  const shed = pen.vary(['#8f6a45', '#6f8a86', '#a65f47']);
  tiledRoof(
    pen,
    [
      [326, 116],
      [424, 116],
      [440, 152],
      [310, 152],
    ],
    '#6b5648',
  );
  pen.rect(320, 152, 110, 76, pen.fade([lighter(shed, 0.12), shed]));
  for (let x = 331; x < 430; x += 11) pen.rect(x, 152, 1, 76, darker(shed, 0.3), { opacity: 0.6 });
  pen.rect(336, 172, 30, 56, darker(shed, 0.22));
  windowAt(pen, 384, 168, 32, 26);
  pen.rect(440, 194, 26, 36, pen.fade(['#4f6f86', '#38536a'], true), { rx: 4 });
  tree(pen, random.int(60, 100), 226, random.int(110, 140), season);
  for (const [x, y, width] of [
    [40, 244, 150],
    [226, 244, 150],
    [20, 288, 190],
    [250, 288, 200],
  ] as const)
    bed(pen, x, y, width);
}

function bed(pen: Pen, x: number, y: number, width: number): void {
  pen.rect(x, y, width, 24, pen.fade(['#b58857', '#8f6740']), { rx: 2 });
  pen.rect(x + 4, y - 3, width - 8, 10, '#5b4330', { rx: 4 });
  const bloom = pen.random.pick([undefined, '#d94f3d', '#e7b63c', '#8c5fae', '#f2f0e6']);
  for (let at = x + 8; at < x + width - 14; at += 17) bush(pen, at, y + 3, 13, 12, 'summer', bloom);
}
