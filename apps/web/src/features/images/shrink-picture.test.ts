import { describe, expect, it, vi } from 'vitest';
import { fitSize, isPicture, shrinkPicture } from './shrink-picture.ts';

const file = new File(['x'], 'balaton.heic.PNG', { type: 'image/png' });
const opens = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));

describe('the size that fits', () => {
  it.each([
    [4000, 3000, 2000, 1500],
    [1500, 3000, 1000, 2000],
    [2000, 2000, 2000, 2000],
    [640, 480, 640, 480],
    [9000, 2, 2000, 1],
  ])('of %i × %i is %i × %i', (width, height, fittingWidth, fittingHeight) => {
    expect(fitSize(width, height)).toEqual({ width: fittingWidth, height: fittingHeight });
  });
});

describe('shrinking a picture', () => {
  it('keeps a file within the limits', async () => {
    opens(2000, 1200);
    expect(await shrinkPicture(file)).toEqual({ picture: file, name: file.name, isSmaller: false });
  });

  it('scales a larger one down to JPEG, in its orientation, and returns the size', async () => {
    opens(4000, 3000);
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage,
      fillRect: vi.fn(),
    } as unknown as null);
    const small = new Blob(['y'], { type: 'image/jpeg' });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(small));
    const shrunk = await shrinkPicture(file);
    expect(shrunk).toEqual({
      picture: small,
      name: 'balaton.heic.jpg',
      isSmaller: true,
    });
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 2000, 1500);
  });

  it('keeps a file that the browser cannot decode', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('unknown form');
    });
    expect(await shrinkPicture(file)).toEqual({ picture: file, name: file.name, isSmaller: false });
  });

  it.each([
    ['egy.gif', 'image/gif'],
    ['egy.heic', 'image/heic'],
    ['egy.bmp', 'image/bmp'],
  ])('converts %s, which the browser shows and the server does not read', async (name, type) => {
    opens(640, 480);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: vi.fn(),
      fillRect: vi.fn(),
    } as unknown as null);
    const converted = new Blob(['y'], { type: 'image/jpeg' });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(converted));
    expect(await shrinkPicture(new File(['x'], name, { type }))).toEqual({
      picture: converted,
      name: 'egy.jpg',
      isSmaller: false,
    });
  });
});

it.each([
  ['a.jpg', 'image/jpeg', true],
  ['IMG_1.HEIC', '', true],
  ['a.pdf', 'application/pdf', false],
  ['a.heic.txt', '', false],
])('tells whether %s (%s) may be a picture: %s', (name, type, expected) => {
  expect(isPicture(new File(['x'], name, { type }))).toBe(expected);
});
