import { type DestinationStream, type Logger, pino } from 'pino';

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

/** A structured logger. Tokens, cookies and bodies must never be logged. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
        remove: true,
      },
    },
    destination ?? createLogDestination(2),
  );
