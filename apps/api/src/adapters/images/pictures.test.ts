import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawing, drawJpeg } from '../../testing/pictures.ts';
import { createFileStore } from '../files/index.ts';
import {
  createPictureMaker,
  deletePicture,
  pictureKeys,
  picturePath,
  storePicture,
  toPicturePath,
} from './index.ts';

const maker = createPictureMaker(pino({ level: 'silent' }));
let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  maker.close();
  await rm(folder, { recursive: true });
});

async function make(contents: Uint8Array, originalName = 'kép.jpg') {
  count += 1;
  const tempPath = join(folder, `upload-${count}`);
  await writeFile(tempPath, contents);
  return maker.make({ tempPath, originalName }, count);
}

const makeLargest = async (contents: Uint8Array) => sharp((await make(contents)).sizes[2]);
const invalid = { code: 'image_invalid', status: 422 };

describe('an uploaded picture', () => {
  it('is converted to WebP in three widths', async () => {
    const { sizes, width, height } = await make(await drawJpeg({ width: 2000, height: 1000 }));
    const made = await Promise.all(sizes.map((size) => sharp(size).metadata()));
    expect(made.map(({ format, width: w, height: h }) => [format, w, h])).toEqual([
      ['webp', 320, 160],
      ['webp', 800, 400],
      ['webp', 1600, 800],
    ]);
    expect([width, height]).toEqual([1600, 800]);
  });

  it('is never enlarged, and still stored as three files', async () => {
    const { sizes, width, height } = await make(await drawJpeg({ width: 400, height: 300 }));
    const widths = await Promise.all(sizes.map(async (size) => (await sharp(size).metadata()).width));
    expect(widths).toEqual([320, 400, 400]);
    expect([width, height]).toEqual([400, 300]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be %s, whatever the file is called',
    async (format) => {
      const contents = await drawing().toFormat(format).toBuffer();
      await expect(make(contents, 'gonosz.svg')).resolves.toMatchObject({ width: 120, height: 80 });
    },
  );

  it('of an iPhone is refused with what helps, as the decoder at hand does not know it', async () => {
    const header = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const refused = make(Buffer.concat([header, Buffer.alloc(200)]), 'IMG_1.HEIC');
    await expect(refused).rejects.toMatchObject(invalid);
    await expect(refused).rejects.toThrow(/„IMG_1.HEIC”: .*Formátumok alatt válaszd a „Legkompatibilisebb”/);
  });

  it('is rotated by its EXIF orientation, and reports the rotated size', async () => {
    // Orientation 6: the camera was turned, a viewer turns it by 90 degrees clockwise.
    const contents = await drawing({ width: 200, height: 100 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await makeLargest(contents);
    const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([100, 200]);
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2] ?? 0;
    // The white quarter was top left; turned clockwise it is top right.
    expect(brightness(80, 20)).toBeGreaterThan(240);
    expect(brightness(20, 20)).toBeLessThan(240);
  });

  it('loses its metadata, including place, time and camera', async () => {
    const contents = await drawing()
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Somebody' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '47/1 29/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '19/1 2/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect((await sharp(contents).metadata()).exif).toBeDefined();
    for (const size of (await make(contents)).sizes) {
      const { exif, xmp, iptc, icc } = await sharp(size).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(size).includes('Somebody')).toBe(false);
    }
  });

  it('loses data appended to the file', async () => {
    const tail = Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>PK\u0003\u0004');
    const { sizes } = await make(Buffer.concat([await drawJpeg(), tail]));
    for (const size of sizes) expect(Buffer.from(size).includes('<?php')).toBe(false);
    expect(sizes).toEqual((await make(await drawJpeg())).sizes);
  });

  // Shows IMG-01.
  it('may have up to 2000 pixels on each side', async () => {
    await expect(make(await drawJpeg({ width: 2000, height: 2000 }))).resolves.toMatchObject({ width: 1600 });
  });
});

describe('a picture is rejected', () => {
  it.each([
    [2001, 10],
    [10, 2001],
  ])('when it has %i×%i pixels, and the message names the file', async (width, height) => {
    await expect(make(await drawJpeg({ width, height }), 'nagy.jpg')).rejects.toMatchObject({
      code: 'image_too_large',
      status: 422,
      message: `„nagy.jpg”: a kép ${width}×${height} képpontos, de legfeljebb 2000×2000 lehet. Kicsinyítsd le!`,
    });
  });

  it('when its header claims an enormous size', async () => {
    const png = await drawing().png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    await expect(make(png)).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG with an XML head',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['empty', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 131) % 256))],
  ])('when it is %s', async (_what, contents) => {
    await expect(make(contents, 'kép.jpg')).rejects.toMatchObject(invalid);
  });

  it.each(['gif', 'tiff'] as const)('when it is a %s', async (format) => {
    await expect(make(await drawing().toFormat(format).toBuffer())).rejects.toMatchObject(invalid);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('when half of the %s is missing', async (format) => {
    const whole = await drawing({ width: 600, height: 400 }).toFormat(format).toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(invalid);
  });

  it('when other data precede it', async () => {
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), await drawJpeg()]);
    await expect(make(polyglot)).rejects.toMatchObject(invalid);
  });

  it('with a sanitized name in the message', async () => {
    await expect(make(Buffer.alloc(3), `a\u0000\n${'x'.repeat(300)}`)).rejects.toMatchObject({
      message: expect.stringMatching(/^„ax{79}”: /),
    });
  });
});

describe('the picture process', () => {
  it('returns each of many concurrent pictures to its caller', async () => {
    const widths = Array.from({ length: 12 }, (_, index) => 50 + index);
    const made = await Promise.all(widths.map(async (width) => make(await drawJpeg({ width }))));
    expect(made.map(({ width }) => width)).toEqual(widths);
  });

  it('rejects callers while the queue is full, and continues afterwards', { timeout: 60_000 }, async () => {
    const busy = createPictureMaker(pino({ level: 'silent' }));
    const tempPath = join(folder, 'one');
    await writeFile(tempPath, await drawJpeg());
    const calls = await Promise.allSettled(
      Array.from({ length: 130 }, (_, owner) => busy.make({ tempPath, originalName: 'a.jpg' }, owner)),
    );
    const refused = calls.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 10 } });
    await expect(busy.make({ tempPath, originalName: 'a.jpg' }, 1)).resolves.toMatchObject({ width: 120 });
    busy.close();
  });

  it('gives up a picture that takes too long, which others do not wait for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = createPictureMaker(pino({ level: 'silent' }));
    try {
      // Nobody writes into it, so the decoder waits for ever.
      const endless = join(folder, 'endless');
      execFileSync('mkfifo', [endless]);
      const held = [1, 2].map(() => slow.make({ tempPath: endless, originalName: 'a.avif' }, 'one'));
      const tempPath = join(folder, 'three');
      await writeFile(tempPath, await drawJpeg());
      const quick = () => slow.make({ tempPath, originalName: 'b.jpg' }, 'another');
      await expect(quick()).resolves.toMatchObject({ width: 120 });
      for (const one of held) {
        const refused = expect(one).rejects.toMatchObject({
          code: 'image_invalid',
          message: expect.stringContaining('„a.avif”: ezt a képet túl sokáig tart'),
        });
        vi.advanceTimersByTime(5_000);
        const shared = quick();
        vi.advanceTimersByTime(5_000);
        await refused;
        await expect(shared).resolves.toMatchObject({ width: 120 });
      }
    } finally {
      slow.close();
      vi.useRealTimers();
    }
  });

  it('rejects waiting callers when it is closed', async () => {
    const closing = createPictureMaker(pino({ level: 'silent' }));
    const tempPath = join(folder, 'two');
    await writeFile(tempPath, await drawJpeg());
    const calls = [1, 2, 3, 4].map((owner) => closing.make({ tempPath, originalName: 'a.jpg' }, owner));
    closing.close();
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  });
});

