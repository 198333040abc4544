import { darker, lighter, mix } from './light.ts';
import type { Pen } from './pen.ts';
import { bush } from './plants.ts';
import { plane } from './view.ts';

const { width, height } = plane;

export const wallColours = ['#efe9df', '#dfe3ea', '#e9e2d2', '#dde5dc', '#ecdcd2', '#e4e0ea', '#d9dfe0'];
export const fabrics = ['#3f6672', '#7d4f4a', '#5d6b3f', '#4a5d8a', '#8a7a68', '#a8623f', '#59515e'];
export const accents = ['#dfa640', '#c5604a', '#5f8f7c', '#e8dcc4', '#3854bb', '#b5708c'];
const woods = ['#b98d5d', '#9c7048', '#c9a878', '#7d5c3d', '#a8835d'];

/** Wall and wooden floor with boards running to a vanishing point. */
export function roomShell(pen: Pen, floorAt: number): { wall: string; wood: string } {
  const [wall, wood] = [pen.vary(wallColours), pen.vary(woods)];
  pen.rect(0, 0, width, floorAt, pen.fade([lighter(wall, 0.14), darker(wall, 0.08)], true));
  pen.rect(0, floorAt, width, height - floorAt, pen.fade([lighter(wood, 0.06), darker(wood, 0.22)]));
  for (let i = -14; i < 26; i++)
    pen.line(`M${240 + (i - 6) * 42} ${floorAt}L${240 + (i - 6) * 84} ${height}`, darker(wood, 0.35), 1, {
      opacity: 0.45,
    });
  for (let i = 1; i < 5; i++)
    pen.rect(0, floorAt + i * i * 5, width, 1, darker(wood, 0.35), { opacity: 0.28 });
  pen.rect(0, floorAt - 7, width, 7, '#fbf9f4');
  return { wall, wood };
}

/** A window onto a garden, a street or a lake, as bright as the hour. */
export function bigWindow(pen: Pen, x: number, y: number, w: number, h: number, panes = 2): void {
  const { random, light } = pen;
  pen.rect(x, y, w, h, '#fbf8f2');
  const view = random.pick(['garden', 'hills', 'roofs'] as const);
  const [top = '#a9cbe4', , low = '#e6efe8'] = light.sky;
  pen.bright(() =>
    pen.rect(
      x + 6,
      y + 6,
      w - 12,
      h - 12,
      pen.fade([lighter(top, 0.2), lighter(low, 0.1), view === 'garden' ? '#8fae7c' : low]),
    ),
  );
  if (view === 'hills')
    pen.path(
      `M${x + 6} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.55} ${y + h * 0.62}T${x + w - 6} ${y + h * 0.56}V${y + h - 6}H${x + 6}Z`,
      mix('#7f9a80', low, 0.35),
    );
  if (view === 'roofs') roofs(pen, x + 6, y + h * 0.62, w - 12, h * 0.38 - 6);
  if (view === 'garden') bush(pen, x + 8, y + h - 8, w - 16, h * 0.2);
  for (let i = 1; i < panes; i++) pen.rect(x + (w * i) / panes - 3, y, 6, h, '#fbf8f2');
  pen.rect(x - 5, y + h, w + 10, 6, '#ffffff');
}

function roofs(pen: Pen, x: number, y: number, w: number, h: number): void {
  for (let i = 0; i < 4; i++) {
    const left = x + (w * i) / 4;
    const top = y + h * pen.random.between(0, 0.4);
    pen.path(
      `M${left} ${top + 10}L${left + w / 8} ${top}L${left + w / 4} ${top + 10}V${y + h}H${left}Z`,
      pen.random.pick(['#b98a72', '#a79b90', '#c2a98c']),
    );
  }
}

