import type { Pen } from './pen.ts';
import { sky, water } from './sky.ts';

const stone = ['#f2cf94', '#c98f5a'];

/** A chain bridge over the river at night, the castle hill behind it. */
export function cityNight(pen: Pen): void {
  const { random } = pen;
  sky(pen);
  pen.bright(() => {
    pen.glow(random.int(90, 180), 150, 80, '#f0b27a', 0.55);
    castle(pen);
    water(pen, 210, ['#6a4f86', '#44407f', '#232a63'], { x: 240, colour: '#ffd98a' });
    bridge(pen);
  });
}

function castle(pen: Pen): void {
  const { random } = pen;
  pen.path('M0 178Q60 150 130 146T260 132T400 158L480 170V214H0Z', '#3d3a66');
  pen.path(
    'M196 138V118H214V112H226V104Q226 92 238 90V80H241V90Q253 92 253 104V112H266V118H300V140H196Z',
    '#2a2850',
  );
  pen.rect(150, 126, 46, 18, '#2a2850');
  pen.rect(300, 124, 50, 22, '#2a2850');
  pen.path('M58 168L62 124L66 104L70 124L74 168Z', '#2a2850');
  pen.rect(44, 144, 50, 28, '#2f2d58');
  for (let i = 0; i < 90; i++)
    pen.rect(random.between(20, 470), random.between(150, 206), 1.8, 2, '#ffd98a', {
      opacity: random.between(0.4, 0.95),
    });
  for (let i = 0; i < 34; i++)
    pen.rect(random.between(152, 346), random.between(120, 140), 1.6, 2, '#ffe3a3', {
      opacity: random.between(0.5, 1),
    });
}

function bridge(pen: Pen): void {
  const towers = [132, 348];
  const cable = 'M-40 176Q46 214 132 158Q240 246 348 158Q434 214 520 176';
  pen.line(cable, '#ffdf9c', 2.2);
  for (let x = 6; x < 480; x += 9) {
    const nearest = Math.min(...towers.map((tower) => Math.abs(x - tower)));
    pen.line(`M${x} ${Math.min(204, 160 + nearest * 0.52)}V208`, '#f0cf95', 0.8, { opacity: 0.6 });
  }
  pen.rect(0, 206, 480, 4, '#d9a05f');
  pen.rect(0, 210, 480, 5, '#2b2450');
  for (const x of towers) {
    pen.rect(x - 16, 150, 32, 98, pen.fade(stone));
    pen.path(`M${x - 7} 206V182Q${x - 7} 172 ${x} 172T${x + 7} 182V206Z`, '#4b3f74');
    pen.rect(x - 20, 146, 40, 6, '#ffe3ad');
    pen.path(`M${x - 22} 232H${x + 22}L${x + 18} 256H${x - 18}Z`, '#8c6a5a');
    pen.rect(x - 12, 256, 24, 56, '#ffd98a', { opacity: 0.16 });
  }
  for (let x = 10; x < 480; x += 26) {
    pen.glow(x, 202, 6, '#fff0c0', 0.9);
    pen.rect(x - 1, 218, 2, pen.random.between(14, 50), '#ffd98a', { opacity: 0.3 });
  }
}
