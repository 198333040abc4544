import { chimney, door, railing, shade, tiledRoof, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, forest, potted, reeds, spruce, tree } from './plants.ts';
import { hills, lawn, sky, walkway, water } from './sky.ts';

/** A jetty over the lake, hills on the far shore, a sail. */
export function lakePier(pen: Pen): void {
  const { random, light } = pen;
  sky(pen);
  hills(pen, 166, 56);
  const [, middle = '#c7b7a8'] = light.sky;
  pen.bright(() =>
    water(pen, 160, [lighter(middle, 0.1), '#8fa9b8', '#5d8ba6', '#3f6b8b'], { x: 336, colour: '#fff1cc' }),
  );
  sail(pen, random.int(70, 140), random.int(196, 216));
  if (random.chance(0.5)) sail(pen, random.int(380, 450), random.int(180, 192));
  pen.path('M196 176H228L316 320H108Z', pen.fade(['#a98457', '#7b5a3a']));
  for (let i = 1; i < 13; i++) {
    const y = 176 + i * i * 0.86;
    const share = (y - 176) / 144;
    pen.line(`M${196 - 88 * share} ${y}H${228 + 88 * share}`, '#4f3722', 1 + share * 1.4);
  }
  for (const [x, y, size] of [
    [188, 200, 1],
    [240, 200, 1],
    [150, 254, 1.8],
    [280, 254, 1.8],
  ] as const) {
    pen.rect(x - 3 * size, y - 20 * size, 6 * size, 26 * size, pen.fade(['#6d4d31', '#49331f'], true));
    pen.rect(x - 3.4 * size, y - 22 * size, 6.8 * size, 3 * size, '#8a6642');
  }
  reeds(pen, -4, 322, 96, 26);
  reeds(pen, 396, 322, 90, 26);
}

function sail(pen: Pen, x: number, y: number): void {
  pen.path(`M${x - 22} ${y}H${x + 24}L${x + 16} ${y + 9}H${x - 16}Z`, '#f7f4ec');
  pen.rect(x - 1, y - 56, 2, 56, '#6b4f36');
  pen.path(`M${x + 2} ${y - 54}V${y - 4}H${x + 26}Z`, '#ffffff');
  pen.path(
    `M${x - 3} ${y - 48}V${y - 4}H${x - 18}Z`,
    pen.random.pick(['#d8dee8', '#c5604a', '#dfa640', '#5877bb']),
  );
}

/** A log cabin in the wood, its windows lit. */
export function forestCabin(pen: Pen): void {
  const { random } = pen;
  const log = pen.vary(['#8f5f38', '#7a5234', '#a06f42']);
  sky(pen);
  forest(pen, 210, 118, '#6d8284', 0.6);
  forest(pen, 226, 148, '#4a6262', 0.85);
  forest(pen, 238, 170, '#33504b');
  lawn(pen, 230, 'summer');
  for (const [x, size] of [
    [18, 190],
    [66, 140],
    [418, 150],
    [462, 206],
  ] as const)
    spruce(pen, x, 296, size * random.between(0.9, 1.1));
  chimney(pen, 314, 132, 44, true);
  pen.rect(142, 168, 206, 92, pen.fade([lighter(log, 0.06), darker(log, 0.18)]));
  pen.path('M142 170L246 98L348 170Z', log);
  for (let y = 177; y < 258; y += 9) pen.line(`M142 ${y}H348`, darker(log, 0.4), 1.3);
  pen.path('M120 180L246 90L372 180L362 190L246 106L132 190Z', pen.fade(['#5a4a44', '#3a302d']));
  pen.bright(() => pen.path('M212 158L246 132L280 158Z', pen.fade(['#fff0bd', '#f5bd55'])));
  pen.rect(244, 134, 4, 24, log);
  windowAt(pen, 160, 192, 42, 36, { frame: '#5d3b22', lit: true });
  windowAt(pen, 290, 192, 42, 36, { frame: '#5d3b22', lit: true });
  pen.glow(246, 222, 92, '#ffcf74', 0.4);
  door(pen, 228, 258, 36, 62, '#6b4426');
  pen.path('M126 258H364L376 268H114Z', pen.fade(['#a87a4c', '#7c5733']));
  for (const x of [130, 206, 284, 356]) pen.rect(x, 266, 7, 12, '#5b3f27');
  walkway(pen, 246, 270, 34, '#b3a179');
  bush(pen, 110, 284, 70, 14);
  bush(pen, 320, 286, 70, 14, 'summer', '#d6d29a');
}

