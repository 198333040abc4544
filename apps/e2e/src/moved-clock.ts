// Preloaded into the product (`node --import`) to start its clock at another time, and to hold it there until the product
// listens: on a busy machine it would otherwise start behind the minute of a job. Only reads of the current time are
// changed; dates created from a value are unchanged.
import { subscribe } from 'node:diagnostics_channel';

const startsAt = Number(process.env.PIACTER_CLOCK_STARTS_AT_MS);
if (!Number.isFinite(startsAt))
  throw new Error('PIACTER_CLOCK_STARTS_AT_MS is a time in milliseconds since 1970.');

const now = Date.now.bind(Date);
let listensSince: number | undefined;
subscribe('tracing:net.server.listen:asyncEnd', () => {
  listensSince ??= now();
});
const movedNow = () => startsAt + (listensSince === undefined ? 0 : now() - listensSince);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [movedNow()] : given, newTarget),
  apply: (target) => new target(movedNow()).toString(),
  get: (target, name, receiver) => (name === 'now' ? movedNow : Reflect.get(target, name, receiver)),
});
