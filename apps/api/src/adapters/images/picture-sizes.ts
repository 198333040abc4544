import { open } from 'node:fs/promises';
import { imageMaxSide, imageWidths } from '@piacter/contracts/images';
import sharp from 'sharp';

/** A picture as WebP in every width of `imageWidths`, smallest first. */
export interface PictureSizes {
  sizes: Uint8Array[];
  /** Width of the largest size in pixels. */
  width: number;
  height: number;
}

export type PictureFault =
  | { code: 'image_invalid' }
  /** A photo of an iPhone (HEVC), which the decoder at hand does not know; libvips has one that does by choice only. */
  | { code: 'image_heic' }
  /** It is not decoded within the time limit. */
  | { code: 'image_slow' }
  /** Size of the original in pixels. */
  | { code: 'image_too_large'; width: number; height: number };

/** Loaders that libvips may use. SVG, PDF, GIF and all other formats are not even parsed. */
const allowedLoaders = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: allowedLoaders });
sharp.cache(false);
sharp.concurrency(1);

/** Effort 2 is the best trade-off: 5.7 pictures a second and core at 2000×2000, against 2.9 at effort 4. */
const webp = { quality: 78, effort: 2 } as const;

/** Fails on truncated and broken data, but not on the harmless warnings that pictures of phones cause. */
const input = { failOn: 'error', pages: 1 } as const;

/** Of a photo that is scaled down here. */
const maxHeicPixels = 50_000_000;

/** Why a picture is rejected, or the most pixels to decode, by its header alone. */
async function inspect(path: string): Promise<PictureFault | { maxPixels: number }> {
  // Reads only the header, so that a decompression bomb is rejected without decoding it.
  const { width, height, format, compression } = await sharp(path, {
    ...input,
    limitInputPixels: false,
  }).metadata();
  const isAllowed = format === 'jpeg' || format === 'png' || format === 'webp';
  // Browsers scale down what they can decode; few of them know this one.
  if (format === 'heif' && compression === 'hevc')
    return width * height > maxHeicPixels
      ? { code: 'image_too_large', width, height }
      : { maxPixels: maxHeicPixels };
  if (!isAllowed && !(format === 'heif' && compression === 'av1')) return { code: 'image_invalid' };
  if (width > imageMaxSide || height > imageMaxSide) return { code: 'image_too_large', width, height };
  return { maxPixels: imageMaxSide ** 2 };
}

/**
 * The decoded picture, auto-oriented; metadata and appended data are dropped. Decoding once for all sizes costs a third
 * of the time where it is dear (AVIF).
 */
const decode = (path: string, limitInputPixels: number) =>
  sharp(path, { ...input, limitInputPixels })
    .autoOrient()
    .resize({ width: imageMaxSide, height: imageMaxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The brands by which a file begins that holds pictures in HEVC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(12) });
    return buffer.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(buffer.toString('latin1', 8, 12));
  } finally {
    await file.close();
  }
}

const resize = ({ data, info: raw }: Awaited<ReturnType<typeof decode>>, width: number) =>
  sharp(data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true });

/** Decodes the file and makes its sizes; the format is detected from the content, not the name. */
export async function makeSizes(path: string): Promise<PictureSizes | PictureFault> {
  try {
    const inspected = await inspect(path);
    if ('code' in inspected) return inspected;
    const decoded = await decode(path, inspected.maxPixels);
    const sizes: Uint8Array[] = [];
    let largest = { width: 0, height: 0 };
    for (const width of imageWidths) {
      // Not enlarged, so it would be encoded to the same bytes again.
      const last = sizes.at(-1);
      if (last && largest.width === decoded.info.width) {
        sizes.push(last);
        continue;
      }
      const { data, info } = await resize(decoded, width);
      sizes.push(data);
      largest = info;
    }
    return { sizes, width: largest.width, height: largest.height };
  } catch {
    return { code: (await isHeic(path)) ? 'image_heic' : 'image_invalid' };
  }
}
