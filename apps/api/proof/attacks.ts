import { connect, type Socket } from 'node:net';
import { loopbackAddress, networks } from './loopback.ts';

export interface AttackOptions {
  port: number;
  connections: number;
  /** Addresses that the connections come from. */
  addresses: number;
  /** An access token, for those who have one. */
  token: string;
}

export interface AttackReport {
  /** Connections made, the first ones and those in place of closed ones. */
  opened: number;
  /** Megabytes that the server took. */
  megabytes: number;
}

type Attack = (options: AttackOptions, signal: AbortSignal) => Promise<AttackReport>;

/** Milliseconds between two bytes of a slow body, and until a closed connection is replaced. */
const slowMs = 1000;
const replaceMs = 50;
/** A storm of connects would be an attack of its own: so many are opened in one turn. */
const openedAtOnce = 100;

/** Keeps so many connections open until the signal comes: each is given to `begin`, and replaced when it is closed. */
function keepOpen(
  { port, connections, addresses }: AttackOptions,
  begin: (socket: Socket, index: number) => void,
  signal: AbortSignal,
): Promise<AttackReport> {
  const sockets = new Set<Socket>();
  const report: AttackReport = { opened: 0, megabytes: 0 };
  const { promise, resolve } = Promise.withResolvers<AttackReport>();

  function open(index: number): void {
    if (signal.aborted) return;
    report.opened += 1;
    const localAddress = loopbackAddress(networks.attackers, index % addresses);
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    socket.on('connect', () => begin(socket, index));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      report.megabytes += socket.bytesWritten / 1e6;
      setTimeout(() => open(index), replaceMs);
    });
  }

  function openFrom(first: number): void {
    for (let index = first; index < Math.min(first + openedAtOnce, connections); index += 1) open(index);
    if (first + openedAtOnce < connections) setTimeout(() => openFrom(first + openedAtOnce), replaceMs);
  }
  openFrom(0);
  signal.addEventListener('abort', () => {
    for (const socket of sockets) socket.destroy();
    resolve(report);
  });
  return promise;
}

const head = (line: string, headers: Record<string, string>) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** Bodies that announce 60 kB and send a byte a second. */
const slowBodies: Attack = (options, signal) =>
  keepOpen(
    options,
    (socket) => {
      socket.write(head('POST /api/paypal-webhook', { 'Content-Length': '60000' }));
      socket.resume();
      const timer = setInterval(() => socket.write('x'), slowMs);
      socket.once('close', () => clearInterval(timer));
    },
    signal,
  );

/** Long replies asked for again and again, of which nothing is read. */
const neverReading: Attack = (options, signal) =>
  keepOpen(
    options,
    (socket) => {
      const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
      socket.pause();
      socket.write(ask.repeat(16));
      // Who does not read hears of the end only by writing.
      const timer = setInterval(() => socket.write(ask), slowMs);
      socket.once('close', () => clearInterval(timer));
    },
    signal,
  );

const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);

/** Chunked bodies without an end, of calls that take one, take one from others, take none and do not exist. */
const endlessBodies: Attack = (options, signal) =>
  keepOpen(
    options,
    (socket, index) => {
      const chunked = { 'Transfer-Encoding': 'chunked' };
      const heads = [
        head('POST /api/login', chunked),
        head('PUT /api/user-profile', { ...chunked, Authorization: `Bearer ${options.token}` }),
        head('PUT /api/user-profile', chunked),
        head('POST /api/upload-property-images/1', { ...chunked, 'Content-Type': 'multipart/form-data' }),
        head('POST /api/nothing', chunked),
        head('GET /ingatlanok', chunked),
      ];
      socket.resume();
      socket.write(heads[index % heads.length] ?? '');
      const send = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on('drain', send);
      send();
    },
    signal,
  );

export const attacks = { slowBodies, neverReading, endlessBodies };
export type AttackName = keyof typeof attacks;
