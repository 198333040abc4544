import type { Config } from '../../config.ts';
import { createBillingo } from './billingo.ts';
import type { InvoiceVendor } from './invoice-vendor.ts';
import { createSzamlazz } from './szamlazz.ts';

/** What the emulators accept. */
export const emulated = {
  key: 'piacteremulator',
  blockID: 1,
  paths: { szamlazz: '/dev/szamlazz/szamla/', billingo: '/dev/billingo/v3' },
} as const;

const vendorUrls = { szamlazz: 'https://www.szamlazz.hu/szamla/', billingo: 'https://api.billingo.hu/v3' };

type InvoiceConfig = Pick<Config, 'invoices' | 'isProduction' | 'demo' | 'host' | 'port'>;

/** URL under which the process reaches itself. */
function getOwnUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether the emulators are served: never in production, unless the demo is enabled. */
export const hasInvoiceEmulator = ({ isProduction, demo }: Pick<Config, 'isProduction' | 'demo'>): boolean =>
  !isProduction || demo;

/** A client of the configured invoicing service; undefined where there is none, and no invoices are issued. */
export function createInvoiceVendor(config: InvoiceConfig): InvoiceVendor | undefined {
  const { invoices } = config;
  if (!invoices) return undefined;
  const { vendor } = invoices;
  if (invoices.isEmulated && !hasInvoiceEmulator(config)) return undefined;
  const key = invoices.isEmulated ? emulated.key : invoices.key;
  const url =
    invoices.url ?? (invoices.isEmulated ? getOwnUrl(config) + emulated.paths[vendor] : vendorUrls[vendor]);
  return vendor === 'szamlazz'
    ? createSzamlazz({ key, url })
    : createBillingo({ key, url, blockID: invoices.blockID });
}
