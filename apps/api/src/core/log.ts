import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Bytes that are gathered before they are written, milliseconds that they wait at most, and bytes kept while nothing can be written. */
const minLength = 4096;
const periodicFlush = 500;
const maxLength = 1024 * 1024;

/**
 * Where the lines go: written behind the requests' back, several at a time; what is left is flushed when the process
 * ends. Lines that cannot be written (the disk is full) are lost; the process is not.
 */
export function logDestination(dest: number) {
  const destination = pino.destination({ dest, sync: false, minLength, periodicFlush, maxLength });
  destination.on('error', () => undefined);
  return destination;
}

/** Structured log lines. Tokens, cookies and bodies never reach them. */
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
    destination ?? logDestination(2),
  );
