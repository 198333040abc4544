import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';

const lampLight = ['#ffe9a8', '#ffc964', '#f2a93f'];

interface WindowStyle {
  frame?: string;
  /** Panes side by side. */
  panes?: number;
  /** A bar across, where the upper light begins. */
  transom?: boolean;
  shutters?: string;
  lit?: boolean;
}

/** A window with its frame, glass and bars; in the evening some of them are lit. */
export function windowAt(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle = {},
): void {
  const { frame = '#f7f2e6', panes = 2, transom = true, shutters } = style;
  const lit = style.lit ?? pen.random.chance(pen.light.litWindows);
  const rim = Math.min(3, Math.max(1.4, width * 0.07));
  if (shutters)
    for (const side of [x - width * 0.42, x + width * 1.02])
      pen.rect(side, y - 1, width * 0.4, height + 2, pen.fade([lighter(shutters, 0.1), shutters]), { rx: 1 });
  pen.rect(x, y, width, height, frame);
  const glass = () =>
    pen.rect(
      x + rim,
      y + rim,
      width - 2 * rim,
      height - 2 * rim,
      pen.fade(lit ? lampLight : pen.light.glass),
    );
  pen.bright(glass);
  if (!lit)
    pen.path(
      `M${x + rim} ${y + height * 0.55}L${x + width * 0.5} ${y + rim}H${x + width * 0.75}L${x + rim} ${y + height * 0.85}Z`,
      '#ffffff',
      { opacity: 0.13 },
    );
  for (let i = 1; i < panes; i++)
    pen.rect(x + (width * i) / panes - rim / 3, y + rim, rim * 0.7, height - 2 * rim, frame);
  if (transom) pen.rect(x + rim, y + height * 0.36, width - 2 * rim, rim * 0.6, frame);
}

export function door(
  pen: Pen,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
): void {
  pen.rect(x - 2, ground - height - 2, width + 4, height + 2, '#f3ecdd');
  pen.rect(x, ground - height, width, height, pen.fade([lighter(colour, 0.12), darker(colour, 0.15)]));
  pen.bright(() =>
    pen.rect(
      x + width * 0.22,
      ground - height * 0.88,
      width * 0.56,
      height * 0.36,
      pen.fade(pen.light.litWindows > 0.4 ? lampLight : pen.light.glass),
    ),
  );
  pen.circle(x + width * 0.84, ground - height * 0.44, width * 0.05, '#d8b56a');
}

/** A garage or workshop door of horizontal panels. */
export function garageDoor(
  pen: Pen,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour = '#d9d5cc',
): void {
  pen.rect(x, ground - height, width, height, pen.fade([lighter(colour, 0.2), colour]));
  for (let i = 1; i < 5; i++) pen.rect(x, ground - (height * i) / 5, width, 1, darker(colour, 0.25));
}

/** A roof seen from its long side, tiled; corners are given so that any slope can be drawn. */
export function tiledRoof(pen: Pen, corners: readonly (readonly [number, number])[], colour: string): void {
  const outline = `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const ys = corners.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const [lit, dark] = pen.light.snow
    ? ['#f4f7fa', lighter(colour, 0.62)]
    : [lighter(colour, 0.12), darker(colour, 0.14)];
  pen.path(outline, pen.fade([lit, dark]));
  const [topLeft, topRight, footRight, footLeft] = corners;
  if (!topLeft || !topRight || !footRight || !footLeft) return;
  const rows = Math.round((foot - top) / 8);
  for (let i = 1; i < rows; i++) {
    const share = i / rows;
    const y = top + (foot - top) * share;
    const left = topLeft[0] + (footLeft[0] - topLeft[0]) * share;
    // A ridge may fall towards the right: above its end the ridge itself bounds the row.
    const [from, to] = y < topRight[1] ? [topLeft, topRight] : [topRight, footRight];
    const right = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
    pen.line(`M${left} ${y}H${right}`, darker(colour, 0.35), 0.8, { opacity: 0.45 });
  }
  pen.line(`M${footLeft[0]} ${footLeft[1]}H${footRight[0]}`, darker(colour, 0.45), 2.4);
}

export function chimney(pen: Pen, x: number, y: number, height: number, smoke = false): void {
  pen.rect(x, y - height, 13, height, pen.fade(['#b5684a', '#8f4e36'], true));
  pen.rect(x - 2, y - height - 4, 17, 5, '#7b4531');
  if (smoke)
    pen.line(`M${x + 6} ${y - height - 6}q-7 -9 0 -17q8 -9 1 -18q-4 -6 2 -13`, '#ffffff', 5, {
      opacity: 0.35,
      'stroke-linecap': 'round',
    });
}

/** An iron railing between two points. */
export function railing(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#2f3238',
): void {
  pen.rect(x, y, width, 1.8, colour);
  pen.rect(x, y + height - 1.4, width, 1.4, colour);
  const bars = Math.max(3, Math.round(width / 5));
  pen.line(
    Array.from({ length: bars + 1 }, (_, i) => `M${x + (width * i) / bars} ${y}V${y + height}`).join(''),
    colour,
    0.9,
  );
}

/** A balcony on brackets with its railing. */
export function balcony(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.rect(x - 2, y, width + 4, 3.4, '#e9e0cc');
  pen.path(`M${x + 2} ${y + 3}h5v5zM${x + width - 7} ${y + 3}h5l-5 5z`, '#cdbfa3');
  railing(pen, x, y - height, width, height);
}

export function picketFence(
  pen: Pen,
  from: number,
  to: number,
  ground: number,
  height: number,
  colour: string,
): void {
  pen.rect(from, ground - height * 0.75, to - from, 2.2, darker(colour, 0.12));
  pen.rect(from, ground - height * 0.3, to - from, 2.2, darker(colour, 0.12));
  for (let x = from; x < to - 3; x += 7.4)
    pen.path(`M${x} ${ground}V${ground - height}l2.3 -3l2.3 3V${ground}Z`, colour);
}

/** Shade that a building or a roof throws on the wall below. */
export const shade = (pen: Pen, x: number, y: number, width: number, height: number) =>
  pen.rect(x, y, width, height, '#1d1a16', { opacity: 0.16 });

/** A striped shop awning. */
export function awning(pen: Pen, x: number, y: number, width: number, colour: string): void {
  pen.path(`M${x + 4} ${y}H${x + width - 4}L${x + width} ${y + 11}H${x}Z`, colour);
  for (let i = 1; i < 6; i += 2)
    pen.rect(x + (width * i) / 6, y + 1, width / 9, 10, lighter(colour, 0.65), { opacity: 0.75 });
}
