import { imageMaxBytes, imageMaxSide } from '@piacter/contracts/images/values';

/** The accepted types; a phone that stores its photos in another format converts them to one of these. */
export const acceptedImageTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** What the server reads; a browser that can decode another format converts it. */
const readableTypes: ReadonlySet<string> = new Set(acceptedImageTypes.split(','));

/** Whether a file may be a picture; some systems do not know the type of an iPhone's photos. */
export const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** JPEG quality without visible loss. */
const quality = 0.9;

export type Shrunk = { picture: Blob; name: string; isSmaller: boolean };

/** The size scaled down to the limit, with the same aspect ratio; never scaled up. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, imageMaxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const draw = async (bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency; without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * The picture to upload: the file itself if it is within the limits and of a type that the server reads, else a JPEG,
 * scaled down if need be (rotated by its EXIF orientation). What the browser cannot decode is sent as it is.
 */
export async function shrinkPicture(file: File, maxBytes: number = imageMaxBytes): Promise<Shrunk> {
  const untouched = { picture: file, name: file.name, isSmaller: false };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return untouched;
  try {
    const size = fitSize(bitmap.width, bitmap.height);
    const fits = size.width === bitmap.width && size.height === bitmap.height && file.size <= maxBytes;
    if (fits && readableTypes.has(file.type)) return untouched;
    const picture = await draw(bitmap, size.width, size.height);
    if (picture === null) return untouched;
    return { picture, name: file.name.replace(/(\.\w+)?$/, '.jpg'), isSmaller: !fits };
  } finally {
    bitmap.close();
  }
}
