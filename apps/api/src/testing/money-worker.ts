// Issues invoices and refunds payments until it is killed, as the jobs of an API process do:
// node money-worker.ts <database URL> <address of the emulators> <szamlazz|billingo> <data folder>
import { createDatabase } from '@piacter/db';
import { createInvoiceVendor } from '../adapters/invoices/index.ts';
import { createPaymentProvider } from '../adapters/payments/index.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/log.ts';
import { createInvoiceWorker } from '../features/invoices/index.ts';
import { createRefundService } from '../features/payments/index.ts';

const [url = '', emulators = '', vendor = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  JWT_SECRET: 'money-worker',
  PUBLIC_URL: 'http://piacter.test',
  INVOICE_URL: vendor === 'billingo' ? 'emulator:billingo' : 'emulator',
  INVOICE_VENDOR_URL: `${emulators}/dev/${vendor === 'billingo' ? 'billingo/v3' : 'szamlazz/szamla/'}`,
  PAYPAL_CLIENT_ID: 'piacter-emulator',
  PAYPAL_SECRET: 'piacter-emulator',
  PAYPAL_WEBHOOK_ID: 'PIACTEREMULATOR',
  PAYPAL_URL: `${emulators}/dev/paypal`,
});
const deps = {
  db: createDatabase({ url, connections: 4 }),
  clock: systemClock,
  config,
  log: createLogger('silent'),
};
const issueInvoices = createInvoiceWorker({ ...deps, vendor: createInvoiceVendor(config) });
const refunds = createRefundService({ ...deps, provider: createPaymentProvider(config) });

process.stdout.write('ready\n');
for (;;) {
  await refunds.continueDue(systemClock.now()).catch(() => undefined);
  await issueInvoices(systemClock.now()).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
