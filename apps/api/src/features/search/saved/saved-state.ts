import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DefaultSerializer, Deserializer } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Age in milliseconds after which an unfinished file is deleted: its process was killed. */
const abandonedMs = 10 * 60_000;

const arrayTypes = [Uint8Array, Int32Array, Float64Array] as const;
type TypedArray = InstanceType<(typeof arrayTypes)[number]>;

/** Converts a value without its typed arrays, which come behind it as they are: they need no memory a second time. */
class StateSerializer extends DefaultSerializer {
  readonly arrays: TypedArray[] = [];

  _writeHostObject(array: TypedArray): void {
    this.writeUint32(arrayTypes.findIndex((type) => array instanceof type));
    this.writeUint32(array.length);
    this.arrays.push(array);
  }
}

/** Makes the value again, with arrays that are still to be read. */
class StateDeserializer extends Deserializer {
  readonly arrays: TypedArray[] = [];

  _readHostObject(): TypedArray {
    const type = arrayTypes[this.readUint32()];
    if (!type) throw new Error('an unknown type of array');
    const array = new type(this.readUint32());
    this.arrays.push(array);
    return array;
  }
}

const toBytes = ({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes to a file, with the checksum of what was written so far wherever one is wanted. */
function createWriter(file: number) {
  let sum = 0;
  return {
    write(...parts: readonly NodeJS.ArrayBufferView[]): void {
      for (const part of parts) {
        sum = crc32(toBytes(part), sum);
        writeFileSync(file, part);
      }
    },
    writeSum: () => writeFileSync(file, Uint32Array.of(sum)),
  };
}

/** Reads what such a writer has written; throws where the file ends, or differs from its checksum. */
function createReader(file: number) {
  let sum = 0;
  function fill<Filled extends TypedArray | Uint32Array<ArrayBuffer>>(array: Filled): Filled {
    const bytes = toBytes(array);
    for (let from = 0; from < bytes.length; ) {
      const read = readSync(file, bytes, from, bytes.length - from, null);
      if (read === 0) throw new Error('the file is too short');
      from += read;
    }
    return array;
  }
  return {
    read<Read extends TypedArray | Uint32Array<ArrayBuffer>>(array: Read): Read {
      sum = crc32(toBytes(fill(array)), sum);
      return array;
    },
    verify(): void {
      if (fill(new Uint32Array(1))[0] !== sum) throw new Error('the file is damaged');
    },
  };
}

/**
 * Deletes what killed processes have left of the file, those of the previous release with their id alone; others may be
 * writing theirs.
 */
function deleteAbandoned(path: string): void {
  const folder = dirname(path);
  for (const name of globSync(`${basename(path)}.{*.part,[0-9]*}`, { cwd: folder })) {
    const part = join(folder, name);
    const { mtimeMs } = statSync(part, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > abandonedMs) rmSync(part, { force: true });
  }
}

/**
 * Writes a value to a file, which is whole or not there. It may have all that can be cloned, with `Uint8Array`,
 * `Int32Array` and `Float64Array`.
 */
export function writeState(path: string, { version, state }: { version: string; state: unknown }): void {
  deleteAbandoned(path);
  // Processes in containers have the same id, and may share the folder.
  const part = `${path}.${randomUUID()}.part`;
  const file = openSync(part, 'wx', 0o600);
  try {
    const serializer = new StateSerializer();
    serializer.writeHeader();
    serializer.writeValue(state);
    const value = serializer.releaseBuffer();
    const head = Buffer.from(version);
    const writer = createWriter(file);
    writer.write(Uint32Array.of(head.length, value.length), head, value);
    writer.writeSum();
    writer.write(...serializer.arrays);
    writer.writeSum();
    fsyncSync(file);
    renameSync(part, path);
  } finally {
    closeSync(file);
    rmSync(part, { force: true });
  }
}

/** Reads such a value; undefined if there is none, or one of another version. Throws for a file that is not whole, or damaged. */
export function readState<State>(path: string, version: string): State | undefined {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    const { read, verify } = createReader(file);
    const [headLength = 0, valueLength = 0] = read(new Uint32Array(2));
    if (headLength !== Buffer.byteLength(version)) return undefined;
    if (Buffer.from(read(new Uint8Array(headLength))).toString() !== version) return undefined;
    const value = read(new Uint8Array(valueLength));
    verify();
    const deserializer = new StateDeserializer(value);
    deserializer.readHeader();
    const state: State = deserializer.readValue();
    for (const array of deserializer.arrays) read(array);
    verify();
    return state;
  } finally {
    closeSync(file);
  }
}
