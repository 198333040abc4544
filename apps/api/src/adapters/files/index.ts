export { createFileStore, createPrivateStore } from './create-file-store.ts';
export { unfinishedFolder } from './durable-fs-driver.ts';
export { documentsFolder, type FileStore } from './file-store.ts';
export { isPdf } from './is-pdf.ts';
export { serveFiles } from './serve-files.ts';
