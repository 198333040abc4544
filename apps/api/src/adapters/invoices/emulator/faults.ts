import type { Request, Response, Router } from 'express';
import { z } from 'zod';

/** Faults that can be injected into the next calls, for tests and manual trials. */
const faultRequest = z.object({
  /** Drops the connection before or after the call had its effect; refuses it; replies with an error of the server. */
  fault: z.enum(['unreachable', 'lost_connection', 'refused', 'broken']).nullable(),
  times: z.int().min(1).max(1000).default(1),
});
export type Fault = z.output<typeof faultRequest>['fault'];

/** The faults of one emulated service, and the route that sets them. */
export function createFaults(router: Router) {
  let fault: Fault = null;
  let times = 0;
  router.post('/faults', (request, response) => {
    ({ fault, times } = faultRequest.parse(request.body));
    response.json({ fault, times });
  });

  return {
    /** Takes the fault of this call. */
    take(): Fault {
      if (times === 0) return null;
      times -= 1;
      return fault;
    },
  };
}

export const drop = (request: Request): void => void request.socket.destroy();

/** Replies unless a fault of the connection prevents it; true if it did. */
export function failConnection(fault: Fault, request: Request, response: Response): boolean {
  if (fault === 'unreachable') drop(request);
  else if (fault === 'broken') response.status(502).type('html').send('<h1>Bad Gateway</h1>');
  else return false;
  return true;
}
