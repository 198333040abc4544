import { connect, type Socket } from 'node:net';

export interface RawReply {
  status: number;
  /** Milliseconds from the first byte sent to the last received, including a new connection. */
  ms: number;
  /** Whether it says Retry-After. */
  hasRetryAfter: boolean;
}

/** `status` of a request whose connection failed before the reply. */
export const brokenOff = 0;

/**
 * A keep-alive client that parses as little of a reply as possible, so that the generator does not measure itself. It
 * reconnects by itself; `localAddress` is in 127.0.0.0/8.
 */
export function createRawClient(port: number, localAddress: string) {
  let socket: Socket | undefined;
  /** The one whose reply is awaited. */
  let asked: Socket | undefined;
  let settle: (head?: string) => void = () => undefined;
  /** What has come of a header; afterwards the bytes of the body that are left. */
  let head = '';
  let bodyLeft = 0;

  function read(chunk: Buffer): void {
    bodyLeft -= chunk.length;
    if (!head.includes('\r\n\r\n')) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const bodyRead = head.length - end - 4;
      head = head.slice(0, end + 4);
      bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - bodyRead;
      if (/\r\nconnection: close/i.test(head)) socket = undefined;
    }
    if (bodyLeft <= 0) settle(head);
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', localAddress }).setNoDelay();
    const forget = () => {
      if (socket === opened) socket = undefined;
    };
    opened.on('data', read);
    opened.on('error', () => undefined);
    opened.on('end', forget);
    opened.on('close', () => {
      forget();
      if (opened === asked) settle();
    });
    return opened;
  }

  return {
    /** Requests a path; never rejects. */
    get(path: string): Promise<RawReply> {
      const began = performance.now();
      const { promise, resolve } = Promise.withResolvers<RawReply>();
      head = '';
      settle = (reply = '') => {
        asked = undefined;
        resolve({
          status: reply ? Number(reply.slice(9, 12)) : brokenOff,
          ms: performance.now() - began,
          hasRetryAfter: /\r\nretry-after: \d/i.test(reply),
        });
      };
      socket ??= open();
      asked = socket;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return promise;
    },
    close: () => socket?.destroy(),
  };
}
