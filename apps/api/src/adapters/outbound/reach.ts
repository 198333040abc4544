import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { OutboundError } from './outbound.ts';

/** The IP addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/** Milliseconds for one attempt to resolve a name, and attempts. */
const resolving = { timeout: 2000, tries: 2 };

/**
 * Resolves without the thread pool, in which a few names whose servers do not answer would hold up files and passwords;
 * it knows neither `localhost` nor other names of the machine.
 */
const resolveByDns: Resolve = async (name) => {
  const resolver = new Resolver(resolving);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length === 0) throw new Error('The name has no address');
  return addresses;
};

/**
 * Inner addresses that the agents take for public: all of IPv6 outside of the global block, such as `::127.0.0.1`, and
 * the address at which Azure serves its machines.
 */
const inner = new BlockList();
inner.addSubnet('::', 3, 'ipv6');
inner.addSubnet('4000::', 2, 'ipv6');
inner.addSubnet('8000::', 1, 'ipv6');
inner.addAddress('168.63.129.16');

const familyOf = (ip: string) => (isIPv6(ip) ? 6 : 4);

/** The agents refuse by plain errors, which only their words distinguish; a test fails if these change. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof OutboundError ||
  (error instanceof Error && /is not allowed\. Because/.test(error.message));

/** What the client may connect to: public addresses, and those that a test allows. */
export function createReach(allowed: string[] = [], resolve: Resolve = resolveByDns) {
  const isInner = (ip: string) => !allowed.includes(ip) && inner.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

  /** What this returns is what is connected to, so that a name has no second answer. */
  const lookup: LookupFunction = (name, { all }, done) => {
    resolve(name).then(
      (ips) => {
        const [first = ''] = ips;
        if (ips.some(isInner)) done(new OutboundError('refused'), '', 0);
        else if (all)
          done(
            null,
            ips.map((address) => ({ address, family: familyOf(address) })),
          );
        else done(null, first, familyOf(first));
      },
      (error: Error) => done(error, '', 0),
    );
  };

  // No proxy of the environment, which would connect to whatever it is told; no socket is kept for another call.
  const options = { lookup, keepAlive: false, proxyEnv: undefined, allowIPAddressList: allowed };
  const [httpAgent, httpsAgent] = [
    new RequestFilteringHttpAgent(options),
    new RequestFilteringHttpsAgent(options),
  ];
  return {
    isInner,
    agentFor: ({ protocol }: URL) => (protocol === 'https:' ? httpsAgent : httpAgent),
  };
}

export type Reach = ReturnType<typeof createReach>;
