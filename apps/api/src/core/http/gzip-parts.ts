import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part that many replies have in common, compressed once. */
export interface SharedPart {
  content: Buffer;
  deflated: Buffer;
}

export type Part = Buffer | SharedPart;

/** Of a page of results, level 5 takes four times as long for 7 % fewer bytes. */
const level = 3;

/** Without a file name, a time or other fields, as from a Unix system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** The empty block that ends the stream. */
const lastBlock = Buffer.from([3, 0]);

/** Compresses a part as best as possible. */
export function sharePart(text: string): SharedPart {
  const content = Buffer.from(text);
  return { content, deflated: deflateRawSync(content, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }) };
}

const contentOf = (part: Part): Buffer => ('deflated' in part ? part.content : part);

/** The parts as they are. */
export const joinParts = (parts: readonly Part[]): Buffer => Buffer.concat(parts.map(contentOf));

/** What stands between shared parts in one piece each, which compresses better. */
function mergeOwn(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  let own: Buffer[] = [];
  const finish = () => {
    if (own.length > 0) merged.push(Buffer.concat(own));
    own = [];
  };
  for (const part of parts)
    if ('deflated' in part) {
      finish();
      merged.push(part);
    } else own.push(part);
  finish();
  return merged;
}

/**
 * Compresses the parts as one gzip file, in which the shared ones are inserted as they are: each part ends at the border
 * of a byte and refers to nothing before it. Takes a sixth to a half of the time of compressing a page as a whole.
 */
export function gzipParts(parts: readonly Part[]): Buffer {
  const merged = mergeOwn(parts);
  const deflated = merged.map((part) =>
    'deflated' in part ? part.deflated : deflateRawSync(part, { level, finishFlush: constants.Z_SYNC_FLUSH }),
  );
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    merged.reduce((sum, part) => crc32(contentOf(part), sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    merged.reduce((length, part) => length + contentOf(part).length, 0),
    4,
  );
  return Buffer.concat([header, ...deflated, lastBlock, trailer]);
}
