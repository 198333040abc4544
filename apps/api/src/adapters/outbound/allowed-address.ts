import { isIP } from 'node:net';
import { OutboundError } from './outbound.ts';
import type { Reach } from './reach.ts';

/** Characters of an address. */
const maxLength = 2000;
const lastSystemPort = 1023;
const webPorts: ReadonlySet<number> = new Set([80, 443]);
/** Names of the machine and of the network around it; a name without a dot is one, too. */
const innerNames = /(^|\.)(localhost|local|internal|lan|arpa)$/;

const getPort = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** The host of an address, without the brackets of IPv6 and the dot of the root. */
export const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

const isInnerHost = (host: string, { isInner }: Reach): boolean =>
  isIP(host) > 0 ? isInner(host) : !host.includes('.') || innerNames.test(host);

const isAllowed = (url: URL, reach: Reach): boolean =>
  ['http:', 'https:'].includes(url.protocol) &&
  url.username === '' &&
  url.password === '' &&
  (webPorts.has(getPort(url)) || getPort(url) > lastSystemPort) &&
  !isInnerHost(getHost(url), reach);

/**
 * Reads an address as browsers do, which turns decimal, octal and hexadecimal IP addresses into usual ones. A relative one
 * is that of a redirect at `base`. Throws `OutboundError`; what a name resolves to is checked when connecting.
 */
export function toAllowedAddress(address: string, reach: Reach, base?: URL): URL {
  const url =
    address.length > maxLength ? null : URL.parse(address.trim().replace(/^webcal:/i, 'https:'), base?.href);
  if (url === null || !isAllowed(url, reach)) throw new OutboundError('refused');
  return url;
}
