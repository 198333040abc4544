import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeAfterEarlyReply, lingeringClose } from './lingering-close.ts';
import { OriginCounter, originOf } from './origin.ts';
import type { TransportLimits } from './transport-limits.ts';

/** A request and what it is answered with. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

type TrustsProxy = (address: string) => boolean;

const isUpload = ({ request }: Exchange): boolean =>
  request.headers['content-type']?.startsWith('multipart/') === true;

/**
 * The connections of a server, so many from one address (a trusted proxy's are not counted: its clients are, by the
 * address that it forwards). Requests of one connection are answered one after the other, and who reads nothing of a
 * reply for a while is cut off: replies that nobody reads would pile up in memory.
 */
export class Connections {
  readonly #server: Server;
  readonly #limits: TransportLimits;
  readonly #counter: OriginCounter;
  readonly #open = new Map<Socket, Exchange[]>();
  readonly #ending = new WeakSet<Socket>();
  #trustsProxy: TrustsProxy = () => true;
  #isLeaving = false;

  constructor(server: Server, limits: TransportLimits) {
    this.#server = server;
    this.#limits = limits;
    this.#counter = new OriginCounter(limits.maxConnectionsOfAddress);
    server.maxConnections = limits.maxConnections;
    server.timeout = limits.stallMs;
    server.on('connection', (socket) => this.#opened(socket));
    server.on('timeout', (socket) => this.#fellSilent(socket));
  }

  /** Has `handler` answer what comes from now on. */
  serve(handler: RequestListener, trustsProxy: TrustsProxy): void {
    this.#trustsProxy = trustsProxy;
    this.#server.on('request', (request, response) => this.#take({ request, response }, handler));
  }

  /** From now on every reply ends its connection. */
  leave(): void {
    this.#isLeaving = true;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Ends the connections on which nothing is to be answered. */
  endIdle(): void {
    for (const [socket, exchanges] of this.#open) {
      if (exchanges.length > 0 || this.#ending.has(socket)) continue;
      this.#ending.add(socket);
      lingeringClose(socket);
    }
  }

  /** Cuts off what is left; `uploads` may be spared. */
  destroy({ uploads }: { uploads: boolean }): void {
    for (const [socket, exchanges] of this.#open) if (uploads || !exchanges.some(isUpload)) socket.destroy();
  }

  #opened(socket: Socket): void {
    const address = socket.remoteAddress;
    if (address !== undefined && !this.#trustsProxy(address)) {
      const release = this.#counter.take(originOf(address));
      if (!release) return void socket.destroy();
      socket.once('close', release);
    }
    this.#open.set(socket, []);
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Node calls after a while without a byte in either direction, an idle time between two requests among them. */
  #fellSilent(socket: Socket): void {
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
