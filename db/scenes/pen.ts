import type { Random } from '../demo/random.ts';
import { type Light, mix, snowed } from './light.ts';
import { outerTransform, plane, type View } from './view.ts';

export type Attributes = Record<string, string | number>;

/** Collects shapes; every colour is adjusted to the light of the scene before it is drawn. */
export interface Pen {
  random: Random;
  light: Light;
  /** Items in rotation, so that neighbouring variants of a scene differ, which random ones might not. */
  vary<T>(items: readonly T[]): T;
  rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): void;
  path(d: string, fill: string, more?: Attributes): void;
  line(d: string, stroke: string, width: number, more?: Attributes): void;
  circle(x: number, y: number, r: number, fill: string, more?: Attributes): void;
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes): void;
  /** A gradient from top to bottom (or left to right), to be used as a fill. */
  fade(colours: readonly string[], across?: boolean): string;
  /** Light that thins out from its middle. */
  glow(x: number, y: number, r: number, colour: string, strength?: number): void;
  /** Light sources, whose colours are not adjusted. */
  bright(draw: () => void): void;
  turned(x: number, y: number, degrees: number, draw: () => void): void;
  svg(size: { width: number; height: number }): string;
}

const short = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
const shortPath = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => short(Number(number)));

/** Opacities need more than one decimal. */
const written = (name: string, value: string | number) =>
  name.includes('opacity') ? String(Math.round(Number(value) * 100) / 100) : short(value);

export interface PenOptions {
  random: Random;
  light: Light;
  view: View;
  variant: number;
}

export function createPen({ random, light, view, variant }: PenOptions): Pen {
  const shapes: string[] = [];
  const gradients = new Map<string, string>();
  let shining = false;

  const toned = (colour: string) => {
    if (shining || !colour.startsWith('#')) return colour;
    return mix(light.snow ? snowed(colour) : colour, light.tint, light.tintStrength);
  };
  const add = (tag: string, attributes: Attributes) => {
    const text = Object.entries(attributes).map(([name, value]) => `${name}="${written(name, value)}"`);
    shapes.push(`<${tag} ${text.join(' ')}/>`);
  };
  const gradient = (head: string, stops: string) => {
    const known = gradients.get(head + stops);
    if (known) return `url(#${known})`;
    const id = `g${gradients.size}`;
    gradients.set(head + stops, id);
    return `url(#${id})`;
  };

  return {
    random,
    light,
    vary: (items) => {
      const item = items[variant % items.length];
      if (item === undefined) throw new Error('There is nothing to vary.');
      return item;
    },
    rect: (x, y, width, height, fill, more = {}) =>
      add('rect', { x, y, width, height, fill: toned(fill), ...more }),
    path: (d, fill, more = {}) => add('path', { d: shortPath(d), fill: toned(fill), ...more }),
    line: (d, stroke, width, more = {}) =>
      add('path', { d: shortPath(d), fill: 'none', stroke: toned(stroke), 'stroke-width': width, ...more }),
    circle: (cx, cy, r, fill, more = {}) => add('circle', { cx, cy, r, fill: toned(fill), ...more }),
    ellipse: (cx, cy, rx, ry, fill, more = {}) =>
      add('ellipse', { cx, cy, rx, ry, fill: toned(fill), ...more }),
    fade: (colours, across = false) => {
      const stop = (colour: string, i: number) =>
        `<stop offset="${short(i / Math.max(1, colours.length - 1))}" stop-color="${toned(colour)}"/>`;
      return gradient(`linear ${across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}`, colours.map(stop).join(''));
    },
    glow: (cx, cy, r, colour, strength = 0.8) => {
      const stops = `<stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
      add('circle', { cx, cy, r, fill: gradient('radial ', stops) });
    },
    bright: (draw) => {
      const before = shining;
      shining = true;
      draw();
      shining = before;
    },
    turned: (x, y, degrees, draw) => {
      shapes.push(`<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">`);
      draw();
      shapes.push('</g>');
    },
    svg: ({ width, height }) => {
      if (light.snow)
        for (let i = 0; i < 90; i++)
          add('circle', {
            cx: random.between(0, plane.width),
            cy: random.between(0, plane.height),
            r: random.between(0.7, 2),
            fill: '#ffffff',
            opacity: random.between(0.5, 0.95),
          });
      const definitions = [...gradients].map(([key, id]) => {
        const [head = '', stops = ''] = [key.slice(0, key.indexOf('<')), key.slice(key.indexOf('<'))];
        const [kind = 'linear', ...rest] = head.trim().split(' ');
        return `<${kind}Gradient id="${id}" ${rest.join(' ')}>${stops}</${kind}Gradient>`;
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${plane.width} ${plane.height}" preserveAspectRatio="xMidYMid slice"><defs>${definitions.join('')}</defs><g transform="${outerTransform(view)}">${shapes.join('')}</g></svg>`;
    },
  };
}
