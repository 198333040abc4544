import { describe, expect, it } from 'vitest';
import { startFeedServer } from '../../testing/feed-server.ts';
import { createOutbound } from './index.ts';
import { innerAddresses } from './inner-addresses.ts';

const config = {
  isProduction: false,
  publicUrl: 'https://piacter.test',
  mailReplyTo: undefined,
  mailFrom: 'Piactér <nem-valaszolok@piacter.test>',
};
const request = { maxBytes: 1000, accept: 'text/calendar' };

/** A server within, which counts who reaches it. */
async function startCanary() {
  const hits: string[] = [];
  const { port } = await startFeedServer((call, reply) => {
    hits.push(call.headers.host ?? '');
    reply.end('reached');
  });
  return { port, hits };
}

// Shows NET-01.
describe('an address that leads inside', () => {
  it('is refused in all of its spellings, and nobody there hears of it', async () => {
    const { port, hits } = await startCanary();
    const addresses = innerAddresses(port);
    expect(addresses.length).toBeGreaterThan(90);
    const { get } = createOutbound(config);
    const faults = await Promise.all(
      addresses.map(async (address) => [address, await get(address, request).catch(({ fault }) => fault)]),
    );
    expect(faults.filter(([, fault]) => fault !== 'refused')).toEqual([]);
    expect(hits).toEqual([]);
  });

  it('is refused as the target of a redirect', async () => {
    const { port, hits } = await startCanary();
    const targets = innerAddresses(port)
      .map((address) => URL.parse(address.replace(/^webcal:/i, 'https:')))
      .filter((url) => url !== null && url.hostname !== '127.0.0.1');
    expect(targets.length).toBeGreaterThan(60);
    for (const target of targets) {
      const { url } = await startFeedServer((_call, reply) =>
        reply.writeHead(302, { Location: String(target) }).end(),
      );
      const { get } = createOutbound(config, { allowed: ['127.0.0.1'] });
      await expect(get(url, request), String(target)).rejects.toMatchObject({ fault: 'refused' });
    }
    expect(hits).toEqual([]);
  });

  it('is refused as an answer of the name server, one among public ones and of both families', async () => {
    const { port, hits } = await startCanary();
    const answers = [
      ['127.0.0.1'],
      ['::1'],
      ['::7f00:1'],
      ['::ffff:127.0.0.1'],
      ['8.8.8.8', '10.0.0.1'],
      ['168.63.129.16'],
    ];
    for (const answer of answers) {
      const { get } = createOutbound(config, { resolve: async () => answer });
      await expect(get(`http://feed.example.com:${port}/`, request)).rejects.toMatchObject({
        fault: 'refused',
      });
    }
    expect(hits).toEqual([]);
  });

  it('is refused when a name answers otherwise the second time', async () => {
    const { port, hits } = await startCanary();
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const outbound = createOutbound(config, {
      allowed: ['127.0.0.1'],
      resolve: async () => answers.shift() ?? [],
    });
    const url = `http://rebinding.example.com:${port}/`;
    outbound.check(url);
    expect(String(await outbound.get(url, request))).toBe('reached');
    await expect(outbound.get(url, request)).rejects.toMatchObject({ fault: 'refused' });
    expect(hits).toHaveLength(1);
    expect(answers).toEqual([]);
  });

  it('is allowed to tests, never to production', () => {
    expect(() => createOutbound({ ...config, isProduction: true }, { allowed: ['127.0.0.1'] })).toThrow(
      'Production',
    );
  });
});
