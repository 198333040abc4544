import { chimney } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { tree } from './plants.ts';
import { hills, sky } from './sky.ts';

/** A roof being tiled, battens showing where tiles are still missing. */
export function roofing(pen: Pen): void {
  const { random } = pen;
  const tile = pen.vary(['#b8523a', '#7d4a3a', '#5b5f66', '#c27a52', '#8c4a38']);
  sky(pen);
  hills(pen, 250, 80);
  tree(pen, 40, 320, 170);
  tree(pen, 452, 320, 150);
  chimney(pen, 330, 86, 40);
  pen.path('M120 70H372L470 296H20Z', pen.fade(['#d8b27c', '#b98d5d']));
  for (let row = 0; row < 14; row++) {
    const share = row / 14;
    const [left, right] = [120 - 100 * share, 372 + 98 * share];
    const y = 70 + 226 * share;
    pen.rect(left, y, right - left, 4, '#8a6238');
    const end = left + (right - left) * (0.34 + (row / 14) * 0.5);
    const step = 15 + row * 0.7;
    for (let x = left; x < end - step * 0.6; x += step)
      pen.path(
        `M${x} ${y - 2}H${x + step}V${y + 13}Q${x + step / 2} ${y + 20} ${x} ${y + 13}Z`,
        random.pick([tile, lighter(tile, 0.08), darker(tile, 0.1)]),
      );
  }
  pen.rect(112, 62, 268, 9, darker(tile, 0.25), { rx: 4 });
  for (let i = 0; i < 4; i++)
    pen.rect(330 - (i % 2) * 5, 182 - i * 11, 52, 10, darker(tile, i * 0.05), { rx: 2 });
  pen.line('M404 320L330 120M436 320L356 116', '#c98f4f', 6);
  for (let i = 0; i < 8; i++) pen.line(`M${398 - i * 9} ${306 - i * 24}h${30 - i * 0.6}`, '#d8a265', 4);
  pen.rect(0, 300, 480, 20, '#8f8a83');
}

/** A tiled wall half done, with trowel, level and spacers. */
export function tiling(pen: Pen): void {
  const { random } = pen;
  const glaze = pen.vary([
    ['#4f7f9c', '#6f9cb5', '#e9efef'],
    ['#c5764f', '#d99a6f', '#f3e6d6'],
    ['#4f8f7c', '#7fb59f', '#eaf2ea'],
    ['#3854bb', '#7f93d6', '#f2f2ea'],
  ]);
  pen.rect(0, 0, 480, 256, pen.fade(['#d8d3c8', '#c3bcae']));
  for (let i = 0; i < 40; i++)
    pen.line(`M${random.between(180, 470)} ${random.between(8, 240)}q12 -7 24 0`, '#b3ab9c', 2, {
      opacity: 0.7,
    });
  const size = 42;
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 9 - Math.abs(row - 4); column++) {
      const [x, y] = [6 + column * size, 256 - (row + 1) * size + 4];
      const colour = (row + column) % 3 === 0 ? glaze[2] : random.pick([glaze[0], glaze[1]]);
      pen.rect(
        x,
        y,
        size - 3,
        size - 3,
        pen.fade([lighter(colour ?? '#4f7f9c', 0.15), colour ?? '#4f7f9c']),
        { rx: 2 },
      );
      if ((row + column) % 3 === 0)
        pen.path(`M${x + 19} ${y + 6}l13 13l-13 13l-13 -13z`, glaze[0] ?? '#4f7f9c', { opacity: 0.75 });
    }
  pen.rect(0, 256, 480, 64, pen.fade(['#b7ab98', '#93866f']));
  pen.rect(286, 236, 150, 22, pen.fade(['#f0b93c', '#c98a22']), { rx: 3 });
  pen.bright(() => pen.rect(346, 241, 30, 11, '#b9e08a', { rx: 5 }));
  pen.path('M60 276H138L132 316H66Z', pen.fade(['#3f4a5d', '#2b323f']));
  pen.ellipse(99, 277, 39, 8, '#d3ccbd');
  pen.turned(240, 290, -14, () => {
    pen.path('M176 282H262V300H176Z', pen.fade(['#eef0f2', '#a9b0b6']));
    pen.line('M262 290h14v-12h8', '#6d757c', 5);
    pen.rect(284, 270, 52, 14, '#a8703e', { rx: 7 });
  });
  for (let i = 0; i < 3; i++)
    pen.rect(392 + i * 4, 286 - i * 10, 58, 10, glaze[i % 2] ?? '#4f7f9c', { rx: 1 });
}
