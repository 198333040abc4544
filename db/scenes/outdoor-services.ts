import { tiledRoof, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, forest, poplar, tree } from './plants.ts';
import { hills, lawn, sky, street } from './sky.ts';

/** A mover's van with boxes and an armchair before it. */
export function moving(pen: Pen): void {
  const { random } = pen;
  const paint = pen.vary(['#3f6fa8', '#d9822b', '#4f8f6f', '#c5604a', '#e2e0d8']);
  sky(pen);
  for (let i = 0; i < 5; i++) {
    const wall = random.pick(['#e3c07f', '#d9a58c', '#c9c2b2', '#a9bfae', '#e8dcc4']);
    const top = random.int(70, 120);
    pen.rect(i * 98 - 6, top, 98, 190, pen.fade([lighter(wall, 0.2), wall]));
    for (const y of [top + 20, top + 66]) for (const x of [14, 56]) windowAt(pen, i * 98 + x, y, 22, 30);
  }
  street(pen, 250);
  pen.ellipse(250, 284, 190, 8, '#2b2a28', { opacity: 0.3 });
  pen.rect(96, 108, 216, 156, pen.fade([lighter(paint, 0.25), paint]), { rx: 5 });
  pen.rect(96, 190, 216, 16, lighter(paint, 0.6));
  pen.path(
    'M316 264V146H366Q380 148 388 168L400 210H412V264Z',
    pen.fade([lighter(paint, 0.15), darker(paint, 0.15)]),
  );
  pen.bright(() => pen.path('M330 158H364Q372 160 378 174L388 206H330Z', pen.fade(pen.light.glass)));
  pen.rect(398, 226, 14, 12, '#ffe9a8', { rx: 3 });
  for (const x of [146, 356]) {
    pen.circle(x, 264, 25, '#2b2d30');
    pen.circle(x, 264, 11, '#c9ccd0');
  }
  for (const [x, y, w, h] of [
    [22, 262, 62, 46],
    [38, 224, 46, 38],
    [92, 278, 48, 34],
  ] as const) {
    pen.rect(x, y, w, h, pen.fade(['#d3a36a', '#b08048']));
    pen.rect(x + w / 2 - 4, y, 8, h, '#e9d3a8');
    pen.line(`M${x + 8} ${y + h - 10}h14`, '#8a6238', 2);
  }
  const seat = pen.vary(['#7d4f4a', '#5d6b3f', '#4a5d8a', '#a8623f']);
  pen.rect(424, 236, 44, 50, seat, { rx: 10 });
  pen.rect(418, 262, 56, 34, lighter(seat, 0.1), { rx: 8 });
}

/** A dog on its walk in the park. */
export function petCare(pen: Pen): void {
  const { random } = pen;
  const coat = pen.vary(['#c98f4f', '#6b4f36', '#e8dcc4', '#4b4642', '#b5703a']);
  sky(pen);
  hills(pen, 176, 40);
  bush(pen, -6, 206, 494, 44);
  lawn(pen, 196);
  pen.path('M0 320L150 200H188L210 320Z', pen.fade(['#e2d3b0', '#c9b68c']));
  tree(pen, 60, 226, random.int(130, 160));
  tree(pen, 430, 222, random.int(120, 150), pen.vary(['summer', 'autumn', 'spring']));
  pen.ellipse(292, 292, 96, 8, '#24331a', { opacity: 0.35 });
  for (const x of [232, 254, 326, 346]) pen.rect(x, 240, 13, 52, darker(coat, x % 4 ? 0.12 : 0), { rx: 6 });
  pen.path(
    'M222 228Q226 200 262 200H340Q366 202 364 234Q360 258 330 256H250Q222 256 222 228Z',
    pen.fade([lighter(coat, 0.14), coat]),
  );
  pen.line('M226 214Q196 200 194 170', coat, 11, { 'stroke-linecap': 'round' });
  pen.path(
    'M336 214Q338 160 366 150H400Q412 150 416 164L436 172Q442 186 428 192L402 196Q380 204 372 228Z',
    pen.fade([lighter(coat, 0.16), coat]),
  );
  pen.path('M358 152Q342 164 346 192Q362 190 372 160Z', darker(coat, 0.3));
  pen.circle(398, 168, 3.6, '#241a12');
  pen.circle(434, 177, 5, '#241a12');
  const lead = pen.vary(['#c5382e', '#3854bb', '#dfa640']);
  pen.line('M346 206Q362 216 376 208', lead, 7);
  pen.line('M348 208C300 150 200 130 120 40', lead, 3.4);
  pen.circle(452, 296, 11, pen.vary(['#d0473a', '#dfa640', '#3f7fb5']));
}