/** The whitewashed house of a village: reed roof, arcaded porch, geraniums. */
export function porchHouse(pen: Pen): void {
  const { random } = pen;
  const thatched = random.chance(0.6);
  const roof = thatched ? '#7d6145' : random.pick(['#a8523d', '#8c4a38']);
  sky(pen);
  hills(pen, 214, 80);
  bush(pen, -6, 236, 494, 30);
  lawn(pen, 230);
  pen.ellipse(244, 268, 180, 7, '#24331a', { opacity: 0.3 });
  pen.rect(84, 160, 320, 106, pen.fade(['#fffdf6', '#e9e3d4']));
  pen.rect(84, 246, 320, 20, random.pick(['#c9bda8', '#7f9bb8', '#c2a37c']));
  tiledRoof(
    pen,
    [
      [116, 84],
      [372, 84],
      [426, 168],
      [60, 168],
    ],
    roof,
  );
  if (thatched)
    for (let i = 0; i < 70; i++)
      pen.line(
        `M${random.between(104, 386)} ${random.between(96, 146)}l${random.between(-2, 2)} ${random.between(8, 22)}`,
        '#a5855f',
        1.1,
        { opacity: 0.5 },
      );
  pen.rect(112, 80, 264, 7, darker(roof, 0.3));
  chimney(pen, 314, 84, 24, random.chance(0.5));
  const flower = pen.vary(['#d94f4f', '#e06b8b', '#c94f7f']);
  const arches = [104, 150, 196, 242, 288];
  shade(pen, 84, 168, 320, 6);
  for (const x of arches) {
    pen.path(`M${x} 262V206Q${x} 180 ${x + 19} 180T${x + 38} 206V262Z`, pen.fade(['#8a7d6c', '#b3a693']));
    if (x === 196) door(pen, x + 7, 260, 24, 58, '#3f6b4f');
    else windowAt(pen, x + 8, 200, 22, 32, { frame: '#4d7a5c' });
    pen.rect(x - 8, 182, 8, 80, '#fbf8ef');
    if (x !== 196) bush(pen, x, 258, 38, 18, 'summer', flower);
  }
  windowAt(pen, 346, 194, 40, 42, { shutters: '#4d7a5c' });
  walkway(pen, 215, 264, 26, '#d3c3a0');
  tree(pen, 40, 268, random.int(120, 150));
  tree(pen, 440, 270, random.int(130, 165));
  bush(pen, 350, 306, 124, 20, 'summer', random.pick(['#8f7fc4', '#c06b8f', '#e3b23f']));
}

/** A guest house of the hills with wooden balconies. */
export function pension(pen: Pen): void {
  const { random } = pen;
  const wood = pen.vary(['#8a5c38', '#6f4a30', '#9c6f45']);
  sky(pen);
  hills(pen, 216, 96);
  forest(pen, 232, 70, '#4f6b58');
  lawn(pen, 228);
  pen.ellipse(240, 270, 176, 7, '#24331a', { opacity: 0.3 });
  pen.path('M94 122L240 56L386 122V266H94Z', pen.fade(['#fbf7ec', '#e6decb']));
  pen.path('M94 122L240 56L386 122V166H94Z', pen.fade([lighter(wood, 0.1), wood]));
  for (let x = 102; x < 386; x += 9)
    pen.line(`M${x} ${122 - Math.max(0, 66 - Math.abs(x - 240) * 0.452)}V166`, darker(wood, 0.3), 0.9, {
      opacity: 0.6,
    });
  pen.path('M70 136L240 46L410 136L402 146L240 64L78 146Z', pen.fade(['#8c4f3c', '#6b3a2d']));
  windowAt(pen, 222, 86, 36, 30, { frame: '#f1e7d2' });
  const flower = pen.vary(['#d94f4f', '#e8799b', '#f0b13c']);
  for (const [y, columns] of [
    [124, 4],
    [178, 4],
  ] as const) {
    for (let i = 0; i < columns; i++) windowAt(pen, 116 + i * 68, y, 40, 36, { frame: '#f1e7d2' });
    balconyRow(pen, y + 34, wood, flower);
  }
  door(pen, 222, 266, 38, 44, wood);
  for (const x of [122, 304]) windowAt(pen, x, 232, 48, 28, { frame: '#6f4a30', transom: false });
  walkway(pen, 241, 268, 34);
  pen.rect(340, 262, 60, 4, '#8a6642');
  potted(pen, 208, 276, 36);
  potted(pen, 274, 276, 36);
  spruce(pen, 44, 276, random.int(150, 190));
  tree(pen, 440, 274, random.int(120, 150));
}

function balconyRow(pen: Pen, y: number, wood: string, flower: string): void {
  pen.rect(100, y, 280, 4, darker(wood, 0.2));
  railing(pen, 100, y - 18, 280, 18, darker(wood, 0.3));
  for (let x = 106; x < 370; x += 68) bush(pen, x, y - 4, 54, 12, 'summer', flower);
}
