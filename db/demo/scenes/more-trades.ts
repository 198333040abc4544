import { tiledRoof } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, potted, tree } from './plants.ts';
import { accents, bigWindow, wallColours } from './room.ts';
import { hills, lawn, sky } from './sky.ts';

const steel = ['#eef0f2', '#c3c8ce', '#8f969d'];
const copper = ['#d98f5a', '#b5683a', '#8c4a26'];

/** Pipes under a basin, with wrench and bucket. */
export function plumbing(pen: Pen): void {
  const { random } = pen;
  const tint = random.pick(['#dfe8ea', '#e9e6da', '#dfe7dc']);
  pen.rect(0, 0, 480, 268, lighter(tint, 0.3));
  for (let y = 0; y < 260; y += 40)
    for (let x = 0; x < 480; x += 40)
      pen.rect(x + 1, y + 1, 38, 38, random.pick([tint, lighter(tint, 0.3), lighter(tint, 0.5)]));
  pen.rect(0, 262, 480, 58, pen.fade(['#a9b0b5', '#8a9298']));
  for (let x = 0; x < 480; x += 80) pen.line(`M${x + 40} 262L${x} 320`, '#767e84', 1.4);
  pen.path('M96 52H384Q378 124 316 128H164Q102 124 96 52Z', pen.fade(['#ffffff', '#d7dde1']));
  pen.rect(84, 44, 312, 13, '#fdfdfc', { rx: 6 });
  pen.line('M240 44V20q0 -10 12 -10h18q10 0 10 10v8', '#9aa3aa', 8);
  const pipe = random.chance(0.5) ? steel : copper;
  pen.line('M240 128V178q0 26 24 26t24 -26t26 -24h170', pipe[1] ?? '#c3c8ce', 19);
  pen.line('M235 128V178q0 31 29 31', pipe[0] ?? '#eef0f2', 4, { opacity: 0.8 });
  for (const [x, y, w, h] of [
    [226, 134, 28, 13],
    [308, 143, 13, 24],
    [390, 143, 13, 24],
  ] as const)
    pen.rect(x, y, w, h, pen.fade(pipe), { rx: 2 });
  for (const [x, colour] of [
    [150, '#c5382e'],
    [330, '#2f62b5'],
  ] as const) {
    pen.line(`M${x} 262V196`, copper[1] ?? '#b5683a', 8);
    pen.line(`M${x} 196V120`, '#aeb6bc', 5, { 'stroke-dasharray': '3 2' });
    pen.circle(x, 196, 11, colour);
  }
  pen.turned(120, 282, -16, () => {
    pen.rect(60, 276, 120, 13, pen.fade(['#d0473a', '#9c2f26']), { rx: 5 });
    pen.path('M176 266h34l10 8h-22v14h22l-10 8h-34z', pen.fade(steel));
  });
  pen.path('M282 226H352L344 292H290Z', pen.fade([random.pick(accents), '#5b5f66'], true));
  pen.ellipse(317, 226, 35, 8, '#7fb7d0');
  pen.line('M302 158V168', '#7fc0e0', 3);
  pen.ellipse(304, 196, 3, 5, '#7fc0e0');
}

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
  const brick = random.pick(['#b8603f', '#c27a52', '#a8523d']);
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

/** A car on the lift of a garage. */
export function carRepair(pen: Pen): void {
  const { random } = pen;
  const paint = random.pick(['#c5382e', '#3f62a8', '#d9a441', '#4f7d6a', '#8a9097', '#e9e6de']);
  pen.rect(0, 0, 480, 262, pen.fade(['#c9d0d4', '#aab3b8']));
  for (let x = 0; x < 480; x += 60) pen.rect(x, 0, 1.6, 262, '#98a2a8', { opacity: 0.6 });
  bigWindow(pen, 30, 26, 124, 76);
  pen.rect(330, 30, 126, 86, '#5d656b');
  for (let i = 0; i < 5; i++) {
    pen.rect(344 + i * 22, 42, 6, random.int(38, 60), pen.fade(steel));
    pen.circle(347 + i * 22, 44, 7, random.pick(accents));
  }
  pen.rect(0, 262, 480, 58, pen.fade(['#8f979c', '#70787d']));
  for (const x of [96, 356]) pen.rect(x, 118, 22, 160, pen.fade(['#f0b93c', '#c98a22'], true));
  pen.rect(90, 236, 294, 9, '#3a3d42');
  pen.path(
    'M104 224Q102 186 138 180L172 144Q180 136 196 136H276Q292 136 304 148L338 178Q384 182 386 222L380 232H110Z',
    pen.fade([lighter(paint, 0.18), darker(paint, 0.14)]),
  );
  pen.bright(() => {
    pen.path('M168 178L188 152Q192 146 202 146H230V178Z', pen.fade(['#4f6f88', '#8fb0c4']));
    pen.path('M240 146H272Q284 146 292 154L314 178H240Z', pen.fade(['#4f6f88', '#8fb0c4']));
  });
  pen.rect(112, 198, 16, 10, '#ffe9a8', { rx: 4 });
  pen.rect(364, 196, 18, 9, '#b5302a', { rx: 3 });
  pen.rect(248, 192, 18, 4, darker(paint, 0.4), { rx: 2 });
  for (const x of [166, 326]) {
    pen.circle(x, 228, 28, '#26282b');
    pen.circle(x, 228, 15, '#c9ccd0');
    pen.circle(x, 228, 5, '#6d757c');
  }
  pen.rect(206, 264, 72, 40, pen.fade(['#c5382e', '#8f2720']), { rx: 3 });
  for (const y of [276, 290]) pen.rect(214, y, 56, 2, '#5b1a15');
}

