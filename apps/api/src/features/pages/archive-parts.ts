import { fromBufferPromise } from 'yauzl';

/** An archive with more parts, or more bytes in them, than any document needs. */
export class OversizedArchive extends Error {}

const maxParts = 2000;
const megabyte = 1024 * 1024;

/** Bytes that an archive may unpack to: a hundred times its own, small ones more and large ones less. */
const getRoom = (archiveBytes: number): number =>
  Math.min(Math.max(100 * archiveBytes, 10 * megabyte), 100 * megabyte);

/**
 * The names of the parts of a ZIP, by its directory. Sizes in the directory are the sender's word, so that every part
 * is unpacked until there is no room. Throws `OversizedArchive`, and another error for a damaged or encrypted archive.
 */
export async function listParts(contents: Buffer): Promise<string[]> {
  const archive = await fromBufferPromise(contents);
  if (archive.entryCount > maxParts) throw new OversizedArchive();
  const names: string[] = [];
  let room = getRoom(contents.length);
  for await (const part of archive.eachEntry()) {
    if (part.uncompressedSize > room) throw new OversizedArchive();
    for await (const chunk of await archive.openReadStreamPromise(part)) {
      room -= chunk.length;
      if (room < 0) throw new OversizedArchive();
    }
    names.push(part.fileName);
  }
  return names;
}
