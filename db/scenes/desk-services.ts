import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { potted } from './plants.ts';
import { accents, bigWindow, pendant, wallColours } from './room.ts';

/** A desk with binders, papers and a calculator. */
export function bookkeeping(pen: Pen): void {
  const { random } = pen;
  const wall = pen.vary(['#cfdcd6', '#e6dccb', '#c9d0e0', '#e3cfc4', '#dfe0d2']);
  pen.rect(0, 0, 480, 214, pen.fade([lighter(wall, 0.25), wall]));
  pen.rect(44, 92, 268, 8, '#8a6442');
  for (let x = 50; x < 296; x += 21) {
    const colour = random.pick([...accents, '#3f6672', '#7d4f4a', '#4a5d8a']);
    pen.rect(x, 28, 19, 64, pen.fade([lighter(colour, 0.12), colour]), { rx: 1.6 });
    pen.rect(x + 4, 40, 11, 20, '#fbf8f2');
    pen.circle(x + 9.5, 80, 3.4, '#fbf8f2');
  }
  bigWindow(pen, 340, 24, 116, 118);
  pen.rect(0, 200, 480, 120, pen.fade(['#c99f70', '#a3794a']));
  for (const [x, y, degrees] of [
    [70, 226, -7],
    [118, 236, 5],
  ] as const)
    pen.turned(x, y, degrees, () => {
      pen.rect(x, y, 128, 78, '#fdfcf8');
      for (let line = 0; line < 6; line++)
        pen.rect(x + 12, y + 12 + line * 10, random.int(50, 104), 3, '#b3b8bd');
      pen.rect(x + 84, y + 62, 32, 5, '#c5604a');
    });
  pen.rect(284, 214, 92, 92, pen.fade(['#4b4f57', '#2f3238']), { rx: 7 });
  pen.bright(() => pen.rect(293, 222, 74, 20, '#b9d3b0', { rx: 2 }));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++)
      pen.rect(293 + i * 19, 249 + row * 14, 15, 10, i === 3 ? '#dfa640' : '#d3d6da', { rx: 2 });
  pen.rect(404, 190, 34, 42, pen.vary(accents), { rx: 5 });
  pen.line('M438 202q16 2 11 15q-5 6 -12 4', '#e6e0d4', 4);
  pen.turned(250, 290, -28, () => pen.rect(204, 286, 76, 6, '#3854bb', { rx: 3 }));
}

/** A blackboard, a globe and books: lessons. */
export function teaching(pen: Pen): void {
  const { random } = pen;
  const board = pen.vary(['#2f5a4a', '#34465e', '#4a3f52']);
  const wall = pen.vary(['#e6dccb', '#dfe7dc', '#e9d6c9', '#d9e0e8']);
  pen.rect(0, 0, 480, 230, pen.fade([lighter(wall, 0.2), wall]));
  pen.rect(44, 22, 300, 156, '#a87a4c', { rx: 3 });
  pen.rect(52, 30, 284, 140, pen.fade([lighter(board, 0.1), board]));
  const chalk = { opacity: 0.85 };
  if (pen.vary([true, false])) {
    pen.line('M84 142V54M76 134H190M84 134Q112 60 140 96T186 70', '#f4f4ee', 2.4, chalk);
    pen.line('M214 70h70M214 88h96M214 106h54', '#f4f4ee', 2.4, chalk);
    pen.line('M226 150l30 -26l30 26z', '#ffe3a3', 2.4, chalk);
  } else {
    for (let i = 0; i < 4; i++) pen.line(`M78 ${62 + i * 24}h${random.int(60, 104)}`, '#f4f4ee', 2.6, chalk);
    pen.circle(254, 98, 38, 'none', { stroke: '#ffe3a3', 'stroke-width': 2.4, opacity: 0.85 });
    pen.line('M254 98L282 72M254 98H292', '#ffe3a3', 2.4, chalk);
  }
  pen.rect(44, 176, 300, 7, '#8a6442');
  bigWindow(pen, 376, 30, 96, 130, 1);
  pen.rect(0, 228, 480, 92, pen.fade(['#c99f70', '#a3794a']));
  let top = 228;
  for (let i = 0; i < 4; i++) {
    const [w, h] = [random.int(92, 124), random.int(13, 18)];
    top -= h;
    const cover = pen.random.pick([...accents, '#7d4f4a', '#4a5d8a']);
    pen.rect(78 - (w - 100) / 2, top, w, h, cover, { rx: 2 });
    pen.rect(80 - (w - 100) / 2, top + 3, w - 10, h - 6, '#fbf8f2');
  }
  pen.path('M86 166Q92 150 104 156Q118 148 122 168Q122 186 104 188Q86 186 86 166Z', '#c5382e');
  pen.path('M196 262L300 250L372 262L300 290Z', '#fdfcf8');
  pen.line('M298 252V288', '#c9ccd0', 1.6);
  for (let i = 0; i < 4; i++)
    pen.line(`M${222 + i * 4} ${264 + i * 5}l58 -6M${312 + i * 2} ${260 + i * 5}l42 3`, '#b3b8bd', 1.2);
  pen.line('M424 232V214M400 234H448', '#6b4426', 7);
  pen.circle(424, 176, 36, pen.fade(['#7fb4d8', '#4a7fab']));
  pen.path(
    'M404 154q14 -10 22 0t-4 18q-12 8 -20 -2zM430 178q14 -4 20 8q-6 14 -18 14q-8 -12 -2 -22z',
    '#7fa05a',
  );
}

