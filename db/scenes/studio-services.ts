import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { potted } from './plants.ts';
import { accents, bigWindow, lightPatch, picture, roomShell } from './room.ts';

/** A camera on its tripod before a paper backdrop. */
export function photography(pen: Pen): void {
  const backdrop = pen.vary(['#c98f7c', '#8fa59a', '#d9b46a', '#7f8fb5', '#b5708c']);
  pen.rect(0, 0, 480, 320, pen.fade(['#e6e2da', '#cfc9bd']));
  pen.path(
    'M210 20H440V230Q440 268 474 300H176Q210 268 210 230Z',
    pen.fade([lighter(backdrop, 0.25), backdrop]),
  );
  pen.rect(196, 14, 258, 10, '#4b4036');
  pen.rect(306, 214, 74, 64, '#a87a4c', { rx: 4 });
  potted(pen, 343, 222, 92, pen.vary(['#e8e2d6', '#c4714b', '#5d6f8a']));
  pen.line('M130 150L76 312M130 150L186 312M130 150V306', '#2b2d30', 7);
  pen.rect(84, 94, 96, 62, pen.fade(['#3a3d42', '#1f2124']), { rx: 9 });
  pen.rect(108, 82, 40, 16, '#2b2d30', { rx: 4 });
  pen.circle(166, 126, 25, '#17181b');
  pen.circle(166, 126, 17, '#3b5876');
  pen.circle(160, 119, 5, '#d9e8f2', { opacity: 0.9 });
  pen.circle(96, 106, 3.4, '#d0473a');
  pen.line('M40 312L54 70', '#3a3d42', 4);
  pen.glow(60, 64, 100, '#fff4d6', 0.8);
  pen.bright(() => pen.path('M26 44L86 26L100 92L40 104Z', pen.fade(['#ffffff', '#fbeecb'], true)));
}

/** A hairdresser's chair before the mirror. */
export function hairdressing(pen: Pen): void {
  const wall = pen.vary(['#e6cfc6', '#cfdcd6', '#d9d3e6', '#ead9b8', '#c9d6e0']);
  const seat = pen.vary(['#7d3f46', '#3f4a5d', '#4f6b5c', '#8a5f3f']);
  pen.rect(0, 0, 480, 250, pen.fade([lighter(wall, 0.25), wall]));
  pen.rect(0, 250, 480, 70, pen.fade(['#8f8478', '#6d6459']));
  for (const x of [60, 270]) {
    pen.rect(x, 28, 150, 154, '#b08a55', { rx: 12 });
    pen.rect(x + 7, 35, 136, 140, pen.fade(['#f0f5f6', '#c9d9df']), { rx: 8 });
    pen.path(`M${x + 14} 130L${x + 70} 42H${x + 100}L${x + 14} 160Z`, '#ffffff', { opacity: 0.5 });
    for (let i = 0; i < 4; i++) pen.glow(x + 20 + i * 37, 30, 14, '#fff0c0', 0.9);
  }
  pen.rect(30, 190, 420, 12, '#c79a6b');
  for (let i = 0; i < 9; i++)
    pen.rect(56 + i * 20, 190 - pen.random.int(16, 32), 12, 34, pen.random.pick(accents), { rx: 3 });
  pen.path('M292 190q-4 -30 14 -30h40l14 8v12l-14 8h-20l-6 14z', '#3a3d42');
  pen.rect(196, 150, 92, 92, pen.fade([lighter(seat, 0.15), seat]), { rx: 16 });
  pen.rect(180, 214, 124, 36, darker(seat, 0.1), { rx: 12 });
  for (const x of [172, 294]) pen.rect(x, 188, 18, 46, '#3a3d42', { rx: 6 });
  pen.rect(234, 248, 16, 44, pen.fade(['#dfe3e8', '#8f969d'], true));
  pen.ellipse(242, 296, 58, 9, '#c3c8ce');
}

