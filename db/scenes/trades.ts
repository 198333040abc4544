import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { accents, bigWindow } from './room.ts';

const woods = ['#c98f4f', '#a87239', '#d8a265', '#b7793f'];
const steel = ['#e9ebee', '#c3c8ce', '#979da5'];

/** A wall half painted, with roller, bucket and ladder. */
export function painting(pen: Pen): void {
  const { random } = pen;
  const paint = pen.vary(['#4a6d92', '#6f8f74', '#c5764f', '#d9a441', '#8a6f94', '#5f8f9c']);
  pen.rect(0, 0, 480, 262, '#ece7dd');
  bigWindow(pen, 304, 28, 124, 130);
  pen.path('M0 0H250L262 60L246 120L268 176L252 262H0Z', pen.fade([lighter(paint, 0.12), paint]));
  for (let i = 0; i < 14; i++)
    pen.rect(random.between(6, 226), 0, random.between(5, 15), 262, '#ffffff', {
      opacity: random.between(0.03, 0.08),
    });
  pen.rect(0, 254, 480, 9, '#f8f6f0');
  pen.rect(0, 262, 480, 58, pen.fade(['#b7b0a4', '#958d80']));
  pen.path('M0 278Q90 266 200 276T480 272V320H0Z', '#e9e6de', { opacity: 0.9 });
  pen.line('M40 302Q120 288 190 300T330 294', '#c9c4b8', 2);
  ladder(pen, 384);
  pen.turned(250, 120, random.int(8, 24), () => {
    pen.rect(212, 84, 80, 26, pen.fade([lighter(paint, 0.1), darker(paint, 0.15)]), { rx: 9 });
    pen.line('M292 97H306V130H256V148', '#6b7076', 4.4);
    pen.rect(249, 146, 14, 54, '#d9822b', { rx: 6 });
  });
  bucket(pen, 141, 252, paint);
  pen.rect(206, 292, 56, 9, '#9b6a3a', { rx: 3 });
  pen.rect(188, 287, 22, 19, '#3c3c3c', { rx: 3 });
}

function ladder(pen: Pen, x: number): void {
  pen.path(`M${x - 32} 312L${x} 62H${x + 10}L${x - 20} 312Z`, woods[0] ?? '#c98f4f');
  pen.path(`M${x + 46} 312L${x + 16} 62H${x + 8}L${x + 34} 312Z`, woods[1] ?? '#a87239');
  for (let i = 0; i < 6; i++) pen.rect(x - 5 - i * 4.4, 98 + i * 36, 24 + i * 8.6, 5, '#d8a265');
}

function bucket(pen: Pen, x: number, y: number, paint: string): void {
  pen.path(`M${x - 29} ${y}H${x + 29}L${x + 23} ${y + 54}H${x - 23}Z`, pen.fade(steel, true));
  pen.line(`M${x - 29} ${y + 2}Q${x} ${y - 46} ${x + 29} ${y + 2}`, '#7f868e', 2.4);
  pen.ellipse(x, y, 29, 8, '#dfe3e8');
  pen.ellipse(x, y + 1, 24, 6, paint);
  pen.path(`M${x - 23} ${y + 6}q6 30 12 10t10 2v-14z`, paint);
}

/** A joiner's bench under the window. */
export function joinery(pen: Pen): void {
  const { random } = pen;
  pen.rect(
    0,
    0,
    480,
    320,
    pen.fade(
      random.pick([
        ['#6b5846', '#463a30'],
        ['#5d6660', '#3c433e'],
        ['#7a6a58', '#51463a'],
      ]),
    ),
  );
  bigWindow(pen, 298, 18, 154, 108);
  pen.rect(22, 28, 244, 122, pen.fade(['#8a6f54', '#715a43']));
  for (let y = 48; y < 148; y += 20) pen.rect(22, y, 244, 1.4, '#584635');
  chisels(pen);
  saw(pen, 176, 62);
  pen.rect(0, 204, 480, 34, pen.fade(['#e0b478', '#b5844b']));
  for (let i = 0; i < 18; i++)
    pen.line(
      `M${random.between(0, 420)} ${random.between(210, 234)}h${random.between(24, 70)}`,
      '#8a5f33',
      1,
      { opacity: 0.4 },
    );
  pen.rect(0, 238, 480, 82, '#6a4a2d');
  for (let i = 0; i < 5; i++) {
    pen.rect(8 + i * 96, 246, 84, 68, pen.fade(['#84603c', '#74532f']));
    pen.rect(40 + i * 96, 264, 20, 4, '#2f2217');
  }
  plane(pen, random.int(150, 210));
  for (let i = 0; i < 9; i++) {
    const [x, y] = [random.between(120, 400), random.between(206, 230)];
    pen.line(`M${x} ${y}q-7 -9 1 -11t7 6t-6 4`, '#f0d9a8', 2.2);
  }
  pen.rect(386, 150, 58, 56, pen.fade([random.pick(accents), '#3a3f4b']), { rx: 4 });
  pen.rect(20, 190, 96, 14, random.pick(woods), { rx: 1 });
  pen.rect(32, 178, 96, 13, random.pick(woods), { rx: 1 });
}

