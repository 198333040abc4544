import { imageMaxBytes, imageMaxSide } from '@piacter/contracts/images/values';

/** JPEG quality at which a photograph loses nothing that people see. */
const quality = 0.9;

export type Shrunk = { picture: Blob; name: string; size?: { width: number; height: number } };

/** The size that fits the limit, in the same proportion; never larger than it was. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, imageMaxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const draw = async (bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * The picture as it may be sent: as it is when it fits, else drawn smaller (upright, by its EXIF orientation)
 * with the new size said. What the browser cannot open goes as it is, and the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Shrunk> {
  const untouched = { picture: file, name: file.name };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return untouched;
  try {
    const size = fittingSize(bitmap.width, bitmap.height);
    if (size.width === bitmap.width && size.height === bitmap.height && file.size <= imageMaxBytes)
      return untouched;
    const picture = await draw(bitmap, size.width, size.height);
    if (picture === null) return untouched;
    return { picture, name: file.name.replace(/(\.\w+)?$/, '.jpg'), size };
  } finally {
    bitmap.close();
  }
}
