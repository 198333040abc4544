import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';
import type { TransportLimits } from './transport-limits.ts';

const rawBodies = new WeakMap<IncomingMessage, Buffer>();

/** The unparsed body of a request, for verifying signatures. */
export const getRawBody = (request: IncomingMessage): string =>
  rawBodies.get(request)?.toString('utf8') ?? '';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Receives a body into memory. Rejects with `too_large` or `request_timeout` as soon as a limit is exceeded; nothing
 * more is read then, and the reply closes the connection (`lingering-close.ts`).
 */
export function receiveBody(
  request: IncomingMessage,
  { maxJsonBytes, bodyMs }: Pick<TransportLimits, 'maxJsonBytes' | 'bodyMs'>,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxJsonBytes)
    return Promise.reject(new ApiError('too_large'));
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;

  function finish(settle: () => void): void {
    clearTimeout(timer);
    request.off('data', take).off('end', end).off('close', lost);
    settle();
  }
  function refuse(error: ApiError): void {
    request.pause();
    finish(() => reject(error));
  }
  function take(chunk: Buffer): void {
    length += chunk.length;
    if (length > maxJsonBytes) refuse(new ApiError('too_large'));
    else chunks.push(chunk);
  }
  function end(): void {
    const body = Buffer.concat(chunks, length);
    rawBodies.set(request, body);
    finish(() => resolve(body));
  }
  const lost = () => refuse(new ApiError('malformed'));
  const timer = setTimeout(() => refuse(new ApiError('request_timeout')), bodyMs);
  request.on('data', take).once('end', end).once('close', lost);
  return promise;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const notJson = 'A kérés törzse nem érvényes JSON: javítsd ki, és küldd el újra!';
const malformed = (message: string) => new ApiError('malformed', { message });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(notJson);
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw malformed('A kérés törzse nem érvényes UTF-8: kódold újra!');
  }
}

/** Throws `wrong_media_type` unless the body is declared as uncompressed JSON in UTF-8 (RFC 8259). */
function assertJson({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset="?([^"]*)"?\s*$/.exec(text)?.[1]).find(Boolean);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (type.trim() !== 'application/json' || (charset ?? 'utf-8') !== 'utf-8' || encoding !== 'identity')
    throw new ApiError('wrong_media_type');
}

/**
 * Parses a JSON object or array. Throws `malformed` for a missing body, invalid UTF-8 or any other value, as treating
 * it as an empty object would hide that something was lost on the way.
 */
export function parseJsonBody(request: IncomingMessage, body: Buffer | undefined): unknown {
  if (!body || body.length === 0) throw malformed('A kérésnek nincs törzse: küldj benne JSON-t!');
  assertJson(request);
  const value = parseJson(decode(body));
  if (typeof value !== 'object' || value === null) throw malformed(notJson);
  return value;
}
