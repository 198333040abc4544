// Preloaded into the product (`node --import`) to start its clock at another time. Only reads of the current time are
// shifted; dates created from a value are unchanged.

const moved = Number(process.env.PIACTER_CLOCK_MOVED_MS);
if (!Number.isFinite(moved)) throw new Error('PIACTER_CLOCK_MOVED_MS says by how many milliseconds.');

const now = Date.now.bind(Date);
const movedNow = () => now() + moved;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [movedNow()] : given, newTarget),
  apply: (target) => new target(movedNow()).toString(),
  get: (target, name, receiver) => (name === 'now' ? movedNow : Reflect.get(target, name, receiver)),
});