/** A massage table with towels and candles. */
export function massage(pen: Pen): void {
  roomShell(pen, 220);
  const cloth = pen.vary(['#8fa59a', '#c98f7c', '#a8b5c9', '#d9c48c']);
  bigWindow(pen, 300, 34, 140, 130, 3);
  lightPatch(pen, 290, 220, 110);
  picture(pen, 60, 44, 110, 74);
  pen.line('M96 292L120 214M384 292L360 214', '#8a6442', 9);
  pen.rect(56, 200, 368, 24, pen.fade(['#fdfbf6', '#ded6c8']), { rx: 11 });
  pen.path('M180 196H424V238Q300 252 180 238Z', pen.fade([lighter(cloth, 0.3), cloth]));
  for (let i = 0; i < 4; i++)
    pen.rect(
      84,
      186 - i * 13,
      74 - i * 4,
      13,
      [lighter(cloth, 0.5), cloth, '#fdfbf6', lighter(cloth, 0.2)][i] ?? cloth,
      { rx: 6 },
    );
  pen.rect(14, 244, 50, 60, '#a87a4c', { rx: 3 });
  for (const [x, tall] of [
    [24, 28],
    [42, 18],
  ] as const) {
    pen.rect(x - 6, 244 - tall, 13, tall, '#f6efe0', { rx: 2 });
    pen.glow(x, 238 - tall, 20, '#ffcf74', 0.9);
    pen.bright(() => pen.ellipse(x, 238 - tall, 2.6, 6, '#ffe9a8'));
  }
  potted(pen, 446, 306, 104, '#e8e2d6');
}

/** A laid table with cake, glasses and flowers. */
export function catering(pen: Pen): void {
  const { random } = pen;
  const cloth = pen.vary(['#f4efe6', '#e3ebe6', '#f3e2dc', '#e4e6f0']);
  const icing = pen.vary(['#f6d3d3', '#fbf3df', '#d6e6dc', '#e6d6ee']);
  const wall = pen.vary(['#6d4a4f', '#3f5a5c', '#4a5270', '#7d6a4a']);
  pen.rect(0, 0, 480, 230, pen.fade([lighter(wall, 0.25), wall]));
  for (let i = 0; i < 22; i++) {
    const x = i * 23;
    const y = 22 + Math.sin(i / 3.4) * 16;
    pen.glow(x, y, 14, '#ffdf9c', 0.85);
  }
  pen.rect(0, 214, 480, 106, pen.fade([lighter(cloth, 0.3), darker(cloth, 0.1)]));
  for (let x = 20; x < 480; x += 54)
    pen.line(`M${x} 218L${x - 12} 320`, darker(cloth, 0.12), 2, { opacity: 0.6 });
  pen.rect(236, 208, 8, 22, '#c9ccd0');
  pen.ellipse(240, 232, 72, 9, '#e4e6e8');
  pen.ellipse(240, 206, 96, 10, '#eef0f2');
  for (const [y, w, h] of [
    [158, 150, 46],
    [112, 106, 46],
    [74, 66, 38],
  ] as const) {
    pen.rect(240 - w / 2, y, w, h, pen.fade([lighter(icing, 0.4), icing]), { rx: 5 });
    for (let x = -w / 2 + 8; x < w / 2; x += 13) pen.circle(240 + x, y + 2, 5.4, '#fffaf0');
  }
  for (let i = 0; i < 7; i++)
    pen.circle(216 + i * 8, 70 - (i % 3) * 7, 8, random.pick(['#d0564f', '#e28fae', '#f0b13c', '#f7f0e4']));
  for (const x of [70, 104, 378, 412]) {
    pen.path(`M${x - 11} 150H${x + 11}Q${x + 11} 190 ${x} 192Q${x - 11} 190 ${x - 11} 150Z`, '#ffffff', {
      opacity: 0.5,
    });
    pen.path(`M${x - 9} 166H${x + 9}Q${x + 8} 188 ${x} 190Q${x - 8} 188 ${x - 9} 166Z`, '#f0c46a', {
      opacity: 0.85,
    });
    pen.line(`M${x} 192V226M${x - 10} 228h20`, '#ffffff', 2.4, { opacity: 0.8 });
  }
  for (const [x, y] of [
    [60, 276],
    [164, 286],
    [320, 288],
    [424, 276],
  ] as const) {
    pen.ellipse(x, y, 44, 13, '#fdfcf8');
    pen.ellipse(x, y, 30, 8, '#e6e2d8');
    for (let i = 0; i < 4; i++)
      pen.circle(x - 15 + i * 10, y - 5, 7, random.pick(['#b5703a', '#d9a441', '#8c4a38', '#7f9c57']));
  }
}
