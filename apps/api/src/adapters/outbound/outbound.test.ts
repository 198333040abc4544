import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startFeedServer } from '../../testing/feed-server.ts';
import { createOutbound, type OutboundTrial } from './index.ts';

const config = {
  isProduction: false,
  publicUrl: 'https://piacter.test',
  mailReplyTo: undefined,
  mailFrom: 'Piactér <nem-valaszolok@piacter.test>',
};
const request = { maxBytes: 100_000, accept: 'text/calendar' };
const open = (trial: OutboundTrial = {}) => createOutbound(config, { allowed: ['127.0.0.1'], ...trial });
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    ({ fault }) => fault,
  );

// Shows NET-01.
describe('a call of an address that a user gave', () => {
  it('says who calls and asks for the type', async () => {
    const { url } = await startFeedServer(({ headers }, reply) => reply.end(JSON.stringify(headers)));
    const headers = JSON.parse(String(await open().get(url, request)));
    expect(headers['user-agent']).toBe(
      'Piacter-Calendar/1.0 (+https://piacter.test; nem-valaszolok@piacter.test)',
    );
    expect(headers.accept).toBe('text/calendar');
    expect(headers.cookie).toBeUndefined();
  });

  it('follows three redirects, relative ones too, and no fourth', async () => {
    const { url } = await startFeedServer((call, reply) => {
      const left = Number(call.url?.slice(1));
      if (left === 0) reply.end('arrived');
      else reply.writeHead(307, { Location: `/${left - 1}` }).end();
    });
    expect(String(await open().get(`${url}/3`, request))).toBe('arrived');
    expect(await faultOf(open().get(`${url}/4`, request))).toBe('unreachable');
  });

  it('ignores the proxies of the environment', async () => {
    const { url } = await startFeedServer((_call, reply) => reply.end('direct'));
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'])
      vi.stubEnv(name, 'http://127.0.0.1:9');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect(String(await open().get(url, request))).toBe('direct');
    vi.unstubAllEnvs();
  });

  it('fails without a reply of success, and never tells what it said', async () => {
    const { url } = await startFeedServer((call, reply) => {
      reply.writeHead(Number(call.url?.slice(1))).end('the secret of a neighbour');
    });
    for (const status of [204, 206, 304, 401, 404, 500, 503])
      expect(await faultOf(open().get(`${url}/${status}`, request)), String(status)).toBe('unreachable');
    const error = await open()
      .get(`${url}/404`, request)
      .catch((one) => one);
    expect(`${error.stack} ${error.cause}`).not.toMatch(/neighbour|127/);
    expect(await faultOf(open().get('http://127.0.0.1:1025/', request))).toBe('unreachable');
  });

  it('has ten seconds in all: for headers that do not come, and for a body that drips', async () => {
    const { url } = await startFeedServer((call, reply) => {
      if (call.url === '/silent') return;
      const drip = setInterval(() => reply.write('.'), 10);
      reply.on('close', () => clearInterval(drip));
    });
    const { get } = open({ callMs: 150 });
    const started = performance.now();
    expect(await faultOf(get(`${url}/silent`, request))).toBe('unreachable');
    expect(await faultOf(get(`${url}/drip`, request))).toBe('unreachable');
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('does not wait for a name server longer than that', async () => {
    const { get } = open({ callMs: 100, resolve: () => new Promise(() => {}) });
    expect(await faultOf(get('https://feed.example.com/', request))).toBe('unreachable');
  });
});

describe('a reply', () => {
  it('is cut at the limit while it is read, whether or not it says its length', async () => {
    let sent = 0;
    const { url } = await startFeedServer((call, reply) => {
      if (call.url === '/long') return void reply.writeHead(200, { 'Content-Length': 100_001 }).write('a');
      const chunk = Buffer.alloc(16_384);
      const flood = () => {
        while (!reply.destroyed && reply.write(chunk)) sent += chunk.length;
      };
      reply.on('drain', flood);
      flood();
    });
    expect(await faultOf(open().get(`${url}/long`, request))).toBe('too_large');
    expect(await faultOf(open().get(`${url}/endless`, request))).toBe('too_large');
    expect(sent).toBeLessThan(20_000_000);
  });

  it('counts unpacked: a small one that unpacks to fifty megabytes is too large', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(request.maxBytes);
    const { url } = await startFeedServer((_call, reply) =>
      reply.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    );
    expect(await faultOf(open().get(url, request))).toBe('too_large');
  });

  it('is unpacked, and unexpected when it is packed otherwise or broken', async () => {
    const packed = gzipSync('BEGIN:VCALENDAR');
    const replies: Record<string, [string, Buffer]> = {
      '/gzip': ['gzip', packed],
      '/br': ['br', packed],
      '/both': ['gzip, gzip', packed],
      '/broken': ['gzip', Buffer.from('BEGIN')],
      '/half': ['gzip', packed.subarray(0, 20)],
    };
    const { url } = await startFeedServer((call, reply) => {
      const [encoding, body] = replies[call.url ?? ''] ?? ['', Buffer.alloc(0)];
      reply.writeHead(200, { 'Content-Encoding': encoding }).end(body);
    });
    expect(String(await open().get(`${url}/gzip`, request))).toBe('BEGIN:VCALENDAR');
    for (const path of ['/br', '/both', '/broken', '/half'])
      expect(await faultOf(open().get(url + path, request)), path).toBe('unexpected');
  });

  it('that breaks off is none', async () => {
    const { url } = await startFeedServer((_call, reply) => {
      reply.writeHead(200, { 'Content-Length': 100 }).write('BEGIN', () => reply.destroy());
    });
    expect(await faultOf(open().get(url, request))).toBe('unreachable');
  });
});

describe('calls at the same time', () => {
  it('are four of a process and one of a host', async () => {
    const running = new Map<string, number>();
    let [most, mostOfHost] = [0, 0];
    const { port } = await startFeedServer(({ headers: { host = '' } }, reply) => {
      running.set(host, (running.get(host) ?? 0) + 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, one) => sum + one, 0),
      );
      mostOfHost = Math.max(mostOfHost, running.get(host) ?? 0);
      setTimeout(() => {
        running.set(host, (running.get(host) ?? 0) - 1);
        reply.end('x');
      }, 5);
    });
    const { get } = open({ resolve: async () => ['127.0.0.1'] });
    const calls = Array.from({ length: 40 }, (_, one) =>
      get(`http://host${one % 8}.example.com:${port}/`, request),
    );
    expect(await Promise.all(calls)).toHaveLength(40);
    expect([most, mostOfHost]).toEqual([4, 1]);
  });
});
