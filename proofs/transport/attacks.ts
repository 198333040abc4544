// An attack, in a thread of its own until that is terminated, so that it does not delay the clients that are measured.
import { connect, type Socket } from 'node:net';
import { workerData } from 'node:worker_threads';
import { formatHead } from '../../apps/api/src/testing/raw-connection.ts';
import { loopbackAddress, networks } from './crowd.ts';

export interface AttackOptions {
  name: AttackName;
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

const ask = formatHead('GET /api/openapi.json');
const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);

/** Writes in an interval, as a closed connection is noticed by writing alone where nothing is read. */
function writeSlowly(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), slowMs);
  socket.once('close', () => clearInterval(timer));
}

const attacks = {
  /** Sends bodies of 60 kB at one byte per second. */
  slowBodies(socket) {
    socket.write(formatHead('POST /api/paypal-webhook', { 'Content-Length': '60000' }));
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
      formatHead('POST /api/login', chunked),
      formatHead('PUT /api/user-profile', { ...chunked, Authorization: `Bearer ${token}` }),
      formatHead('PUT /api/user-profile', chunked),
      formatHead('POST /api/upload-property-images/1', { ...chunked, 'Content-Type': 'multipart/form-data' }),
      formatHead('POST /api/nothing', chunked),
      formatHead('GET /ingatlanok', chunked),
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

const { name, port, connections, addresses, token }: AttackOptions = workerData;

/** Keeps a connection open on which the attack begins: it is replaced when it is closed. */
function open(index: number): void {
  const localAddress = loopbackAddress(networks.attackers, index % addresses);
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('connect', () => attacks[name](socket, index, token));
  socket.on('error', () => undefined);
  socket.on('end', () => socket.destroy());
  socket.on('close', () => setTimeout(() => open(index), replaceMs));
}

for (let index = 0; index < connections; index += 1)
  setTimeout(() => open(index), Math.floor(index / openedAtOnce) * replaceMs);