function chisels(pen: Pen): void {
  for (let i = 0; i < 4; i++) {
    const x = 44 + i * 30;
    pen.rect(x, 44, 8, 36, pen.random.pick(woods), { rx: 3 });
    pen.path(`M${x - 1} 80h10v26l-10 8z`, pen.fade(steel, true));
  }
}

function saw(pen: Pen, x: number, y: number): void {
  pen.path(`M${x + 14} ${y}L${x + 80} ${y + 4}L${x + 78} ${y + 16}L${x + 14} ${y + 38}Z`, '#c9ced3');
  pen.line(
    `M${x + 14} ${y + 38}${Array.from({ length: 12 }, () => 'l2.6 -4.400l2.700 2.600').join('')}`,
    '#8f959b',
    1,
  );
  pen.path(`M${x + 14} ${y - 4}Q${x - 16} ${y - 4} ${x - 12} ${y + 20}T${x + 16} ${y + 42}Z`, '#a0602f');
  pen.ellipse(x, y + 18, 6, 11, '#6b5440');
}

function plane(pen: Pen, x: number): void {
  pen.path(
    `M${x} 206V188Q${x + 2} 182 ${x + 12} 182H${x + 112}Q${x + 122} 184 ${x + 122} 206Z`,
    pen.fade(['#b0703a', '#8a5228']),
  );
  pen.ellipse(x + 26, 176, 11, 12, '#9c5f30');
  pen.path(`M${x + 54} 182L${x + 64} 152H${x + 74}L${x + 68} 182Z`, '#c9ced3');
  pen.path(`M${x + 84} 184Q${x + 82} 150 ${x + 100} 150T${x + 108} 184Z`, '#9c5f30');
}

/** A fuse box with its wires, tester and pliers. */
export function electrics(pen: Pen): void {
  const wall = pen.vary(['#e4ded2', '#d9e0e2', '#e6dccb']);
  pen.rect(0, 0, 480, 320, pen.fade([lighter(wall, 0.2), wall]));
  for (let row = 0; row < 9; row++) pen.rect(0, row * 36, 480, 1, darker(wall, 0.15), { opacity: 0.5 });
  pen.rect(96, 34, 230, 192, '#8f969d', { rx: 8 });
  pen.rect(102, 40, 218, 180, '#f4f4f2', { rx: 5 });
  for (const y of [62, 136]) breakers(pen, 118, y);
  const wires = ['#c5382e', '#2f62b5', '#4f8f3f', '#6b4a2d'];
  wires.forEach((wire, i) => {
    pen.line(`M${140 + i * 44} 216C${140 + i * 44} 270 ${190 + i * 60} 236 ${212 + i * 74} 322`, wire, 6);
    pen.line(`M${150 + i * 44} 34C${150 + i * 44} 10 ${120 + i * 50} 22 ${110 + i * 56} -4`, wire, 5);
  });
  pen.rect(358, 60, 84, 138, pen.fade(['#f0b93c', '#d6932a']), { rx: 12 });
  pen.rect(370, 74, 60, 38, '#2b3a35', { rx: 3 });
  pen.bright(() => pen.path('M380 84h10v18h-10zM396 84h10v18h-10zM412 84h10v18h-10z', '#a8e6b0'));
  pen.circle(400, 150, 24, '#3a3d42');
  pen.rect(398, 130, 4, 20, '#f4f4f2');
  pen.line('M376 198C370 250 330 230 318 268M424 198C432 250 440 240 446 290', '#2b2b2b', 4);
  pen.turned(66, 270, -24, () => {
    pen.path('M60 246L54 214L64 204L70 214L76 204L86 214L80 246Z', pen.fade(steel, true));
    pen.path('M58 244Q44 290 56 322H66Q60 290 70 246ZM82 244Q96 290 84 322H74Q80 290 70 246Z', '#c5382e');
  });
}

function breakers(pen: Pen, x: number, y: number): void {
  pen.rect(x - 6, y + 20, 198, 8, '#c9ccd0');
  for (let i = 0; i < 9; i++) {
    const on = pen.random.chance(0.85);
    pen.rect(x + i * 21, y, 18, 50, '#e2e4e6', { rx: 2, stroke: '#b3b8bd', 'stroke-width': 0.8 });
    pen.rect(x + 5 + i * 21, on ? y + 13 : y + 24, 8, 13, on ? '#2f62b5' : '#c5382e', { rx: 1 });
  }
}
