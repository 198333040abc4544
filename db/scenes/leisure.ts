import { windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, forest, spruce, tree } from './plants.ts';
import { hills, lawn, sky, water } from './sky.ts';

/** The garden of a wellness hotel: pool, loungers, parasols. */
export function poolGarden(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  hills(pen, 176, 50);
  const accent = pen.vary(['#c5604a', '#5877bb', '#dfa640', '#4f8f7c']);
  pen.rect(60, 84, 360, 110, pen.fade(['#f8f5ee', '#ddd6c8']));
  pen.rect(52, 78, 376, 8, '#5c5f63');
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) {
      windowAt(pen, 76 + i * 57, 96 + row * 50, 40, 36, { frame: '#4a4e54', transom: false });
      pen.rect(72 + i * 57, 120 + row * 50, 48, 14, '#cfe3ea', { opacity: 0.6 });
    }
  bush(pen, -6, 202, 494, 22);
  lawn(pen, 196);
  pen.path('M96 216H384L452 306H28Z', '#e9e1d1');
  pen.path('M112 224H368L424 298H56Z', pen.fade(['#8fd6e4', '#3f9fc0']));
  for (let i = 0; i < 16; i++) {
    const y = random.between(232, 292);
    pen.line(`M${random.between(110, 330)} ${y}q8 -3 16 0t16 0`, '#ffffff', 1.2, { opacity: 0.6 });
  }
  for (const [x, y] of [
    [40, 236],
    [410, 232],
    [452, 264],
  ] as const)
    lounger(pen, x, y, accent);
  tree(pen, 26, 222, 104);
  tree(pen, 458, 220, 112);
}

function lounger(pen: Pen, x: number, y: number, colour: string): void {
  pen.rect(x - 1, y - 44, 2.4, 52, '#8a6642');
  pen.path(
    `M${x - 30} ${y - 36}Q${x} ${y - 64} ${x + 30} ${y - 36}Z`,
    pen.fade([lighter(colour, 0.2), colour]),
  );
  pen.path(
    `M${x - 24} ${y + 4}L${x - 10} ${y - 8}L${x - 6} ${y + 2}H${x + 26}V${y + 7}H${x - 24}Z`,
    '#f5f1e6',
  );
  pen.line(`M${x - 18} ${y + 7}v6M${x + 20} ${y + 7}v6`, '#6b4f36', 2);
}

/** A meadow by the water with tents and a camp fire. */
export function campsite(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  hills(pen, 176, 70);
  forest(pen, 186, 60, '#4f6b5c');
  pen.bright(() => water(pen, 180, ['#a9c7d2', '#7fa9bb', '#6f9aae']));
  lawn(pen, 210);
  for (const [i, x] of [random.int(60, 90), random.int(210, 240), 372].entries())
    tent(pen, x, 250 + (i % 2) * 22, 1 + (i % 2) * 0.15);
  pen.glow(176, 288, 60, '#ffb648', 0.6);
  pen.line('M156 296L196 284M156 284L196 296', '#5b3f27', 6);
  pen.bright(() => {
    pen.path('M162 288Q158 266 174 248Q176 262 184 258Q198 274 190 288Z', '#f28a2e');
    pen.path('M170 288Q168 274 177 264Q186 276 184 288Z', '#ffd76a');
  });
  spruce(pen, 22, 262, random.int(150, 190));
  spruce(pen, 458, 268, random.int(150, 200));
}

function tent(pen: Pen, x: number, ground: number, size: number): void {
  const colour = pen.random.pick(['#d9822b', '#5877bb', '#6f9142', '#c5604a']);
  pen.ellipse(x + 6, ground, 60 * size, 5, '#24331a', { opacity: 0.3 });
  pen.path(
    `M${x - 44 * size} ${ground}L${x} ${ground - 62 * size}L${x + 24 * size} ${ground}Z`,
    pen.fade([lighter(colour, 0.15), colour]),
  );
  pen.path(
    `M${x} ${ground - 62 * size}L${x + 62 * size} ${ground - 6}L${x + 24 * size} ${ground}Z`,
    darker(colour, 0.22),
  );
  pen.path(
    `M${x - 10 * size} ${ground}L${x} ${ground - 44 * size}L${x + 10 * size} ${ground}Z`,
    darker(colour, 0.6),
  );
}