describe('stored pictures', () => {
  it('are named by content hash, so that the same picture is stored once', async () => {
    const files = await createFileStore({ dataDir: folder, filesUrl: undefined });
    const picture = await make(await drawJpeg({ seed: 1 }));
    const path = await storePicture(files, picture);
    expect(path).toMatch(/^\/files\/images\/([0-9a-f]{2})\/\1[0-9a-f]{38}-1600\.webp$/);
    expect(await storePicture(files, await make(await drawJpeg({ seed: 1 })))).toBe(path);
    expect(await storePicture(files, await make(await drawJpeg({ seed: 2 })))).not.toBe(path);
    const keys = pictureKeys(path);
    expect(keys.map((key) => /-\d+\.webp$/.exec(key)?.[0])).toEqual(['-320.webp', '-800.webp', '-1600.webp']);
    expect(keys.map(toPicturePath)).toEqual([path, path, path]);
    expect(await readdir(join(folder, 'files/images', path.slice(14, 16)))).toHaveLength(3);
    await deletePicture(files, path);
    expect(await files.stat(keys[0] ?? '')).toBeUndefined();
  });

  it.each(['/files/../secret', '/files/documents/aa.pdf', 'https://elsewhere.test/a-1600.webp', ''])(
    'have no keys for the path %j',
    (path) => {
      expect(pictureKeys(path)).toEqual([]);
    },
  );

  it('are named by the content of every size', () => {
    const [a, b] = [new Uint8Array([1]), new Uint8Array([2])];
    expect(picturePath([a, a, a])).not.toBe(picturePath([b, a, a]));
  });
});
