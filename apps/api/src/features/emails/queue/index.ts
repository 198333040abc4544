export { leaseMs } from './mail-lease.ts';
export { createMailQueueService } from './mail-queue.service.ts';
export { deleteOldMails } from './outbox.queries.ts';
export { createOutboxWorker } from './outbox-worker.ts';
