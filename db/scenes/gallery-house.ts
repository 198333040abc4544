import { railing, windowAt } from './building.ts';
import { darker, lighter } from './light.ts';
import type { Pen } from './pen.ts';
import { bush, potted } from './plants.ts';
import { sky } from './sky.ts';

const storey = 76;
const bays = 5;
const bayWidth = 96;

/** The inner court of a tenement: arcades with doors and flowers on every floor. */
export function galleryHouse(pen: Pen): void {
  const plaster = pen.vary(['#e3c07f', '#d9c9a4', '#d9a58c', '#c5cbb4', '#e2d8c4']);
  sky(pen);
  pen.path('M0 44L20 22H460L480 44V72H0Z', pen.fade(['#9a5844', '#6f3a2e']));
  pen.rect(0, 64, 480, 12, lighter(plaster, 0.5));
  for (let floor = 0; floor < 3; floor++) gallery(pen, 76 + floor * storey, plaster, floor < 2);
  pen.rect(0, 302, 480, 18, pen.fade(['#b9ab92', '#9c8e76']));
  for (let x = 0; x < 480; x += 30) pen.line(`M${x + 12} 302L${x} 320`, '#857862', 1, { opacity: 0.6 });
  for (const x of [30, 222, 414, 446])
    potted(pen, x, 312, pen.random.int(44, 64), pen.random.pick(['#c4714b', '#5d6f8a', '#b38d5a']));
}

/** One floor: the shaded back wall, then the arcade before it, then the railing. */
function gallery(pen: Pen, top: number, plaster: string, railed: boolean): void {
  const { random } = pen;
  const foot = top + storey;
  pen.rect(0, top, 480, storey, pen.fade([darker(plaster, 0.42), darker(plaster, 0.2)]));
  for (let bay = 0; bay < bays; bay++) {
    const x = bay * bayWidth + 20;
    if ((bay + random.int(0, 1)) % 2) doorway(pen, x + 12, top + 18, storey - 22);
    else windowAt(pen, x + 10, top + 24, 34, 36, { frame: '#5f4a38' });
  }
  const arches = Array.from({ length: bays }, (_, bay) => {
    const x = bay * bayWidth + 9;
    return `M${x} ${foot}V${top + 36}Q${x} ${top + 10} ${x + 39} ${top + 10}T${x + 78} ${top + 36}V${foot}Z`;
  });
  pen.path(`M0 ${top}H480V${foot}H0Z${arches.join('')}`, pen.fade([lighter(plaster, 0.28), plaster]), {
    'fill-rule': 'evenodd',
  });
  for (let bay = 0; bay <= bays; bay++) {
    pen.rect(bay * bayWidth - 12, top + 34, 24, 4, lighter(plaster, 0.55));
    pen.rect(bay * bayWidth + 4, top + 38, 5, storey - 40, darker(plaster, 0.16));
  }
  pen.rect(0, foot - 4, 480, 6, lighter(plaster, 0.5));
  if (!railed) return;
  for (let bay = 0; bay < bays; bay++) {
    railing(pen, bay * bayWidth + 9, foot - 28, 78, 24, '#34302c');
    if (random.chance(0.55))
      bush(
        pen,
        bay * bayWidth + random.int(12, 36),
        foot - 20,
        random.int(26, 44),
        12,
        'summer',
        random.pick(['#d0564f', '#e28fae', '#f0efe6']),
      );
  }
}

function doorway(pen: Pen, x: number, y: number, height: number): void {
  pen.rect(x - 2, y, 34, height, '#e9dfca');
  pen.rect(x, y + 2, 30, height - 2, pen.fade(['#6d4c37', '#513626']));
  windowAt(pen, x + 5, y + 6, 20, height * 0.4, { frame: '#6d4c37' });
}
