export { removeUnusedThreadFiles } from './remove-unused-files.ts';
export { deleteStored } from './stored-file.ts';
export { selectFilesOf, takeFilesOfMessage } from './thread-files.queries.ts';
export { threadFileRoutes } from './thread-files.routes.ts';
export {
  assertMayAttach,
  createMessageFileReading,
  createThreadFiles,
  type ThreadFiles,
} from './thread-files.service.ts';
