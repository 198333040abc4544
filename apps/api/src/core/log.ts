import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

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
    // Written behind the request's back; what is left is flushed when the process ends.
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
