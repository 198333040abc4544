import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { accents, bigWindow } from './room.ts';

const steel = ['#eef0f2', '#c3c8ce', '#8f969d'];
const copper = ['#d98f5a', '#b5683a', '#8c4a26'];

/** Pipes under a basin, with wrench and bucket. */
export function plumbing(pen: Pen): void {
  const { random } = pen;
  const tint = pen.vary(['#dfe8ea', '#e9e6da', '#dfe7dc']);
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

/** A car on the lift of a garage. */
export function carRepair(pen: Pen): void {
  const { random } = pen;
  const paint = pen.vary(['#c5382e', '#3f62a8', '#d9a441', '#4f7d6a', '#8a9097', '#e9e6de']);
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
