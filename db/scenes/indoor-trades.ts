import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { potted } from './plants.ts';
import { accents, bigWindow, wallColours } from './room.ts';

/** A desk with screens, for everything done by computer. */
export function computing(pen: Pen): void {
  const { random } = pen;
  const wall = pen.vary([...wallColours, '#39435c', '#2f4a4f']);
  pen.rect(0, 0, 480, 320, pen.fade([lighter(wall, 0.1), wall]));
  const glowing = pen.vary(['#8fb4d8', '#a8d0b8', '#d8b48f']);
  for (const [x, y, w, h] of [
    [64, 64, 190, 116],
    [272, 84, 140, 92],
  ] as const) {
    pen.glow(x + w / 2, y + h / 2, w * 0.7, glowing, 0.35);
    pen.rect(x, y, w, h, '#1f2227', { rx: 6 });
    pen.bright(() => pen.rect(x + 5, y + 5, w - 10, h - 10, pen.fade(['#22304a', '#1a2438'])));
    for (let line = 0; line < Math.floor((h - 24) / 10); line++)
      pen.rect(
        x + 14 + random.int(0, 3) * 8,
        y + 14 + line * 10,
        random.int(24, Math.floor(w * 0.55)),
        4,
        random.pick(['#7fb0e0', '#a8d08f', '#e0b46a', '#c58fc0', '#8f98a8']),
        { rx: 2 },
      );
    pen.rect(x + w / 2 - 7, y + h, 14, 30, '#3a3d42');
    pen.rect(x + w / 2 - 34, 206, 68, 5, '#3a3d42', { rx: 2 });
  }
  pen.rect(0, 210, 480, 16, pen.fade(['#c9a070', '#a87c4c']));
  pen.rect(0, 226, 480, 94, pen.fade(['#8f6a42', '#6f5030']));
  pen.path('M96 218H262L276 236H84Z', pen.fade(['#e6e8ea', '#bfc4c9']));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 14; i++)
      pen.rect(100 + i * 11.4 - row * 2, 220 + row * 5, 8.6, 3.4, '#8f969d', { rx: 1 });
  pen.ellipse(304, 226, 13, 7, '#e6e8ea');
  pen.rect(352, 186, 24, 26, random.pick(accents), { rx: 4 });
  pen.line('M376 192q12 2 8 12q-4 4 -9 3', '#e6e0d4', 3);
  potted(pen, 442, 212, random.int(76, 104));
}

/** A bright room with bucket, mop and spray: cleaning. */
export function cleaning(pen: Pen): void {
  const { random } = pen;
  const wall = pen.vary(['#dcebee', '#e6efe0', '#efe6f0']);
  pen.rect(0, 0, 480, 240, pen.fade([lighter(wall, 0.3), wall]));
  bigWindow(pen, 250, 28, 190, 150, 3);
  pen.rect(0, 234, 480, 86, pen.fade(['#e6dcc9', '#c2b196']));
  for (let i = -2; i < 12; i++) pen.line(`M${i * 56} 234L${i * 76 - 70} 320`, '#ab9a7e', 1, { opacity: 0.6 });
  pen.path('M60 320Q120 262 300 252L420 320Z', '#ffffff', { opacity: 0.4 });
  const colour = pen.vary(['#3f7fb5', '#4f9f8c', '#d0604a', '#8a6fb0']);
  pen.path('M80 196H196L182 292H94Z', pen.fade([lighter(colour, 0.2), darker(colour, 0.12)], true));
  pen.ellipse(138, 196, 58, 13, '#dff0f5');
  for (let i = 0; i < 18; i++)
    pen.circle(random.between(92, 184), random.between(180, 198), random.between(4, 10), '#ffffff', {
      opacity: 0.8,
    });
  pen.line('M82 202Q138 120 194 202', '#6d757c', 3.4);
  pen.line('M318 276L236 40', '#c98f4f', 6);
  for (let i = 0; i < 11; i++)
    pen.line(`M${316 + i * 3} 274Q${300 + i * 7} 296 ${286 + i * 9.4} 310`, i % 2 ? '#f4f1e8' : '#d9d4c6', 6);
  pen.path('M402 214h38v76q0 6 -6 6h-26q-6 0 -6 -6z', pen.fade([lighter(colour, 0.35), colour], true));
  pen.path('M412 214V196H404V184H438L446 192H430V214Z', '#f4f4f2');
  pen.rect(408, 240, 26, 30, '#ffffff', { opacity: 0.8, rx: 3 });
}
