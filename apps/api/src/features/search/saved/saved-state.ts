import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DefaultSerializer, Deserializer } from 'node:v8';

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

/** Fills an array with what is next in a file. */
function readInto<Read extends TypedArray | Uint32Array<ArrayBuffer>>(file: number, array: Read): Read {
  const bytes = new Uint8Array(array.buffer);
  for (let from = 0; from < bytes.length; ) {
    const read = readSync(file, bytes, from, bytes.length - from, null);
    if (read === 0) throw new Error('the file is too short');
    from += read;
  }
  return array;
}

/**
 * Writes a value to a file, which is whole or not there. It may have all that can be cloned, with `Uint8Array`,
 * `Int32Array` and `Float64Array`.
 */
export function writeState(path: string, { version, state }: { version: string; state: unknown }): void {
  const part = `${path}.${process.pid}`;
  const file = openSync(part, 'w', 0o600);
  try {
    const serializer = new StateSerializer();
    serializer.writeHeader();
    serializer.writeValue(state);
    const value = serializer.releaseBuffer();
    const head = Buffer.from(version);
    writeFileSync(file, Uint32Array.of(head.length, value.length));
    for (const written of [head, value, ...serializer.arrays]) writeFileSync(file, written);
    fsyncSync(file);
    renameSync(part, path);
  } finally {
    closeSync(file);
    rmSync(part, { force: true });
  }
}

/** Reads such a value; undefined if it is of another version. Throws for a file that is not whole. */
export function readState<State>(path: string, version: string): State | undefined {
  const file = openSync(path, 'r');
  try {
    const [headLength = 0, valueLength = 0] = readInto(file, new Uint32Array(2));
    if (Buffer.from(readInto(file, new Uint8Array(headLength))).toString() !== version) return undefined;
    const deserializer = new StateDeserializer(readInto(file, new Uint8Array(valueLength)));
    deserializer.readHeader();
    const state: State = deserializer.readValue();
    for (const array of deserializer.arrays) readInto(file, array);
    return state;
  } finally {
    closeSync(file);
  }
}