/** An excavator that levels a plot. */
export function earthworks(pen: Pen): void {
  const { random } = pen;
  const paint = pen.vary(['#f0b93c', '#e2762e', '#4f8f6f', '#d9d3c4']);
  sky(pen);
  hills(pen, 190, 60);
  forest(pen, 204, 40, '#5d7a5c', 0.9);
  pen.rect(0, 200, 480, 120, pen.fade(['#c2a274', '#8f6f48']));
  for (let i = 0; i < 26; i++)
    pen.ellipse(random.between(0, 480), random.between(214, 316), random.between(6, 20), 2.4, '#7a5c3a', {
      opacity: 0.5,
    });
  pen.path('M316 250Q352 190 404 196T480 220V272H310Z', pen.fade(['#9c7a50', '#7a5c3a']));
  pen.rect(92, 252, 172, 34, '#33363b', { rx: 17 });
  for (const x of [112, 146, 180, 214, 244]) pen.circle(x, 269, 10, '#6d757c');
  pen.rect(100, 196, 148, 56, pen.fade([lighter(paint, 0.2), darker(paint, 0.08)]), { rx: 8 });
  pen.rect(176, 132, 70, 76, paint, { rx: 6 });
  pen.bright(() => pen.rect(186, 142, 52, 44, pen.fade(pen.light.glass), { rx: 4 }));
  pen.line('M236 206L300 96', darker(paint, 0.1), 18, { 'stroke-linecap': 'round' });
  pen.line('M300 96L374 164', darker(paint, 0.04), 14, { 'stroke-linecap': 'round' });
  pen.path('M358 154L398 160L402 196Q380 214 352 196Z', pen.fade(['#5b5f66', '#3a3d42']));
  poplar(pen, 34, 214, 96);
  poplar(pen, 60, 216, 80);
}

/** A new fence and gate of a yard. */
export function fencing(pen: Pen): void {
  const { random } = pen;
  const metal = pen.vary(['#3a3d42', '#4f5f4a', '#6b3f32', '#3f5a6d']);
  sky(pen);
  hills(pen, 180, 46);
  tiledRoof(
    pen,
    [
      [150, 66],
      [330, 66],
      [380, 130],
      [100, 130],
    ],
    pen.vary(['#a8523d', '#5b5f66', '#8c4a38']),
  );
  pen.rect(116, 130, 248, 110, pen.fade(['#f6efe0', '#e2d6bd']));
  for (const x of [146, 290]) windowAt(pen, x, 156, 44, 42);
  bush(pen, -6, 226, 494, 34);
  lawn(pen, 222);
  for (const x of [-10, 118, 330, 458]) {
    pen.rect(x, 150, 34, 146, pen.fade(['#d8c3a0', '#b79c74']));
    for (let y = 164; y < 290; y += 15) pen.rect(x, y, 34, 1.4, '#8f7550', { opacity: 0.6 });
    pen.rect(x - 4, 142, 42, 10, '#a38a63');
  }
  for (const [from, to] of [
    [24, 118],
    [152, 330],
    [364, 458],
  ] as const) {
    for (let y = 172; y < 286; y += 19)
      pen.rect(from, y, to - from, 13, pen.fade([lighter(metal, 0.16), metal]));
    pen.rect(from, 166, to - from, 3, darker(metal, 0.3));
  }
  pen.rect(300, 218, 16, 5, '#d8b56a');
  pen.rect(0, 296, 480, 24, pen.fade(['#c9c4ba', '#aaa59b']));
  pen.glow(random.int(60, 90), 300, 16, '#fff3c4', 0.9);
}
