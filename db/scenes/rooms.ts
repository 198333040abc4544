import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { potted } from './plants.ts';
import {
  accents,
  bigWindow,
  curtains,
  fabrics,
  floorLamp,
  lightPatch,
  pendant,
  picture,
  roomShell,
  rug,
} from './room.ts';

export function livingRoom(pen: Pen): void {
  const { random } = pen;
  const floorAt = 232;
  roomShell(pen, floorAt);
  const sofa = pen.vary(fabrics);
  bigWindow(pen, 44, 40, 148, 152);
  curtains(pen, 44, 148, 28, 226, random.pick(['#e9dfcd', '#d5dbe2', '#dcc9b4', '#c9d3c4']));
  lightPatch(pen, 70, floorAt, 130);
  if (random.chance(0.5)) for (const x of [286, 350]) picture(pen, x, random.int(48, 60), 52, 66);
  else shelf(pen, 270, 78, 150);
  floorLamp(pen, 224, 252, 92);
  rug(pen, 336, 284, 128, random.pick(accents));
  sofaAt(pen, 236, 160, 222, sofa);
  coffeeTable(pen, 330, 262);
  potted(pen, 24, 294, random.int(96, 128), random.pick(['#c4714b', '#e8e2d6', '#5d6f8a']));
}

function sofaAt(pen: Pen, x: number, y: number, width: number, colour: string): void {
  const { random } = pen;
  pen.ellipse(x + width / 2, y + 98, width * 0.52, 7, '#241a10', { opacity: 0.3 });
  pen.rect(x + 12, y, width - 24, 62, pen.fade([lighter(colour, 0.12), colour]), { rx: 14 });
  pen.rect(x + 14, y + 46, width - 28, 36, lighter(colour, 0.06), { rx: 8 });
  pen.rect(x + width / 2 - 1, y + 46, 2, 34, darker(colour, 0.3));
  pen.rect(x + 4, y + 74, width - 8, 20, darker(colour, 0.18), { rx: 7 });
  for (const arm of [x, x + width - 30])
    pen.rect(arm, y + 28, 30, 66, pen.fade([lighter(colour, 0.05), darker(colour, 0.16)]), { rx: 13 });
  for (const foot of [x + 14, x + width - 20]) pen.rect(foot, y + 92, 6, 8, '#3a2a1c');
  const [first = '#dfa640', second = '#e8dcc4'] = random.sample(accents, 2);
  pen.turned(x + 56, y + 40, -9, () => pen.rect(x + 40, y + 22, 38, 34, first, { rx: 6 }));
  pen.turned(x + width - 56, y + 40, 10, () => pen.rect(x + width - 78, y + 24, 36, 32, second, { rx: 6 }));
}

function coffeeTable(pen: Pen, x: number, y: number): void {
  pen.line(
    `M${x - 38} ${y}L${x - 44} ${y + 28}M${x + 38} ${y}L${x + 44} ${y + 28}M${x} ${y + 4}V${y + 32}`,
    '#6d4626',
    4,
  );
  pen.ellipse(x, y, 58, 9, '#a8703e');
  pen.ellipse(x, y - 2, 58, 9, '#c08a52');
  pen.rect(x - 24, y - 14, 16, 11, '#f7f3ea', { rx: 2 });
  pen.circle(x + 20, y - 9, 6, '#5f8f5a');
}

function shelf(pen: Pen, x: number, y: number, width: number): void {
  for (const level of [y, y + 42]) {
    pen.rect(x, level, width, 5, '#8a6442');
    for (let at = x + 6; at < x + width - 12; at += pen.random.int(6, 11)) {
      const tall = pen.random.int(18, 31);
      if (pen.random.chance(0.8))
        pen.rect(at, level - tall, pen.random.int(4, 7), tall, pen.random.pick([...fabrics, ...accents]));
    }
  }
}

