import { timeZone } from '@piacter/contracts/core/days';
import { Cron } from 'croner';
import { createInvoiceVendor } from '../adapters/invoices/index.ts';
import { createMailTransport } from '../adapters/mail/index.ts';
import { createPaymentProvider } from '../adapters/payments/index.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Deps } from '../deps.ts';
import { createCalendarImports } from '../features/calendars/sources/index.ts';
import { createOutboxWorker } from '../features/emails/queue/index.ts';
import { createInvoiceWorker } from '../features/invoices/index.ts';
import { createListingExpiry } from '../features/lifecycle/index.ts';
import { deleteOldSearchChanges } from '../features/listings/rows/index.ts';
import { drawNtakChecks } from '../features/ntak/index.ts';
import { createPaymentService, createRefundService } from '../features/payments/index.ts';
import { createPriceAlerts } from '../features/price-alerts/index.ts';
import { refreshPriceLevels } from '../features/properties/index.ts';
import { closePastStays, createRequestEnding } from '../features/requests/index.ts';
import { cleanListingDays, refreshListingCounts } from '../features/statistics/index.ts';
import { moveStaysOn } from '../features/stays/index.ts';
import { createAppointmentMailing, createThreadMailing } from '../features/threads/index.ts';
import { createReverseSearches, createWatchMailing, createWatchMatching } from '../features/watches/index.ts';
import type { SharedServices } from '../shared-services.ts';
import { cleanExpired } from './clean-expired.ts';
import { expirePromotions } from './expire-promotions.ts';
import { remindOfExpiry } from './expiry-reminders.ts';
import { reconcileFiles } from './reconcile-files.ts';
import { type Job, runJob } from './run-job.ts';

/**
 * The jobs of a process. What a job looks up while it is in a transaction comes from another pool than that of `deps.db`:
 * two jobs that each held one of the few connections of the jobs and waited for a second would wait forever.
 */
export function createJobs(deps: Deps, { lookups, places }: SharedServices): readonly Job[] {
  const provider = createPaymentProvider(deps.config);
  const payments = createPaymentService({ ...deps, provider });
  const refunds = createRefundService({ ...deps, provider });
  const issueInvoices = createInvoiceWorker({ ...deps, vendor: createInvoiceVendor(deps.config) });
  const expireListings = createListingExpiry({ ...deps, lookups, places });
  const searches = createReverseSearches({ ...deps, db: deps.readDb, lookups, places });
  const endRequests = createRequestEnding({ ...deps, lookups });
  const matchWatches = createWatchMatching({ ...deps, searches });
  const mailWatches = createWatchMailing({ ...deps, searches });
  const mailAppointments = createAppointmentMailing(deps);
  const mailThreads = createThreadMailing(deps);
  const mailPriceDrops = createPriceAlerts(deps);
  const importCalendars = createCalendarImports(deps);
  return [
    { name: 'expire-promotions', schedule: '* * * * *', run: expirePromotions },
    // Every ten seconds, so that a payment stuck for 30 seconds is finalized within a minute.
    {
      name: 'reconcile-payments',
      schedule: '*/10 * * * * *',
      run: (_deps, now) => payments.reconcile(now),
    },
    {
      name: 'issue-invoices',
      schedule: '*/10 * * * * *',
      run: async (_deps, now) => void (await issueInvoices(now)),
    },
    {
      name: 'refund-payments',
      schedule: '*/10 * * * * *',
      run: async (_deps, now) => void (await refunds.continueDue(now)),
    },
    { name: 'match-watches', schedule: '*/10 * * * * *', run: (_deps, now) => matchWatches(now) },
    { name: 'mail-watches', schedule: '*/10 * * * * *', run: (_deps, now) => mailWatches(now) },
    { name: 'mail-threads', schedule: '*/10 * * * * *', run: (_deps, now) => mailThreads(now) },
    {
      name: 'mail-appointments',
      schedule: '*/10 8-20 * * *',
      run: (_deps, now) => mailAppointments(now),
    },
    { name: 'end-requests', schedule: '* * * * *', run: (_deps, now) => endRequests(now) },
    { name: 'move-stays-on', schedule: '*/5 * * * *', run: moveStaysOn },
    { name: 'import-calendars', schedule: '* * * * *', run: (_deps, now) => importCalendars(now) },
    { name: 'close-past-stays', schedule: '5 * * * *', run: closePastStays },
    { name: 'count-listings', schedule: '*/5 * * * *', run: refreshListingCounts },
    { name: 'price-levels', schedule: '*/10 * * * *', run: refreshPriceLevels },
    { name: 'mail-price-drops', schedule: '*/5 * * * *', run: (_deps, now) => mailPriceDrops(now) },
    {
      name: 'clean-search-changes',
      schedule: '35 * * * *',
      run: ({ db }) => deleteOldSearchChanges(db),
    },
    { name: 'clean-expired', schedule: '20 3 * * *', run: cleanExpired },
    { name: 'draw-ntak-checks', schedule: '25 4 * * *', run: drawNtakChecks },
    { name: 'clean-listing-days', schedule: '50 3 1 * *', run: cleanListingDays },
    { name: 'reconcile-files', schedule: '40 3 * * *', run: reconcileFiles },
    { name: 'expire-listings', schedule: '30 8-20 * * *', run: (_deps, now) => expireListings(now) },
    { name: 'remind-of-expiry', schedule: '10 8-20 * * *', run: remindOfExpiry },
  ];
}

/** Starts the scheduled jobs and the outbox worker of a process. `stop` waits for the running ones. */
export function startJobs(
  deps: Deps,
  shared: SharedServices,
  metrics?: Metrics,
): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = createJobs(deps, shared).map(
    (job) =>
      new Cron(job.schedule, { timezone: timeZone, protect: true, unref: true }, () => {
        const work = runJob(job, deps, metrics).finally(() => running.delete(work));
        running.add(work);
        return work;
      }),
  );
  const transport = createMailTransport(deps.config, deps.clock);
  const stopOutbox = createOutboxWorker(deps, transport).start();

  return {
    async stop() {
      for (const timer of timers) timer.stop();
      await stopOutbox();
      await Promise.all(running);
      transport.close();
    },
  };
}
