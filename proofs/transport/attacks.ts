import { connect, type Socket } from 'node:net';
import { loopbackAddress, networks } from './loopback.ts';

export interface AttackOptions {
  port: number;
  connections: number;
  /** Source addresses of the connections. */
  addresses: number;
  /** An access token, for authenticated attacks. */
  token: string;
}

export interface AttackReport {
  /** Connections opened, including replacements of closed ones. */
  opened: number;
  /** Megabytes sent to the server. */
  megabytes: number;
}

type Attack = (options: AttackOptions, signal: AbortSignal) => Promise<AttackReport>;

/** Milliseconds between bytes of a slow body, and before a closed connection is replaced. */
const slowMs = 1000;
const replaceMs = 50;
/** Connections opened at a time, as opening all at once would be an attack of its own. */
const openedAtOnce = 100;

/** Keeps a number of connections open until the signal aborts: each is passed to `begin`, and replaced when closed. */
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

/** Sends bodies of 60 kB at one byte per second. */
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

/** Requests long replies repeatedly without reading them. */
const neverReading: Attack = (options, signal) =>
  keepOpen(
    options,
    (socket) => {
      const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
      socket.pause();
      socket.write(ask.repeat(16));
      // Without reading, a closed connection is noticed only by writing.
      const timer = setInterval(() => socket.write(ask), slowMs);
      socket.once('close', () => clearInterval(timer));
    },
    signal,
  );

const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);

/** Sends endless chunked bodies to endpoints with a body, with forbidden access, without a body, and to unknown paths. */
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
