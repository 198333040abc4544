import { expect, it } from 'vitest';
import { imageOfWidth, imageSrcset } from './values.ts';

it('derives the smaller sizes of a stored picture from its address', () => {
  expect(imageOfWidth('/files/images/ab12-1600.webp', 320)).toBe('/files/images/ab12-320.webp');
  expect(imageSrcset('/files/images/ab12-1600.webp')).toBe(
    '/files/images/ab12-320.webp 320w, /files/images/ab12-800.webp 800w, /files/images/ab12-1600.webp 1600w',
  );
});
it('leaves other addresses unchanged', () => {
  expect(imageOfWidth('https://example.hu/a.jpg', 320)).toBe('https://example.hu/a.jpg');
  expect(imageSrcset('https://example.hu/a.jpg')).toBeUndefined();
});
