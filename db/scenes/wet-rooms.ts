import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { potted } from './plants.ts';
import { bigWindow, pendant, wallColours } from './room.ts';

const cabinets = ['#3d5a94', '#5f7d68', '#f2efe8', '#8a5f45', '#4d5560', '#b9c4b4', '#d9b98a'];

/** Rows of tiles in changing shades, every second row shifted by half. */
function tiles(
  pen: Pen,
  area: { x: number; y: number; w: number; h: number },
  tile: { w: number; h: number },
  shades: readonly string[],
): void {
  for (let row = 0; row * tile.h < area.h; row++)
    for (let x = area.x - (row % 2) * (tile.w / 2); x < area.x + area.w; x += tile.w)
      pen.rect(x + 0.8, area.y + row * tile.h + 0.8, tile.w - 1.6, tile.h - 1.6, pen.random.pick(shades));
}

export function kitchen(pen: Pen): void {
  const { random } = pen;
  const wall = pen.vary(wallColours);
  const front = pen.vary(cabinets);
  const top = pen.vary(['#b98a55', '#3f4247', '#e9e6de']);
  pen.rect(0, 0, 480, 320, pen.fade([lighter(wall, 0.2), wall]));
  tiles(
    pen,
    { x: 0, y: 116, w: 480, h: 60 },
    { w: 28, h: 15 },
    random.pick([
      ['#f6f4ee', '#eef0ef', '#e6ebec'],
      ['#e9efe6', '#dfe8dc', '#f3f5ee'],
      ['#f3e9dc', '#efe2d0', '#f7f1e6'],
    ]),
  );
  bigWindow(pen, 152, 26, 178, 112);
  upperCabinet(pen, 20, 24, 96, 84, front);
  upperCabinet(pen, 364, 24, 96, 84, front);
  if (random.chance(0.6)) for (const x of [200, 282]) pendant(pen, x, 22, '#3d3a36');
  pen.rect(0, 176, 480, 12, pen.fade([lighter(top, 0.14), darker(top, 0.06)]));
  pen.rect(0, 188, 480, 102, darker(front, 0.3));
  for (let i = 0; i < 5; i++) if (i !== 2) lowerCabinet(pen, 6 + i * 95, 194, 88, 90, front);
  oven(pen, 196, 192, 88, 94);
  sink(pen, 352, 176);
  pen.rect(206, 172, 70, 5, '#23262a');
  pen.rect(60, 160, 40, 15, random.pick(['#b5442f', '#3f5f7c', '#d9a441']), { rx: 5 });
  pen.rect(74, 156, 12, 5, '#3a3a3a', { rx: 2 });
  for (const x of [112, 126])
    pen.rect(x, random.int(154, 160), 10, 20, random.pick(['#e9e2d2', '#b98a55', '#8fa59a']), { rx: 2 });
  pen.rect(0, 290, 480, 30, pen.fade(['#cfb794', '#ad9068']));
  pen.path('M150 290H330L400 320H100Z', '#fff2cf', { opacity: 0.22 });
}

function upperCabinet(pen: Pen, x: number, y: number, w: number, h: number, colour: string): void {
  pen.rect(x, y, w, h, darker(colour, 0.22));
  for (const half of [0, 1])
    pen.rect(x + 3 + half * (w / 2 - 1), y + 3, w / 2 - 5, h - 6, pen.fade([lighter(colour, 0.1), colour]));
  for (const at of [x + w / 2 - 6, x + w / 2 + 4]) pen.rect(at, y + h - 26, 2, 15, '#d8b56a');
}

function lowerCabinet(pen: Pen, x: number, y: number, w: number, h: number, colour: string): void {
  pen.rect(x, y, w, h, pen.fade([lighter(colour, 0.1), colour]));
  pen.rect(x + 7, y + 8, w - 14, h - 16, 'none', { stroke: darker(colour, 0.2), 'stroke-width': 1.2 });
  pen.rect(x + w / 2 - 13, y + 13, 26, 3, '#d8b56a');
}

function oven(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.rect(x, y, w, h, pen.fade(['#e4e5e6', '#bfc2c6']));
  for (let i = 0; i < 4; i++) pen.circle(x + 14 + i * 20, y + 11, 4.4, '#5a5e64');
  pen.rect(x + 8, y + 24, w - 16, 46, '#2b2b2c', { rx: 3 });
  pen.bright(() => pen.rect(x + 13, y + 30, w - 26, 34, pen.fade(['#3d3733', '#6d5138']), { rx: 2 }));
  pen.rect(x + 10, y + 76, w - 20, 4, '#8f949a', { rx: 2 });
}