/** A tiled stove with its fire and a bench. */
export function tiledStove(pen: Pen): void {
  const { random } = pen;
  const wall = pen.vary(wallColours);
  const glaze = pen.vary(['#3f6b4f', '#8c4a38', '#2f5a7a', '#b5863a', '#5d6f6a']);
  pen.rect(0, 0, 480, 254, pen.fade([lighter(wall, 0.15), darker(wall, 0.06)]));
  bigWindow(pen, 40, 40, 110, 128);
  pen.rect(0, 250, 480, 70, pen.fade(['#b98d5d', '#8f6a42']));
  for (let x = -40; x < 520; x += 60) pen.line(`M${x} 250L${x - 30} 320`, '#6d4d2f', 1, { opacity: 0.5 });
  pen.rect(246, 40, 148, 220, darker(glaze, 0.35), { rx: 4 });
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 4; i++) {
      if (row > 3 && i > 0 && i < 3) continue;
      pen.rect(
        250 + i * 35.5,
        44 + row * 36,
        33,
        33,
        pen.fade([lighter(glaze, random.between(0.1, 0.3)), glaze]),
        { rx: 2 },
      );
      pen.circle(266 + i * 35.5, 60 + row * 36, 7, lighter(glaze, 0.35), { opacity: 0.6 });
    }
  pen.rect(234, 30, 172, 14, lighter(glaze, 0.2), { rx: 3 });
  pen.rect(284, 190, 72, 62, '#2b2420', { rx: 4 });
  pen.glow(320, 226, 90, '#ff9a3c', 0.55);
  pen.bright(() => {
    pen.path('M296 250Q290 220 308 204Q312 220 322 214Q328 200 326 194Q348 216 344 250Z', '#f28a2e');
    pen.path('M308 250Q306 232 318 222Q334 236 330 250Z', '#ffd76a');
  });
  pen.rect(404, 214, 76, 46, lighter(glaze, 0.1));
  pen.rect(398, 206, 88, 10, '#b98d5d');
  for (let i = 0; i < 9; i++)
    pen.circle(
      184 + (i % 3) * 18 + (i > 5 ? 9 : 0),
      288 - Math.floor(i / 3) * 17,
      9,
      i % 2 ? '#a8703e' : '#c08a52',
    );
  if (random.chance(0.6)) potted(pen, 210, 252, 70);
}

/** An air conditioner above a made room. */
export function airConditioning(pen: Pen): void {
  const wall = pen.vary(['#cfdfe6', '#dfe3ea', '#e9dfd2', '#d3e0d6']);
  pen.rect(0, 0, 480, 250, pen.fade([lighter(wall, 0.3), wall]));
  pen.rect(0, 250, 480, 70, pen.fade(['#c9a878', '#a3805a']));
  pen.rect(110, 42, 250, 74, pen.fade(['#ffffff', '#e3e6e8']), { rx: 14 });
  pen.rect(126, 98, 218, 9, '#8f979e', { rx: 4 });
  pen.bright(() => pen.rect(312, 66, 24, 9, '#7fd0a8', { rx: 3 }));
  for (let i = 0; i < 6; i++)
    pen.line(`M${146 + i * 36} 122q-10 24 4 44t-6 46`, '#8fc4e0', 4, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    });
  bigWindow(pen, 394, 60, 110, 130, 1);
  pendant(pen, 54, 70, pen.vary(accents));
  const seat = pen.vary(['#3f6672', '#a8623f', '#5d6b3f', '#59515e']);
  pen.rect(120, 216, 250, 52, pen.fade([lighter(seat, 0.16), seat]), { rx: 15 });
  pen.rect(104, 246, 282, 36, darker(seat, 0.1), { rx: 11 });
  for (const x of [146, 300]) pen.rect(x, 222, 44, 34, pen.vary(accents), { rx: 7 });
  potted(pen, 50, 304, 122, '#e8e2d6');
}
