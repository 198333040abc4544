export { createAppointmentMailing, createAppointmentService } from './appointments/index.ts';
export { type Beginning, countThreadsOfGuest, createThreadBeginning } from './begin-thread.ts';
export { createThreadCopies } from './copy-to-sender.ts';
export {
  createMessageFileReading,
  createThreadFiles,
  deleteStored,
  removeUnusedThreadFiles,
  selectFilesOf,
} from './files/index.ts';
export { createThreadMailing } from './mail-threads.ts';
export { createNotificationService } from './notifications/notifications.service.ts';
export { createThreadOpening, type OpenThread } from './open-thread.service.ts';
export {
  closeThreadOf,
  findReportedMessage,
  type Reporter,
  selectSidesOfMessages,
} from './reported-message.ts';
export { openGate } from './thread-gate.ts';
export { createThreadLink, createThreadLinks, getPartyOfLink } from './thread-links.ts';
export { deleteOldThreads, leaveThreads } from './thread-retention.ts';
export type { PartyRow } from './threads.queries.ts';
export { threadRoutes } from './threads.routes.ts';
export { createThreadService } from './threads.service.ts';
export { createThreadWriting, getPartyOfUser, type WriteIntoThread } from './write-into-thread.ts';
