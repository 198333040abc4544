import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** Folder of unfinished files inside the root, on the same file system so that the rename is atomic. */
export const unfinishedFolder = '.unfinished';

async function writeAndSync(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder to sync it.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * flydrive's local disk with atomic, crash-safe writes: temporary file, fsync, rename. Readers see either the old or the
 * complete new file.
 */
export class DurableFSDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'public' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#root, key);
    const unfinished = join(this.#root, unfinishedFolder, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeAndSync(unfinished, contents);
      await rename(unfinished, target);
    } catch (error) {
      await unlink(unfinished).catch(() => undefined);
      throw error;
    }
    await syncFolder(dirname(target));
  }
}
