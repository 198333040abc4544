export type { FileStore, StoredFile } from './file-store.ts';
export { openFiles } from './open-files.ts';
export { serveFiles } from './serve-files.ts';
