import { railing, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, forest, potted, tree } from './plants.ts';
import { hills, lawn, sky, walkway, water } from './sky.ts';

/** A country house with two towers at the end of its avenue. */
export function castle(pen: Pen): void {
  const { random } = pen;
  const plaster = pen.vary(['#f0d9a0', '#f3ede0', '#e3b99a', '#d9d3c4']);
  const roof = pen.vary(['#8c4a3c', '#55606d', '#4f6b62']);
  sky(pen);
  hills(pen, 220, 70);
  forest(pen, 232, 60, '#55705c');
  lawn(pen, 226);
  pen.rect(96, 130, 288, 116, pen.fade([lighter(plaster, 0.25), plaster]));
  pen.path('M100 130L128 88H352L380 130Z', pen.fade([lighter(roof, 0.12), darker(roof, 0.12)]));
  for (const x of [62, 356]) {
    pen.rect(x, 104, 62, 142, pen.fade([lighter(plaster, 0.3), darker(plaster, 0.1)], true));
    pen.path(`M${x - 6} 104L${x + 31} 34L${x + 68} 104Z`, pen.fade([lighter(roof, 0.14), roof], true));
    pen.line(`M${x + 31} 34V18`, '#b08a55', 2);
    for (const y of [120, 164, 206]) windowAt(pen, x + 20, y, 22, 28);
  }
  pen.path('M186 130L240 84L294 130Z', lighter(plaster, 0.4));
  pen.circle(240, 114, 9, pen.light.glass[0] ?? '#34465e');
  for (const x of [136, 172, 286, 322])
    for (const y of [144, 194]) windowAt(pen, x, y, 22, y === 144 ? 34 : 38);
  for (const x of [204, 264]) windowAt(pen, x - 11, 144, 22, 34);
  for (const x of [196, 218, 256, 278]) pen.rect(x, 186, 6, 60, '#fbf8ef');
  pen.rect(188, 180, 104, 7, '#fbf8ef');
  pen.path('M222 246V212Q222 196 240 196T258 212V246Z', '#5b3a2a');
  pen.rect(186, 246, 108, 7, '#d8cdb8');
  walkway(pen, 240, 252, 70, '#ddcfae');
  pen.ellipse(240, 292, 58, 11, '#e2dccb');
  pen.ellipse(240, 289, 48, 8, '#8fc4d6');
  pen.line('M240 288V262', '#ffffff', 4, { opacity: 0.8 });
  pen.line('M240 262q-14 4 -16 22M240 262q14 4 16 22', '#ffffff', 2, { opacity: 0.8 });
  for (const x of [40, 112, 344, 416])
    bush(pen, x, 284, 40, 20, 'summer', random.pick(['#d94f4f', '#e8799b', '#f5f2e8']));
  tree(pen, 26, 278, 150);
  tree(pen, 456, 278, 160);
}

/** Breakfast laid on a terrace over the hills or the lake. */
export function terraceBreakfast(pen: Pen): void {
  const cloth = pen.vary(['#f4efe6', '#dbe6ee', '#f3e2dc', '#e6ecd9']);
  sky(pen);
  hills(pen, 176, 80);
  if (pen.vary([true, false])) pen.bright(() => water(pen, 168, ['#a9cbd8', '#6f9fbb', '#5d8ba6']));
  else lawn(pen, 170);
  bush(pen, -6, 214, 494, 24, 'summer', pen.vary(['#d94f4f', '#9a83c9', '#f0b13c']));
  railing(pen, 0, 170, 480, 60, '#f7f5f0');
  pen.rect(0, 228, 480, 92, pen.fade(['#d3b48a', '#ab8558']));
  for (let y = 238; y < 320; y += 14) pen.rect(0, y, 480, 1, '#8a6642', { opacity: 0.5 });
  pen.line('M150 250L126 320M330 250L354 320', '#6b4f36', 7);
  pen.path('M84 232H396L420 262H60Z', pen.fade([lighter(cloth, 0.4), cloth]));
  pen.path('M60 262H420L408 292Q330 280 240 292T72 292Z', darker(cloth, 0.1));
  for (const x of [136, 330]) {
    pen.ellipse(x, 248, 40, 9, '#fdfdfb');
    pen.ellipse(x, 246, 20, 5, '#e3a84a');
    pen.circle(x - 4, 243, 6, '#fdf6e0');
    pen.circle(x - 4, 243, 2.6, '#f0a92e');
  }
  for (const x of [194, 286]) {
    pen.path(`M${x - 12} 222H${x + 12}L${x + 9} 246H${x - 9}Z`, '#fdfdfb');
    pen.ellipse(x, 222, 12, 3, '#6b4426');
  }
  pen.path('M226 200H254L250 242H230Z', '#ffffff', { opacity: 0.55 });
  pen.path('M228 212H252L249 242H231Z', '#f0a13c', { opacity: 0.9 });
  pen.path('M96 238q12 -14 26 0z', '#c98f4f');
  pen.path('M372 238q-12 -14 -26 0z', '#b5763a');
  potted(pen, 36, 304, 110, '#c4714b');
  potted(pen, 446, 300, 96, '#5d6f8a');
}

/** The roofs of the town from a balcony. */
export function balconyView(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  hills(pen, 150, 60);
  for (const [base, tall, share] of [
    [190, 44, 0.35],
    [226, 52, 0.18],
    [262, 60, 0],
  ] as const)
    for (let x = -20; x < 480; x += random.int(44, 66)) {
      const wall = random.pick(['#e3c07f', '#d9a58c', '#efe4cc', '#c9c2b2', '#a9bfae']);
      const top = base - random.int(tall - 18, tall);
      const tile = random.pick(['#b8523a', '#9c4634', '#8c5a46', '#a8623f']);
      pen.path(`M${x - 4} ${top}L${x + 14} ${top - 22}H${x + 42}L${x + 60} ${top}Z`, lighter(tile, share));
      pen.rect(x, top, 56, 140, lighter(wall, share));
      for (const at of [8, 34]) windowAt(pen, x + at, top + 9, 13, 17, { transom: false });
    }
  pen.path('M232 152L238 66L240 40L242 66L248 152Z', '#8f7f6a');
  pen.rect(224, 110, 32, 80, '#efe4cc');
  pen.path('M222 112L240 62L258 112Z', '#5f7a6c');
  pen.circle(240, 130, 8, '#fbf8ef');
  pen.rect(0, 268, 480, 52, pen.fade(['#c9b18c', '#a3875c']));
  railing(pen, 0, 212, 480, 62, '#2f3238');
  for (const x of [20, 150, 330])
    bush(pen, x, 222, 96, 17, 'summer', pen.vary(['#d94f4f', '#e8799b', '#9a83c9', '#f0b13c']));
  pen.ellipse(404, 262, 52, 9, '#f4f0e6');
  pen.line('M404 266V316', '#3a3d42', 6);
  pen.rect(388, 240, 18, 18, pen.vary(['#fdfdfb', '#dfa640', '#5f8f7c']), { rx: 3 });
  potted(pen, 60, 316, 92, '#c4714b');
}