function sink(pen: Pen, x: number, y: number): void {
  pen.rect(x - 26, y, 62, 4, '#aeb6bc');
  pen.line(`M${x} ${y}V${y - 24}q0 -9 10 -9q9 0 9 9v5`, '#9aa3aa', 3.4);
}

export function bathroom(pen: Pen): void {
  const { random } = pen;
  const colour = pen.vary(['#22386f', '#4f7d6a', '#8c5b42', '#5d6b78', '#7d6f9c']);
  const shades = pen.vary([
    ['#f8f8f5', '#e4e9ea', '#f4f5f3', '#eceff0'],
    ['#eef3ef', '#e0ebe4', '#f5f8f4'],
    ['#f6efe6', '#efe4d6', '#faf6ef'],
  ]);
  pen.rect(0, 0, 480, 242, '#dfe2e0');
  tiles(pen, { x: 0, y: 0, w: 480, h: 242 }, { w: 36, h: 24 }, shades);
  pen.rect(0, 118, 480, 25, colour);
  for (let x = 8; x < 480; x += 22)
    pen.path(`M${x} 130.500l8 -8l8 8l-8 8z`, Math.round(x / 22) % 2 ? '#dfa640' : '#f4f1e8');
  floorTiles(pen, colour);
  if (random.chance(0.55)) bathtub(pen, colour);
  else shower(pen);
  washstand(pen, random.pick(['#a8743f', '#6f5138', '#dcd6ca', '#55606a']));
  potted(pen, 306, 288, random.int(74, 92));
}

function floorTiles(pen: Pen, colour: string): void {
  pen.rect(0, 242, 480, 78, '#b9bfc4');
  for (let row = 0; row < 4; row++) {
    const [y, h] = [242 + row * row * 6 + row * 4, 9 + row * 12];
    for (let i = -4; i < 14; i++)
      if ((i + row) % 2) {
        const [w, next] = [42 + row * 8, 50 + row * 8];
        pen.path(
          `M${240 + (i - 5) * w} ${y}h${w}L${240 + (i - 4) * next} ${y + h}h${-next}Z`,
          lighter(colour, 0.2),
          { opacity: 0.75 },
        );
      }
  }
}

function bathtub(pen: Pen, colour: string): void {
  pen.ellipse(156, 268, 124, 7, '#1a1f26', { opacity: 0.3 });
  pen.path('M34 196H280Q276 262 220 266H92Q44 262 34 196Z', pen.fade(['#ffffff', '#dfe4e8']));
  pen.rect(28, 190, 258, 10, '#fbfbfa', { rx: 5 });
  pen.path('M56 190H94V224Q74 228 56 224Z', lighter(colour, 0.6));
  pen.rect(56, 208, 38, 4, colour);
  pen.line('M252 190V146q0 -9 9 -9h12q8 0 8 8v4', '#b98a4a', 5);
}

function shower(pen: Pen): void {
  pen.rect(30, 252, 190, 12, '#f4f4f2', { rx: 3 });
  pen.rect(118, 28, 5, 148, '#aeb6bc');
  pen.line('M120 30h26v10', '#aeb6bc', 5);
  pen.ellipse(146, 42, 22, 4.5, '#8f979e');
  for (let i = 0; i < 7; i++)
    pen.line(`M${130 + i * 5.4} 52l${(i - 3) * 2} ${pen.random.int(30, 80)}`, '#cfe6f2', 1.4, {
      opacity: 0.7,
    });
  pen.rect(36, 22, 178, 232, '#d5e8ef', { opacity: 0.3 });
  pen.line('M36 22V254M126 22V254M214 22V254M36 22H214', '#7f888f', 3);
  pen.rect(132, 140, 3, 28, '#6d757c');
}

function washstand(pen: Pen, wood: string): void {
  const { random } = pen;
  if (random.chance(0.5))
    pen.circle(388, 76, 52, pen.fade(['#f3f7f8', '#cfdde3']), { stroke: '#b98a4a', 'stroke-width': 5 });
  else
    pen.rect(336, 26, 106, 82, pen.fade(['#f3f7f8', '#cfdde3']), {
      stroke: '#55606a',
      'stroke-width': 4,
      rx: 8,
    });
  pen.rect(338, 206, 112, 66, pen.fade([lighter(wood, 0.1), darker(wood, 0.1)]));
  pen.rect(332, 198, 124, 10, lighter(wood, 0.24), { rx: 3 });
  for (const y of [228, 248]) pen.rect(346, y, 96, 1.6, darker(wood, 0.4));
  pen.path('M352 196Q356 176 394 176T436 196Z', '#fdfdfc');
  pen.line('M396 176V152h-14v6', '#b98a4a', 5);
  pen.rect(444, 170, 9, 28, random.pick(['#dfa640', '#7d9c8c', '#c5604a']), { rx: 3 });
}
