import { connect, type Socket } from 'node:net';

export interface RawReply {
  status: number;
  /** From the first byte sent to the last one received, in milliseconds; a new connection is in it. */
  ms: number;
  /** Seconds, where the reply names them. */
  retryAfter: number | undefined;
}

/** `status` of a request whose connection broke before the reply was there. */
export const brokenOff = 0;

interface Pending {
  began: number;
  resolve: (reply: RawReply) => void;
}

/**
 * One kept-alive connection that reads of a reply no more than it must: a generator that spends its processor on
 * parsing measures itself. It connects again by itself when the server has closed the connection.
 */
export class RawClient {
  readonly #port: number;
  readonly #address: string;
  #socket: Socket | undefined;
  #pending: Pending | undefined;
  #head = '';
  /** Bytes of the body that are still to come; undefined while the head is being read. */
  #bodyLeft: number | undefined;
  #status = 0;
  #retryAfter: number | undefined;

  /** `address` is the client's own, of 127.0.0.0/8. */
  constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  /** Asks for a path; never rejects. */
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
      // The next request goes over a new connection, whatever becomes of this one.
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
