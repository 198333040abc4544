import type { Readable } from 'node:stream';

/** Folder of uploaded documents in the store. */
export const documentsFolder = 'documents';

export interface StoredFile {
  key: string;
  /** Size in bytes. */
  size: number;
  modified: Date;
}

/**
 * The store of pictures and documents. A key is a relative path like `images/ab/….webp`, and also the path below
 * `/files/`. Writes are atomic.
 */
export interface FileStore {
  put: (key: string, contents: Uint8Array, contentType: string) => Promise<void>;
  /** Deleting a missing file is no error. */
  delete: (key: string) => Promise<void>;
  /** Undefined when there is no such file. */
  stat: (key: string) => Promise<StoredFile | undefined>;
  read: (key: string) => Promise<Readable>;
  /** Every file below the prefix, in no particular order. */
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Folder of a store on the local disk, so that it can be served without a copy; undefined for S3. */
  root: string | undefined;
}
