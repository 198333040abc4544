import { expect, it } from 'vitest';
import { findCovering } from './opened-pins.tsx';

const place = (left: number, width: number) => {
  const element = document.createElement('span');
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 20);
  return element;
};

it('finds what covers a fixed element, an earlier one that stays, or the middle of another', () => {
  const fixed = place(0, 40);
  const [onFixed, beside, onBeside, onMiddle, inMiddle, touching] = [
    place(30, 40),
    place(80, 40),
    place(115, 30),
    place(200, 90),
    place(240, 20),
    place(40, 10),
  ];
  const found = findCovering([fixed], [onFixed, beside, onBeside, onMiddle, inMiddle, touching]);
  expect([...found]).toEqual([onFixed, onBeside, onMiddle, inMiddle]);
});
