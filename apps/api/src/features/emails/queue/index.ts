export { leaseMs } from './mail-lease.ts';
export { createMailQueueService, selectMailsTo, withoutLinks } from './mail-queue.service.ts';
export { deleteOldMails, readDueMails } from './outbox.queries.ts';
export { createOutboxWorker } from './outbox-worker.ts';
