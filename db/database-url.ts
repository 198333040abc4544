import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { SslOptions } from 'mysql2';

const parameters: ReadonlySet<string> = new Set(['socketPath', 'ssl']);
const shape = 'must look like mysql://user:password@host:3306/name';

/** The host of a URL as a connection takes it: an IPv6 address without its brackets. */
export const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** What is wrong with the URL of a database, as the end of a sentence: a parameter that nobody reads promises too much. */
export function findUrlFault(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^(mysql|mariadb):$/.test(url.protocol) || url.pathname.length <= 1) return shape;
  const names = [...url.searchParams.keys()];
  const unknown = names.find((name) => !parameters.has(name));
  if (unknown) return `has the unknown parameter '${unknown}'; there are ${[...parameters].join(' and ')}`;
  if (new Set(names).size < names.length) return 'has a parameter twice';
  const ssl = url.searchParams.get('ssl');
  if (ssl === null) return undefined;
  if (ssl !== 'verify' && ssl !== 'required') return "needs 'verify' or 'required' for ssl";
  if (names.includes('socketPath')) return 'has socketPath, whose connections need no ssl';
  // The driver would compare the certificate with 'localhost' instead.
  if (ssl === 'verify' && isIP(getHost(url)) > 0)
    return 'needs a host name for ssl=verify, which the certificate is compared with';
  return undefined;
}

function readAuthority(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`DATABASE_CA cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The driver's TLS options: none without `ssl`; 'required' encrypts, for whoever answers; 'verify' also takes only the
 * server that the certificate names, issued by an authority of the file `ca`, else by one that Node trusts.
 */
export function sslOptions(url: URL, ca: string | undefined): SslOptions | undefined {
  const ssl = url.searchParams.get('ssl');
  if (ssl === null) return undefined;
  const common = { minVersion: 'TLSv1.2' } as const;
  if (ssl === 'required') return { ...common, rejectUnauthorized: false };
  const authority = ca === undefined ? {} : { ca: readAuthority(ca) };
  return { ...common, ...authority, rejectUnauthorized: true, verifyIdentity: true };
}
