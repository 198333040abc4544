export { unfinishedFolder } from './durable-fs-driver.ts';
export type { FileStore } from './file-store.ts';
export { openFiles } from './open-files.ts';
export { serveFiles } from './serve-files.ts';
