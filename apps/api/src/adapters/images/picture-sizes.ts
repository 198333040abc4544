import { imageMaxSide, imageWidths } from '@piacter/contracts/images';
import sharp from 'sharp';

/** One picture as WebP in every width of `imageWidths`, smallest first. */
export interface PictureSizes {
  sizes: Uint8Array[];
  /** Pixels of the largest size. */
  width: number;
  height: number;
}

export type PictureFault =
  | { code: 'image_invalid' }
  /** Pixels as they came. */
  | { code: 'image_too_large'; width: number; height: number };

/** What libvips may open. SVG, PDF, GIF and the rest are not even looked at. */
const openable = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: openable });
sharp.cache(false);
sharp.concurrency(1);

/** Effort 2 is the knee: 5.7 pictures a second and core at 2000×2000, against 2.9 at effort 4. */
const webp = { quality: 78, effort: 2 } as const;
const secondsPerSize = 10;

/** Phones write harmless oddities that libjpeg warns of; missing and broken data is an error. */
const input = { failOn: 'error', limitInputPixels: imageMaxSide ** 2, pages: 1 } as const;

/** The width of the upright picture in pixels, or why it is refused. */
async function checkPicture(path: string): Promise<{ uprightWidth: number } | PictureFault> {
  // The header alone, so that a picture of a hundred million pixels is told apart without decoding it.
  const { width, height, format, compression, autoOrient } = await sharp(path, {
    ...input,
    limitInputPixels: false,
  }).metadata();
  const isKnown = format === 'jpeg' || format === 'png' || format === 'webp';
  if (!isKnown && !(format === 'heif' && compression === 'av1')) return { code: 'image_invalid' };
  if (width > imageMaxSide || height > imageMaxSide) return { code: 'image_too_large', width, height };
  return { uprightWidth: autoOrient.width };
}

/** Turned upright, never enlarged; metadata and whatever else came along stay behind. */
const oneSize = (path: string, width: number) =>
  sharp(path, input)
    .timeout({ seconds: secondsPerSize })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true });

/** Decodes the file and makes its sizes; the content decides what it is, not its name. */
export async function makeSizes(path: string): Promise<PictureSizes | PictureFault> {
  try {
    const checked = await checkPicture(path);
    if ('code' in checked) return checked;
    const sizes: Uint8Array[] = [];
    let largest = { width: 0, height: 0 };
    for (const width of imageWidths) {
      // What is not enlarged would be encoded to the same bytes again.
      const last = sizes.at(-1);
      if (last && largest.width === checked.uprightWidth) {
        sizes.push(last);
        continue;
      }
      const { data, info } = await oneSize(path, width);
      sizes.push(data);
      largest = info;
    }
    return { sizes, width: largest.width, height: largest.height };
  } catch {
    return { code: 'image_invalid' };
  }
}
