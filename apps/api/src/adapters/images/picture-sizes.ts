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
const input = { failOn: 'error', limitInputPixels: imageMaxSide ** 2, pages: 1 } as const;

/** Why a picture is rejected, by its header alone. */
async function findFault(path: string): Promise<PictureFault | undefined> {
  // Reads only the header, so that a decompression bomb is rejected without decoding it.
  const { width, height, format, compression } = await sharp(path, {
    ...input,
    limitInputPixels: false,
  }).metadata();
  const isAllowed = format === 'jpeg' || format === 'png' || format === 'webp';
  if (!isAllowed && !(format === 'heif' && compression === 'av1')) return { code: 'image_invalid' };
  if (width > imageMaxSide || height > imageMaxSide) return { code: 'image_too_large', width, height };
  return undefined;
}

/**
 * The decoded picture, auto-oriented; metadata and appended data are dropped. Decoding once for all sizes costs a third
 * of the time where it is dear (AVIF).
 */
const decode = (path: string) => sharp(path, input).autoOrient().raw().toBuffer({ resolveWithObject: true });

const resize = ({ data, info: raw }: Awaited<ReturnType<typeof decode>>, width: number) =>
  sharp(data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true });

/** Decodes the file and makes its sizes; the format is detected from the content, not the name. */
export async function makeSizes(path: string): Promise<PictureSizes | PictureFault> {
  try {
    const fault = await findFault(path);
    if (fault) return fault;
    const decoded = await decode(path);
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
    return { code: 'image_invalid' };
  }
}
