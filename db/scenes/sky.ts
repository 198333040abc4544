import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { plane } from './view.ts';

const { width, height } = plane;

/** The sky down to the lower edge, with what hangs on it. Everything else is drawn over it. */
export function sky(pen: Pen): void {
  const { light, random } = pen;
  pen.bright(() => {
    pen.rect(0, 0, width, height, pen.fade(light.sky));
    if (light.stars) stars(pen);
    if (light.sun) sun(pen, random.between(80, 400), light.sun.height, light.sun.colour);
  });
  const clouds = random.int(1, 3);
  for (let i = 0; i < clouds; i++)
    cloud(
      pen,
      (i + random.between(0.2, 0.8)) * (width / clouds),
      random.between(26, 66),
      random.between(0.7, 1.25),
    );
}

function sun(pen: Pen, x: number, y: number, colour: string): void {
  pen.glow(x, y, 54, colour, 0.75);
  pen.circle(x, y, 15, colour);
}

function stars(pen: Pen): void {
  for (let i = 0; i < 46; i++)
    pen.circle(
      pen.random.between(0, width),
      pen.random.between(2, 110),
      pen.random.between(0.5, 1),
      '#ffffff',
      {
        opacity: pen.random.between(0.35, 0.9),
      },
    );
}

function cloud(pen: Pen, x: number, y: number, size: number): void {
  const { cloud: fill, cloudOpacity: opacity } = pen.light;
  pen.bright(() => {
    pen.path(
      `M${x - 46 * size} ${y}q-4 ${-9 * size} ${14 * size} ${-10 * size}q${5 * size} ${-15 * size} ${24 * size} ${-9 * size}q${14 * size} ${-9 * size} ${24 * size} ${4 * size}q${18 * size} ${-2 * size} ${20 * size} ${8 * size}q${8 * size} ${8 * size} ${-6 * size} ${9 * size}h${-72 * size}q${-6 * size} 0 ${-4 * size} ${-2 * size}z`,
      fill,
      { opacity },
    );
  });
}

/** One or two ridges against the sky; `horizon` is where the ground begins. */
export function hills(pen: Pen, horizon: number, rise = 46): void {
  const { random, light } = pen;
  pen.bright(() => {
    ridge(pen, horizon, rise * random.between(0.7, 1.1), light.hills[0]);
    ridge(pen, horizon, rise * random.between(0.35, 0.65), light.hills[1]);
  });
}

function ridge(pen: Pen, horizon: number, rise: number, colour: string): void {
  const { random } = pen;
  const y = () => horizon - rise * random.between(0.35, 1);
  pen.path(
    `M0 ${horizon + 6}V${y()}Q${random.int(60, 110)} ${horizon - rise * 1.2} 180 ${y()}T340 ${y()}T${width} ${y()}V${horizon + 6}Z`,
    pen.fade([colour, lighter(colour, 0.14)]),
  );
}

const grounds = {
  summer: ['#8fb05a', '#5f8a3c'],
  spring: ['#a3c068', '#74a24a'],
  autumn: ['#b5a65a', '#86813f'],
  dry: ['#c9b878', '#a18f52'],
} as const;

/** Grass from the horizon down, with a few strokes of the brush. */
export function lawn(pen: Pen, horizon: number, season: keyof typeof grounds = 'summer'): void {
  const [top, bottom] = grounds[season];
  pen.rect(0, horizon, width, height - horizon, pen.fade([top, bottom]));
  for (let i = 0; i < 34; i++) {
    const y = pen.random.between(horizon + 6, height);
    pen.ellipse(
      pen.random.between(0, width),
      y,
      pen.random.between(8, 24),
      1.5,
      i % 2 ? darker(bottom, 0.12) : lighter(top, 0.16),
      {
        opacity: 0.35,
      },
    );
  }
}

/** A path from the lower edge to a door. */
export function walkway(pen: Pen, doorX: number, doorY: number, doorWidth: number, colour = '#cfc0a4'): void {
  const spread = (height - doorY) * 0.42 + doorWidth;
  pen.path(
    `M${doorX - doorWidth / 2} ${doorY}H${doorX + doorWidth / 2}L${doorX + spread * 0.75} ${height}H${doorX - spread}Z`,
    pen.fade([lighter(colour, 0.1), darker(colour, 0.1)]),
  );
}

/** Pavement, kerb and carriageway along the lower edge of a town scene. */
export function street(pen: Pen, y: number): void {
  pen.rect(0, y, width, height - y, pen.fade(['#c9c4ba', '#b5b0a6']));
  pen.rect(0, height - 11, width, 11, '#77746e');
  pen.rect(0, height - 12, width, 2, '#e0dcd2');
}

/** Water with glints; `shine` is the column under the sun or the moon. */
export function water(
  pen: Pen,
  horizon: number,
  colours: readonly string[],
  shine?: { x: number; colour: string },
): void {
  const { random } = pen;
  pen.rect(0, horizon, width, height - horizon, pen.fade(colours));
  for (let i = 0; i < 34; i++) {
    const y = horizon + 4 + (height - horizon) * random.next();
    pen.ellipse(
      random.between(0, width),
      y,
      4 + (y - horizon) * random.between(0.06, 0.24),
      1.1,
      i % 2 ? '#ffffff' : '#2c5674',
      { opacity: 0.2 },
    );
  }
  if (!shine) return;
  pen.bright(() => {
    for (let i = 0; i < 26; i++) {
      const y = horizon + 3 + (height - horizon) * random.next();
      const reach = 6 + (y - horizon) * 0.2;
      pen.ellipse(
        shine.x + random.between(-reach, reach),
        y,
        reach * random.between(0.4, 1),
        1.2,
        shine.colour,
        { opacity: 0.55 },
      );
    }
  });
}