export function curtains(pen: Pen, x: number, w: number, top: number, foot: number, colour: string): void {
  pen.rect(x - 22, top - 4, w + 44, 4, '#4b4036');
  for (const [from, to] of [
    [x - 18, x + 18],
    [x + w - 18, x + w + 18],
  ] as const) {
    pen.path(
      `M${from} ${top}H${to}Q${to - 8} ${(top + foot) / 2} ${to - 3} ${foot}H${from + 2}Z`,
      pen.fade([lighter(colour, 0.2), darker(colour, 0.1)], true),
    );
    for (let i = 1; i < 4; i++)
      pen.line(`M${from + i * 9} ${top}V${foot}`, darker(colour, 0.2), 0.8, { opacity: 0.5 });
  }
}

/** A framed picture: a landscape, a form, or leaves. */
export function picture(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { random } = pen;
  pen.rect(x, y, w, h, random.pick(['#3d3a36', '#b08a55', '#ffffff']));
  pen.rect(x + 3, y + 3, w - 6, h - 6, '#f4efe4');
  const [first = '#3854bb', second = '#dfa640'] = random.sample(accents, 2);
  const kind = random.int(0, 2);
  if (kind === 0) {
    pen.path(
      `M${x + 5} ${y + h * 0.66}Q${x + w * 0.35} ${y + h * 0.3} ${x + w * 0.6} ${y + h * 0.56}T${x + w - 5} ${y + h * 0.46}V${y + h - 5}H${x + 5}Z`,
      first,
    );
    pen.circle(x + w * 0.68, y + h * 0.28, w * 0.1, second);
  } else if (kind === 1) {
    pen.circle(x + w * 0.44, y + h * 0.42, w * 0.22, first);
    pen.rect(x + w * 0.36, y + h * 0.44, w * 0.34, h * 0.36, second, { opacity: 0.85 });
  } else {
    pen.line(`M${x + w / 2} ${y + h - 8}V${y + 10}`, first, 1.6);
    for (let i = 0; i < 4; i++)
      pen.path(
        `M${x + w / 2} ${y + h - 14 - i * h * 0.16}q${(i % 2 ? 1 : -1) * w * 0.3} -3 ${(i % 2 ? 1 : -1) * w * 0.3} ${-h * 0.16}q${(i % 2 ? -1 : 1) * w * 0.26} 2 ${(i % 2 ? -1 : 1) * w * 0.3} ${h * 0.16}z`,
        first,
      );
  }
}

/** A standing lamp with its light. */
export function floorLamp(pen: Pen, x: number, ground: number, top: number): void {
  pen.ellipse(x, ground, 14, 3, '#3d362e');
  pen.rect(x - 1.5, top + 26, 3, ground - top - 26, '#3d362e');
  pen.glow(x, top + 20, 62, '#ffe7a8', 0.42);
  pen.bright(() =>
    pen.path(
      `M${x - 11} ${top}H${x + 11}L${x + 19} ${top + 32}H${x - 19}Z`,
      pen.fade(['#fff3d0', '#f3d28a']),
    ),
  );
}

export function pendant(pen: Pen, x: number, y: number, colour = '#3d3a36'): void {
  pen.rect(x - 0.8, 0, 1.6, y, '#4b4036');
  pen.glow(x, y + 16, 44, '#ffe7a8', 0.4);
  pen.path(`M${x - 20} ${y + 16}Q${x - 18} ${y} ${x} ${y}T${x + 20} ${y + 16}Z`, colour);
  pen.ellipse(x, y + 16, 18, 3, '#ffeab5');
}

/** Light from a window lying on the floor. */
export const lightPatch = (pen: Pen, x: number, floorAt: number, w: number) =>
  pen.path(`M${x} ${floorAt}H${x + w}L${x + w * 1.7} ${height}H${x + w * 0.5}Z`, '#fff2cf', { opacity: 0.2 });

export function rug(pen: Pen, x: number, y: number, rx: number, colour: string): void {
  pen.ellipse(x, y, rx, rx * 0.16, '#efe7d8');
  pen.ellipse(x, y, rx * 0.86, rx * 0.125, 'none', { stroke: colour, 'stroke-width': 2.4 });
  pen.ellipse(x, y, rx * 0.5, rx * 0.07, 'none', { stroke: colour, 'stroke-width': 1.4 });
}
