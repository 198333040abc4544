import type { IncomingMessage } from 'node:http';

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** For the JSON parser: keeps the bytes beside the parsed body while the request lives. */
export function keepRawBody(request: IncomingMessage, _response: unknown, body: Buffer): void {
  bodies.set(request, body);
}

/** The JSON body as it came: a signature is over its bytes, and parsing loses them. */
export const rawBodyOf = (request: IncomingMessage): string => bodies.get(request)?.toString('utf8') ?? '';
