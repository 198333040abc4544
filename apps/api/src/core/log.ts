import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type { Logger };

/** Bytes buffered before a write, the flush interval in milliseconds, and bytes kept while writing fails. */
const minLength = 4096;
const periodicFlush = 500;
const maxLength = 1024 * 1024;

/**
 * An asynchronous, buffered destination that is flushed when the process exits. Lines that cannot be written, for
 * example to a full disk, are dropped instead of crashing the process.
 */
export function createLogDestination(dest: number) {
  const destination = pino.destination({ dest, sync: false, minLength, periodicFlush, maxLength });
  destination.on('error', () => undefined);
  return destination;
}

/** What the end of a database's message names after a value: the key or column, and the row. */
const valuePlace = /(?: for (?:key|column) ['`\w.]+)?(?: at row \d+)?$/;

/** A message of the database without the values that it quotes, which are what people wrote and the keys of their links. */
function hideValues(message: string): string {
  // "Column 'title' cannot be null", "Table 'x' doesn't exist"
  if (/^[^']*\b(?:column|table|field) '/i.test(message)) return message;
  const at = valuePlace.exec(message)?.index ?? message.length;
  // The value itself may have quotes.
  return message.slice(0, at).replace(/'.*'/s, "'…'") + message.slice(at);
}

/** Errors of the driver have the statement with its values, and a message that quotes some. */
function withoutValues(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutValues);
  if (typeof part !== 'object' || part === null || !('message' in part)) return part;
  const { sql, ...rest }: Record<string, unknown> = { ...part };
  const entries = Object.entries(rest).map(([key, value]) => [key, withoutValues(value)]);
  const shown: Record<string, unknown> = Object.fromEntries(entries);
  const { message, sqlMessage, stack } = rest;
  if (sql === undefined && sqlMessage === undefined) return shown;
  if (typeof message === 'string') {
    shown.message = hideValues(message);
    if (typeof stack === 'string') shown.stack = stack.replaceAll(message, () => hideValues(message));
  }
  if (typeof sqlMessage === 'string') shown.sqlMessage = hideValues(sqlMessage);
  return shown;
}

/** A structured logger. Tokens, cookies and bodies must never be logged. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => withoutValues(stdSerializers.errWithCause(error as Error)) },
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
        remove: true,
      },
    },
    destination ?? createLogDestination(2),
  );
