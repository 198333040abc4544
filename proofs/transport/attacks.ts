import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loopbackAddress, networks } from './crowd.ts';

export interface AttackOptions {
  port: number;
  connections: number;
  /** Source addresses of the connections. */
  addresses: number;
  /** An access token, for authenticated attacks. */
  token: string;
}

/** What an attacker does with its connection; the index tells attackers apart. */
type Attack = (socket: Socket, index: number, token: string) => void;

/** Milliseconds between bytes of a slow body, and before a closed connection is replaced. */
const slowMs = 1000;
const replaceMs = 50;
/** Connections opened in each such time, as opening all at once would be an attack of its own. */
const openedAtOnce = 100;

/** Keeps a number of connections open until the signal aborts: the attack begins on each, and it is replaced when closed. */
export async function runAttack(
  name: AttackName,
  { port, connections, addresses, token }: AttackOptions,
  signal: AbortSignal,
): Promise<void> {
  const sockets = new Set<Socket>();

  function open(index: number): void {
    if (signal.aborted) return;
    const localAddress = loopbackAddress(networks.attackers, index % addresses);
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    socket.on('connect', () => attacks[name](socket, index, token));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(index), replaceMs);
    });
  }

  for (let index = 0; index < connections; index += 1)
    setTimeout(() => open(index), Math.floor(index / openedAtOnce) * replaceMs);
  await once(signal, 'abort');
  for (const socket of sockets) socket.destroy();
}

const head = (line: string, headers: Record<string, string>) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);

/** Writes in an interval, as a closed connection is noticed by writing alone where nothing is read. */
function writeSlowly(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), slowMs);
  socket.once('close', () => clearInterval(timer));
}

const attacks = {
  /** Sends bodies of 60 kB at one byte per second. */
  slowBodies(socket) {
    socket.write(head('POST /api/paypal-webhook', { 'Content-Length': '60000' }));
    socket.resume();
    writeSlowly(socket, 'x');
  },

  /** Requests long replies repeatedly without reading them. */
  neverReading(socket) {
    socket.pause();
    socket.write(ask.repeat(16));
    writeSlowly(socket, ask);
  },

  /** Sends endless chunked bodies to endpoints with a body, with forbidden access, without a body, and to unknown paths. */
  endlessBodies(socket, index, token) {
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const heads = [
      head('POST /api/login', chunked),
      head('PUT /api/user-profile', { ...chunked, Authorization: `Bearer ${token}` }),
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
} as const satisfies Record<string, Attack>;
export type AttackName = keyof typeof attacks;
