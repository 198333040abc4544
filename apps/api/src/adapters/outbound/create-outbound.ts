import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Config } from '../../config.ts';
import { getHost, toAllowedAddress } from './allowed-address.ts';
import { CallSlots } from './call-slots.ts';
import { type Outbound, OutboundError, type OutboundRequest } from './outbound.ts';
import { createReach, isRefusal, type Resolve } from './reach.ts';
import { readBody } from './read-body.ts';

/** Milliseconds of a call, redirects and body included. */
const callMs = 10_000;
/** Milliseconds for which a call waits for its turn. */
const waitMs = 30_000;
const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What tests change, production never. */
export interface OutboundTrial {
  /** IP addresses that are called although they are not public. */
  allowed?: string[];
  resolve?: Resolve;
  callMs?: number;
}

type Settings = Pick<Config, 'isProduction' | 'publicUrl' | 'mailReplyTo' | 'mailFrom'>;

/** How the client introduces itself: whoever minds its calls knows whom to write to. */
const toUserAgent = ({ publicUrl, mailReplyTo, mailFrom }: Settings): string => {
  const contact = mailReplyTo ?? /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return `Piacter-Calendar/1.0 (+${publicUrl}; ${contact})`.replace(/[^\x20-\x7e]/g, '');
};

/** Whatever went wrong, as one of the four faults. */
function toOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  if (isRefusal(error)) return new OutboundError('refused');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // What is no HTTP, or packed in a broken way.
  return new OutboundError(/^(HPE_|Z_)/.test(code) ? 'unexpected' : 'unreachable');
}

/**
 * The only client for addresses that users give. Every address is checked, those of redirects too, and so is what each
 * name resolves to, when connecting; proxies of the environment are ignored. Throws with a trial in production.
 */
export function createOutbound(config: Settings, trial?: OutboundTrial): Outbound {
  if (trial && config.isProduction) throw new Error('Production allows no other addresses than public ones');
  const reach = createReach(trial?.allowed, trial?.resolve);
  const slots = new CallSlots();
  const userAgent = toUserAgent(config);

  async function send(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { 'User-Agent': userAgent, Accept: accept, 'Accept-Encoding': 'gzip' };
    const sent = request(url, { agent: reach.agentFor(url), headers, signal });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // An error after the body was given up concerns nobody.
    sent.on('error', () => {});
    return response;
  }

  /** One hop: the body, or where to go on. */
  const hop =
    (url: URL, { maxBytes, accept }: OutboundRequest, signal: AbortSignal) =>
    async () => {
      const response = await send(url, accept, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return readBody(response, maxBytes);
      response.destroy();
      if (redirects.has(statusCode) && headers.location)
        return toAllowedAddress(headers.location, reach, url);
      throw new OutboundError('unreachable');
    };

  async function follow(url: URL, request: OutboundRequest): Promise<Buffer> {
    const wait = AbortSignal.timeout(waitMs);
    let deadline: AbortSignal | undefined;
    let next = url;
    for (let left = maxRedirects; left >= 0; left -= 1) {
      const current = next;
      const reply = await slots.run(getHost(current), deadline ?? wait, () => {
        deadline ??= AbortSignal.timeout(trial?.callMs ?? callMs);
        return hop(current, request, deadline)();
      });
      if (Buffer.isBuffer(reply)) return reply;
      next = reply;
    }
    throw new OutboundError('unreachable');
  }

  const check = (address: string) => toAllowedAddress(address, reach);
  return {
    check,
    async get(address, request) {
      try {
        return await follow(check(address), request);
      } catch (error) {
        throw toOutboundError(error);
      }
    },
  };
}
