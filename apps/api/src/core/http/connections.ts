import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ClientCounter, toClientKey } from './client-key.ts';
import { closeAfterEarlyReply, lingeringClose } from './lingering-close.ts';
import type { TransportLimits } from './transport-limits.ts';

/** A request and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

type TrustsProxy = (address: string) => boolean;

const isUpload = ({ request }: Exchange): boolean =>
  request.headers['content-type']?.startsWith('multipart/') === true;

/**
 * Limits the connections of a server per client address. Those of a trusted proxy are not counted; its clients'
 * requests are, by their forwarded address. Pipelined requests are processed one after the other, and a client that
 * does not read its reply is cut off, as unread replies would pile up in memory.
 */
export class Connections {
  readonly #server: Server;
  readonly #limits: TransportLimits;
  readonly #counter: ClientCounter;
  readonly #open = new Map<Socket, Exchange[]>();
  readonly #ending = new WeakSet<Socket>();
  #trustsProxy: TrustsProxy = () => true;
  #isLeaving = false;

  constructor(server: Server, limits: TransportLimits) {
    this.#server = server;
    this.#limits = limits;
    this.#counter = new ClientCounter(limits.maxConnectionsOfAddress);
    server.maxConnections = limits.maxConnections;
    server.timeout = limits.stallMs;
    server.on('connection', (socket) => this.#onConnection(socket));
    server.on('timeout', (socket) => this.#onTimeout(socket));
  }

  /** Starts to pass requests to `handler`. */
  serve(handler: RequestListener, trustsProxy: TrustsProxy): void {
    this.#trustsProxy = trustsProxy;
    this.#server.on('request', (request, response) => this.#take({ request, response }, handler));
  }

  /** Begins the shutdown: every further reply closes its connection. */
  beginShutdown(): void {
    this.#isLeaving = true;
  }

  get isShuttingDown(): boolean {
    return this.#isLeaving;
  }

  /** Closes the connections without an open request. */
  endIdle(): void {
    for (const [socket, exchanges] of this.#open) {
      if (exchanges.length > 0 || this.#ending.has(socket)) continue;
      this.#ending.add(socket);
      lingeringClose(socket);
    }
  }

  /** Destroys the remaining connections, those of uploads only with `uploads`. */
  destroy({ uploads }: { uploads: boolean }): void {
    for (const [socket, exchanges] of this.#open) if (uploads || !exchanges.some(isUpload)) socket.destroy();
  }

  #onConnection(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address !== undefined && !this.#trustsProxy(address)) {
      const release = this.#counter.take(toClientKey(address));
      if (!release) return void socket.destroy();
      socket.once('close', release);
    }
    this.#open.set(socket, []);
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Called by Node after a time without traffic in either direction, also between two requests. */
  #onTimeout(socket: Socket): void {
    const isAtWork = (this.#open.get(socket)?.length ?? 0) > 0;
    const isUnread = socket.writableLength > 0;
    if (isUnread || !isAtWork) socket.destroy();
  }

  #take(exchange: Exchange, handler: RequestListener): void {
    const { request, response } = exchange;
    const { socket } = request;
    const exchanges = this.#open.get(socket) ?? [];
    if (exchanges.length >= this.#limits.maxPipelined) return void socket.destroy();
    if (this.#isLeaving) response.setHeader('Connection', 'close');
    closeAfterEarlyReply(request, response, () => this.#isLeaving);
    exchanges.push(exchange);
    response.once('close', () => {
      exchanges.shift();
      const [next] = exchanges;
      if (next && !socket.destroyed) handler(next.request, next.response);
    });
    if (exchanges.length === 1) handler(request, response);
  }
}
