import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a subscriber (/64), who can change the rest freely. */
const subscriberGroups = 4;

/** The key by which clients are counted: the IPv4 address, or the /64 network of an IPv6 address. */
export function toClientKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, subscriberGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

/** Counts open resources per client, up to `max` each. */
export class ClientCounter {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Acquires one and returns its release function; undefined when the client has reached `max`. */
  take(origin: string): (() => void) | undefined {
    const open = this.#open.get(origin) ?? 0;
    if (open >= this.#max) return undefined;
    this.#open.set(origin, open + 1);
    return () => this.#release(origin);
  }

  #release(origin: string): void {
    const left = (this.#open.get(origin) ?? 1) - 1;
    if (left > 0) this.#open.set(origin, left);
    else this.#open.delete(origin);
  }
}
