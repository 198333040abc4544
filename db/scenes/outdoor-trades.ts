import { tiledRoof } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, tree } from './plants.ts';
import { hills, lawn, sky } from './sky.ts';

const steel = ['#eef0f2', '#c3c8ce', '#8f969d'];

/** A lawn being mown, beds along the fence. */
export function gardening(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  hills(pen, 160, 40);
  bush(pen, -6, 194, 494, 60, 'summer');
  lawn(pen, 184);
  for (let i = 0; i < 6; i++)
    pen.path(`M${i * 84 - 60} 320L${150 + i * 34} 190h17L${i * 84 - 18} 320Z`, '#ffffff', { opacity: 0.08 });
  for (const x of [10, 110, 350])
    bush(pen, x, 212, 96, 24, 'summer', random.pick(['#d94f4f', '#e8799b', '#f0b13c', '#9a83c9', '#f5f2e8']));
  tree(pen, 424, 214, random.int(120, 150));
  mower(pen, 196, 268, random.pick(['#c5382e', '#3f7d4a', '#d9822b']));
  pen.path('M340 292L352 258H424L436 292Z', pen.fade(['#5d7d92', '#3f5a6d']));
  pen.line('M340 276L300 262M436 276h14', '#5b5f66', 5);
  pen.circle(330, 296, 12, '#2b2d30');
  bush(pen, 350, 262, 76, 22, 'summer');
  pen.line('M86 306L108 196', '#a87a49', 5);
  for (let i = 0; i < 7; i++) pen.line(`M${72 + i * 5} 310l3 -14`, '#6d757c', 2);
  pen.rect(70, 294, 38, 5, '#6d757c');
}

function mower(pen: Pen, x: number, y: number, colour: string): void {
  pen.ellipse(x + 40, y + 32, 76, 7, '#1f2a16', { opacity: 0.35 });
  pen.line(`M${x - 6} ${y + 4}L${x - 76} ${y - 76}h-16`, '#3a3d42', 5);
  pen.path(
    `M${x - 22} ${y + 22}L${x - 10} ${y - 8}H${x + 74}Q${x + 100} ${y - 6} ${x + 104} ${y + 22}Z`,
    pen.fade([lighter(colour, 0.15), darker(colour, 0.15)]),
  );
  pen.rect(x + 14, y - 30, 52, 24, '#3a3d42', { rx: 7 });
  pen.rect(x + 26, y - 36, 28, 8, '#6d757c', { rx: 3 });
  for (const [at, r] of [
    [x, 20],
    [x + 86, 16],
  ] as const) {
    pen.circle(at, y + 32 - r * 0.5, r, '#2b2d30');
    pen.circle(at, y + 32 - r * 0.5, r * 0.45, '#c9ccd0');
  }
}

/** A wall going up: courses of brick, a line, a trowel. */
export function masonry(pen: Pen): void {
  const { random } = pen;
  const brick = pen.vary(['#b8603f', '#c27a52', '#a8523d']);
  sky(pen);
  hills(pen, 200, 40);
  pen.rect(0, 226, 480, 94, pen.fade(['#c2ac84', '#a08a63']));
  pen.line('M386 226V40M452 226V40M386 120H452M386 66H480', '#8a6a45', 7);
  pen.rect(370, 148, 110, 8, '#b38d5a');
  tiledRoof(
    pen,
    [
      [404, 20],
      [480, 20],
      [480, 44],
      [376, 44],
    ],
    '#8c4a38',
  );
  for (let row = 0; row < 9; row++) {
    const y = 244 - row * 20;
    const end = 330 - row * row * 2.4;
    for (let x = 18 + (row % 2) * 22; x < end; x += 44) {
      const shadeOf = random.between(0, 0.16);
      pen.rect(x, y, 42, 18, pen.fade([lighter(brick, 0.1), darker(brick, shadeOf)]), { rx: 1.4 });
    }
    pen.rect(18, y + 18, end - 14, 2, '#d9d3c4');
  }
  pen.line('M10 76L344 84', '#d0473a', 1.6);
  pen.rect(348, 262, 92, 34, pen.fade(['#4b4f55', '#2f3237']), { rx: 5 });
  pen.path('M354 264Q394 240 434 264Z', '#bdb6a6');
  pen.turned(250, 70, random.int(-16, 4), () => {
    pen.path('M214 78L262 58L262 98Z', pen.fade(steel));
    pen.line('M262 78h14v-10h10', '#6d757c', 4);
    pen.rect(284, 61, 44, 13, '#a8703e', { rx: 6 });
  });
  for (let i = 0; i < 5; i++)
    pen.rect(26 + i * 48 - (i % 2) * 6, 282 - (i % 2) * 20, 44, 19, darker(brick, i * 0.03), { rx: 1.4 });
}
