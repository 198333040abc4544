export { countThreadsOfGuest, createThreadBeginning } from './begin-thread.ts';
export { createThreadMailing } from './mail-threads.ts';
export { createThreadOpening, type OpenThread } from './open-thread.service.ts';
export { openGate } from './thread-gate.ts';
export { createThreadLink, createThreadLinks } from './thread-links.ts';
export { deleteOldThreads, leaveThreads } from './thread-retention.ts';
export { threadRoutes } from './threads.routes.ts';
export { createThreadService } from './threads.service.ts';
export { assertPartyOfThread, createThreadWriting, type WriteIntoThread } from './write-into-thread.ts';
