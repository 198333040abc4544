import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';

export type Season = 'summer' | 'spring' | 'autumn';

const leaves: Record<Season, readonly (readonly [dark: string, middle: string, light: string])[]> = {
  summer: [
    ['#3f5b34', '#557742', '#7f9c57'],
    ['#2f4a36', '#4d6f50', '#76966b'],
    ['#45602f', '#66863c', '#97b35c'],
  ],
  spring: [
    ['#4d7038', '#73994a', '#a9c873'],
    ['#8f5f6e', '#c48f9c', '#edc9d0'],
    ['#51733f', '#7ea457', '#b5d083'],
  ],
  autumn: [
    ['#7a4a26', '#a9682f', '#d3974a'],
    ['#6d5a2a', '#9c8438', '#cfb257'],
    ['#4c5a31', '#77803c', '#a9a552'],
  ],
};

/** A round-crowned tree standing at (x, ground). */
export function tree(pen: Pen, x: number, ground: number, size: number, season: Season = 'summer'): void {
  const { random } = pen;
  const trunk = '#6b513a';
  const crown = ground - size * 0.66;
  pen.ellipse(x, ground, size * 0.26, size * 0.03, '#1f2a16', { opacity: 0.25 });
  pen.path(
    `M${x - size * 0.035} ${ground}L${x - size * 0.02} ${crown}H${x + size * 0.02}L${x + size * 0.035} ${ground}Z`,
    pen.fade([darker(trunk, 0.3), trunk]),
  );
  pen.line(`M${x} ${ground - size * 0.34}L${x + size * 0.13} ${crown - size * 0.02}`, trunk, size * 0.022);
  pen.line(`M${x} ${ground - size * 0.28}L${x - size * 0.12} ${crown}`, trunk, size * 0.02);
  foliage(pen, x, crown, size * 0.27, size * 0.25, random.pick(leaves[season]), 9);
}

/** Three tones of leaves: the shadow below, the light from the upper left. */
function foliage(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: readonly string[],
  puffs: number,
): void {
  const { random } = pen;
  tones.forEach((tone, layer) => {
    const shift = (1 - layer) * 0.16;
    const shrink = 1 - layer * 0.2;
    for (let i = 0; i < puffs - layer * 2; i++) {
      const angle = (i / (puffs - layer * 2)) * Math.PI * 2 + random.between(-0.3, 0.3);
      const reach = random.between(0.35, 0.8) * shrink;
      pen.circle(
        x + Math.cos(angle) * rx * reach + shift * rx,
        y + Math.sin(angle) * ry * reach + shift * ry,
        Math.min(rx, ry) * random.between(0.34, 0.5) * (layer === 2 ? 0.72 : 1),
        tone,
      );
    }
  });
}

/** A low row of leaves along a wall or a fence; `bloom` scatters flowers over it. */
export function bush(
  pen: Pen,
  x: number,
  ground: number,
  width: number,
  height: number,
  season: Season = 'summer',
  bloom?: string,
): void {
  const { random } = pen;
  const [dark, middle, light] = random.pick(leaves[season]);
  for (const [tone, share] of [
    [dark, 1],
    [middle, 0.8],
    [light, 0.55],
  ] as const) {
    const puffs = Math.max(3, Math.round((width / height) * 1.7));
    for (let i = 0; i < puffs; i++)
      pen.circle(
        x + ((i + 0.5 + random.between(-0.45, 0.45)) / puffs) * width,
        ground - height * (0.38 + (1 - share) * 0.4 + random.between(-0.08, 0.16)),
        height * random.between(0.34, 0.62) * share,
        tone,
      );
  }
  if (bloom)
    for (let i = 0; i < width / 3; i++)
      pen.circle(
        x + random.between(0, width),
        ground - height * random.between(0.3, 1),
        height * random.between(0.09, 0.16),
        i % 3 ? bloom : lighter(bloom, 0.4),
      );
}

/** A spruce of hanging tiers. */
export function spruce(pen: Pen, x: number, ground: number, size: number, colour = '#2f4a3d'): void {
  const tiers = 4;
  pen.rect(x - size * 0.025, ground - size * 0.1, size * 0.05, size * 0.1, '#4b3a2b');
  for (let i = 0; i < tiers; i++) {
    const top = ground - size + i * size * 0.2;
    const half = size * (0.11 + i * 0.05);
    const foot = top + size * 0.32;
    pen.path(
      `M${x} ${top}L${x + half} ${foot}Q${x} ${foot - size * 0.05} ${x - half} ${foot}Z`,
      pen.fade([lighter(colour, 0.1), darker(colour, 0.12 + i * 0.03)], true),
    );
  }
}

/** A far wood: a row of plain tips. */
export function forest(pen: Pen, ground: number, size: number, colour: string, opacity = 1): void {
  const { random } = pen;
  for (let x = -10; x < 490; x += size * random.between(0.13, 0.24)) {
    const height = size * random.between(0.65, 1);
    pen.path(`M${x} ${ground - height}L${x + height * 0.16} ${ground}H${x - height * 0.16}Z`, colour, {
      opacity,
    });
  }
}

export function poplar(pen: Pen, x: number, ground: number, size: number, colour = '#4f6b3f'): void {
  pen.ellipse(
    x,
    ground - size * 0.5,
    size * 0.1,
    size * 0.5,
    pen.fade([lighter(colour, 0.2), darker(colour, 0.2)], true),
  );
  pen.rect(x - size * 0.015, ground - size * 0.08, size * 0.03, size * 0.08, '#5b4634');
}

/** Stems and cattails at the water's edge. */
export function reeds(pen: Pen, x: number, ground: number, width: number, count: number): void {
  const { random } = pen;
  for (let i = 0; i < count; i++) {
    const foot = x + random.between(0, width);
    const tall = random.between(34, 92);
    const lean = random.between(-12, 12);
    pen.line(
      `M${foot} ${ground}Q${foot} ${ground - tall * 0.6} ${foot + lean} ${ground - tall}`,
      random.pick(['#6d7a3a', '#8a8a4a', '#4f6236']),
      1.4,
    );
    if (i % 3 === 0) pen.ellipse(foot + lean, ground - tall, 2, 6.5, '#5b3a22');
  }
}

/** A plant in a pot, for terraces and rooms. */
export function potted(pen: Pen, x: number, ground: number, size: number, pot = '#c4714b'): void {
  const { random } = pen;
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * size * 0.085;
    const tall = size * random.between(0.62, 0.9);
    pen.path(
      `M${x} ${ground - size * 0.26}Q${x + lean * 0.7} ${ground - tall * 0.8} ${x + lean * 1.5} ${ground - tall - size * 0.1}Q${x + lean + size * 0.07} ${ground - tall * 0.7} ${x + size * 0.04} ${ground - size * 0.26}Z`,
      i % 2 ? '#4f7d57' : '#39633f',
    );
  }
  pen.path(
    `M${x - size * 0.17} ${ground - size * 0.3}H${x + size * 0.17}L${x + size * 0.12} ${ground}H${x - size * 0.12}Z`,
    pen.fade([lighter(pot, 0.12), darker(pot, 0.15)], true),
  );
}