/** A desk with screens, for everything done by computer. */
export function computing(pen: Pen): void {
  const { random } = pen;
  const wall = random.pick([...wallColours, '#39435c', '#2f4a4f']);
  pen.rect(0, 0, 480, 320, pen.fade([lighter(wall, 0.1), wall]));
  const glowing = random.pick(['#8fb4d8', '#a8d0b8', '#d8b48f']);
  for (const [x, y, w, h] of [
    [64, 64, 190, 116],
    [272, 84, 140, 92],
  ] as const) {
    pen.glow(x + w / 2, y + h / 2, w * 0.7, glowing, 0.35);
    pen.rect(x, y, w, h, '#1f2227', { rx: 6 });
    pen.bright(() => pen.rect(x + 5, y + 5, w - 10, h - 10, pen.fade(['#22304a', '#1a2438'])));
    for (let line = 0; line < Math.floor((h - 24) / 10); line++)
      pen.rect(
        x + 14 + random.int(0, 3) * 8,
        y + 14 + line * 10,
        random.int(24, Math.floor(w * 0.55)),
        4,
        random.pick(['#7fb0e0', '#a8d08f', '#e0b46a', '#c58fc0', '#8f98a8']),
        { rx: 2 },
      );
    pen.rect(x + w / 2 - 7, y + h, 14, 30, '#3a3d42');
    pen.rect(x + w / 2 - 34, 206, 68, 5, '#3a3d42', { rx: 2 });
  }
  pen.rect(0, 210, 480, 16, pen.fade(['#c9a070', '#a87c4c']));
  pen.rect(0, 226, 480, 94, pen.fade(['#8f6a42', '#6f5030']));
  pen.path('M96 218H262L276 236H84Z', pen.fade(['#e6e8ea', '#bfc4c9']));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 14; i++)
      pen.rect(100 + i * 11.4 - row * 2, 220 + row * 5, 8.6, 3.4, '#8f969d', { rx: 1 });
  pen.ellipse(304, 226, 13, 7, '#e6e8ea');
  pen.rect(352, 186, 24, 26, random.pick(accents), { rx: 4 });
  pen.line('M376 192q12 2 8 12q-4 4 -9 3', '#e6e0d4', 3);
  potted(pen, 442, 212, random.int(76, 104));
}

/** A bright room with bucket, mop and spray: cleaning. */
export function cleaning(pen: Pen): void {
  const { random } = pen;
  const wall = random.pick(['#dcebee', '#e6efe0', '#efe6f0']);
  pen.rect(0, 0, 480, 240, pen.fade([lighter(wall, 0.3), wall]));
  bigWindow(pen, 250, 28, 190, 150, 3);
  pen.rect(0, 234, 480, 86, pen.fade(['#e6dcc9', '#c2b196']));
  for (let i = -2; i < 12; i++) pen.line(`M${i * 56} 234L${i * 76 - 70} 320`, '#ab9a7e', 1, { opacity: 0.6 });
  pen.path('M60 320Q120 262 300 252L420 320Z', '#ffffff', { opacity: 0.4 });
  const colour = random.pick(['#3f7fb5', '#4f9f8c', '#d0604a', '#8a6fb0']);
  pen.path('M80 196H196L182 292H94Z', pen.fade([lighter(colour, 0.2), darker(colour, 0.12)], true));
  pen.ellipse(138, 196, 58, 13, '#dff0f5');
  for (let i = 0; i < 18; i++)
    pen.circle(random.between(92, 184), random.between(180, 198), random.between(4, 10), '#ffffff', {
      opacity: 0.8,
    });
  pen.line('M82 202Q138 120 194 202', '#6d757c', 3.4);
  pen.line('M318 276L236 40', '#c98f4f', 6);
  for (let i = 0; i < 11; i++)
    pen.line(`M${316 + i * 3} 274Q${300 + i * 7} 296 ${286 + i * 9.4} 310`, i % 2 ? '#f4f1e8' : '#d9d4c6', 6);
  pen.path('M402 214h38v76q0 6 -6 6h-26q-6 0 -6 -6z', pen.fade([lighter(colour, 0.35), colour], true));
  pen.path('M412 214V196H404V184H438L446 192H430V214Z', '#f4f4f2');
  pen.rect(408, 240, 26, 30, '#ffffff', { opacity: 0.8, rx: 3 });
}