export function bedroom(pen: Pen): void {
  const { random } = pen;
  const floorAt = 240;
  roomShell(pen, floorAt);
  const cloth = pen.vary(fabrics);
  bigWindow(pen, 336, 36, 108, 152);
  curtains(pen, 336, 108, 24, 232, random.pick(['#eef0f4', '#e9dfcd', '#d4dccf', lighter(cloth, 0.6)]));
  lightPatch(pen, 326, floorAt, 90);
  picture(pen, 104, random.int(24, 34), 96, 58);
  const head = pen.vary([darker(cloth, 0.1), '#8a6442', '#b59a78']);
  pen.rect(34, 106, 240, 100, pen.fade([lighter(head, 0.12), head]), { rx: 9 });
  for (let x = 66; x < 270; x += 34) pen.rect(x, 110, 1.4, 92, darker(head, 0.25), { opacity: 0.6 });
  for (const x of [54, 162]) pen.rect(x, 160, 92, 46, '#fdfdfb', { rx: 13 });
  const accent = pen.vary(accents);
  pen.rect(118, 174, 66, 36, accent, { rx: 9 });
  pen.path('M28 204H280L316 288H8Z', pen.fade(['#fdfdfb', '#e1e2e4']));
  pen.path('M20 232H292L316 288H8Z', pen.fade([lighter(cloth, 0.15), cloth]));
  if (random.chance(0.5))
    for (let x = 30; x < 300; x += 19)
      for (const y of [244, 259, 274]) pen.circle(x, y, 1.7, '#ffffff', { opacity: 0.7 });
  else for (const y of [246, 262, 277]) pen.rect(18, y, 288, 4, lighter(accent, 0.1), { opacity: 0.7 });
  pen.rect(8, 288, 308, 13, '#3a2a1e');
  pen.rect(284, 188, 36, 56, '#8a6442');
  pen.rect(288, 206, 28, 1.5, '#5f4229');
  pen.rect(300, 152, 4, 36, '#4b4036');
  pen.glow(302, 144, 58, '#ffe7a8', 0.55);
  pen.bright(() => pen.path('M286 156L293 126H311L318 156Z', pen.fade(['#fff3d0', '#f3d28a'])));
}

export function diningRoom(pen: Pen): void {
  const { random } = pen;
  const floorAt = 226;
  const { wood } = roomShell(pen, floorAt);
  bigWindow(pen, 150, 36, 180, 140, 3);
  lightPatch(pen, 160, floorAt, 130);
  picture(pen, 46, 60, 60, 76);
  picture(pen, 374, 60, 60, 76);
  pendant(pen, 200, random.int(62, 78), random.pick(['#3d3a36', ...accents]));
  pendant(pen, 284, random.int(62, 78), '#3d3a36');
  const seat = pen.vary([...fabrics, '#e8e2d6', '#4b4036']);
  for (const x of [136, 208, 280]) chairBack(pen, x, 176, seat);
  pen.path('M92 224H388L420 246H60Z', pen.fade([lighter(wood, 0.24), lighter(wood, 0.05)]));
  pen.rect(60, 246, 360, 7, darker(wood, 0.25));
  for (const x of [80, 388]) pen.rect(x, 253, 11, 54, darker(wood, 0.35));
  pen.ellipse(240, 234, 34, 6, '#efe9dc');
  for (let i = 0; i < 7; i++)
    pen.circle(218 + i * 7, 229 - (i % 2) * 4, 5, random.pick(['#c5604a', '#dfa640', '#7f9c57']));
  potted(pen, 450, 286, random.int(100, 130));
  for (const x of [150, 282]) chairFront(pen, x, 218, seat);
}

function chairBack(pen: Pen, x: number, y: number, colour: string): void {
  pen.rect(x, y, 46, 50, colour, { rx: 7 });
  pen.rect(x + 5, y + 5, 36, 20, lighter(colour, 0.12), { rx: 5 });
}

function chairFront(pen: Pen, x: number, y: number, colour: string): void {
  pen.line(`M${x + 6} ${y + 62}L${x} ${y + 98}M${x + 42} ${y + 62}L${x + 48} ${y + 98}`, '#5d4329', 4);
  pen.rect(x - 2, y + 52, 52, 14, darker(colour, 0.1), { rx: 6 });
  pen.rect(x, y, 48, 58, pen.fade([lighter(colour, 0.16), darker(colour, 0.06)]), { rx: 10 });
}

export function study(pen: Pen): void {
  const { random } = pen;
  const floorAt = 244;
  const { wood } = roomShell(pen, floorAt);
  bigWindow(pen, 40, 44, 128, 130);
  lightPatch(pen, 60, floorAt, 110);
  shelf(pen, 226, 70, 110);
  shelf(pen, 352, 100, 96);
  pen.rect(150, 190, 290, 9, lighter(wood, 0.16));
  for (const x of [160, 420]) pen.rect(x, 199, 9, 90, darker(wood, 0.3));
  pen.rect(340, 199, 80, 54, darker(wood, 0.1));
  for (const y of [214, 234]) pen.rect(370, y, 20, 3, '#3a2a1c');
  pen.rect(236, 128, 92, 54, '#26292e', { rx: 4 });
  pen.bright(() => pen.rect(240, 132, 84, 46, pen.fade(['#8fb4d8', '#4c6f9f'])));
  pen.rect(278, 182, 8, 8, '#3a3d42');
  pen.glow(392, 146, 52, '#ffe7a8', 0.45);
  pen.line('M410 190L404 158L386 140', '#3d3a36', 3);
  pen.path('M374 150L390 132L402 142L384 158Z', random.pick(accents));
  const seat = pen.vary(fabrics);
  pen.rect(252, 182, 62, 66, pen.fade([lighter(seat, 0.14), seat]), { rx: 14 });
  pen.rect(280, 246, 6, 34, '#3a3d42');
  pen.line('M256 292L283 278L310 292', '#3a3d42', 5);
  potted(pen, 100, 300, random.int(100, 130));
}
