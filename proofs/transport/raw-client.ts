import { connect, type Socket } from 'node:net';

export interface RawReply {
  status: number;
  /** Milliseconds from the first byte sent to the last received, including a new connection. */
  ms: number;
  /** Retry-After in seconds, if any. */
  retryAfter: number | undefined;
}

/** `status` of a request whose connection failed before the reply. */
export const brokenOff = 0;

interface Pending {
  began: number;
  resolve: (reply: RawReply) => void;
}

/**
 * A keep-alive client that parses as little of a reply as possible, so that the generator does not measure itself. It
 * reconnects automatically.
 */
export class RawClient {
  readonly #port: number;
  readonly #address: string;
  #socket: Socket | undefined;
  #pending: Pending | undefined;
  #head = '';
  /** Outstanding bytes of the body; undefined while reading the header. */
  #bodyLeft: number | undefined;
  #status = 0;
  #retryAfter: number | undefined;

  /** `address` is the source address in 127.0.0.0/8. */
  constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  /** Requests a path; never rejects. */
  get(path: string): Promise<RawReply> {
    const { promise, resolve } = Promise.withResolvers<RawReply>();
    this.#pending = { began: performance.now(), resolve };
    this.#socket ??= this.#open();
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return promise;
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress: this.#address }).setNoDelay();
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#settle({ status: brokenOff, retryAfter: undefined });
    });
    socket.on('end', () => {
      // The next request uses a new connection.
      if (this.#socket === socket && !this.#pending) this.#socket = undefined;
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#bodyLeft !== undefined) {
      this.#readBody(chunk.length);
      return;
    }
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1) return;
    const body = this.#head.length - end - 4;
    const head = this.#head.slice(0, end);
    this.#head = '';
    this.#status = Number(head.slice(9, 12));
    this.#retryAfter = numberIn(/\r\nretry-after: (\d+)/i, head);
    this.#bodyLeft = numberIn(/\r\ncontent-length: (\d+)/i, head) ?? 0;
    if (/\r\nconnection: close/i.test(head)) this.#socket = undefined;
    this.#readBody(body);
  }

  #readBody(length: number): void {
    this.#bodyLeft = (this.#bodyLeft ?? 0) - length;
    if (this.#bodyLeft <= 0) this.#settle({ status: this.#status, retryAfter: this.#retryAfter });
  }

  #settle(reply: Pick<RawReply, 'status' | 'retryAfter'>): void {
    this.#bodyLeft = undefined;
    this.#head = '';
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.resolve({ ...reply, ms: performance.now() - pending.began });
  }
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
