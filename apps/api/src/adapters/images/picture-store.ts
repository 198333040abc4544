import { createHash } from 'node:crypto';
import { imageOfWidth, imageWidths } from '@piacter/contracts/images';
import type { FileStore } from '../files/index.ts';
import type { PictureSizes } from './picture-sizes.ts';

/** Folder of pictures in the file store. */
export const picturesFolder = 'images';

const pathPattern = /^\/files\/(images\/[0-9a-f]{2}\/[0-9a-f]{40}-1600\.webp)$/;

/** Whether a path is that of a stored picture, as rows and texts have it. */
export const isPicturePath = (path: string): boolean => pathPattern.test(path);

/** The path stored in a row: that of the largest size, named by a content hash. */
export function picturePath(sizes: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const size of sizes) hash.update(size);
  const name = hash.digest('hex').slice(0, 40);
  return `/files/${picturesFolder}/${name.slice(0, 2)}/${name}-1600.webp`;
}

/** The keys of all sizes of a stored picture; none for a path that is not ours. */
export function pictureKeys(path: string): string[] {
  const key = pathPattern.exec(path)?.[1];
  return key === undefined ? [] : imageWidths.map((width) => imageOfWidth(key, width));
}

/** The path stored in a row for the key of any size. */
export const toPicturePath = (key: string): string => `/files/${key.replace(/-\d+\.webp$/, '-1600.webp')}`;

/** Writes every size and returns the path. Idempotent: the same picture has the same keys. */
export async function storePicture(
  files: FileStore,
  { sizes }: Pick<PictureSizes, 'sizes'>,
): Promise<string> {
  const path = picturePath(sizes);
  const keys = pictureKeys(path);
  await Promise.all(
    keys.map(async (key, index) => {
      const size = sizes[index];
      if (size) await files.put(key, size, 'image/webp');
    }),
  );
  return path;
}

export const deletePicture = async (files: FileStore, path: string): Promise<void> => {
  await Promise.all(pictureKeys(path).map((key) => files.delete(key)));
};
