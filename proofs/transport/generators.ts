// Load generators in processes of their own, so that their processor time is not counted as the product's. A crowd reports
// when it has finished, an attack when it is stopped.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AttackName, type AttackOptions, runAttack } from './attacks.ts';
import { type CrowdOptions, type CrowdResult, runCrowd } from './crowd.ts';

type Order = { crowd: CrowdOptions } | { attack: AttackName; options: AttackOptions };

interface GeneratorReport<Result> {
  result: Result;
  /** Processor time per elapsed time. */
  processors: number;
}

function startGenerator<Result>(order: Order) {
  const child = fork(import.meta.filename, [JSON.stringify(order)], { execArgv: [] });
  const report = Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])]).then(
    ([message]) => {
      if (!message) throw new Error('A generator of load ended without a report.');
      return message as GeneratorReport<Result>;
    },
  );
  return { child, report };
}

/** Runs a crowd in a separate process. */
export const crowdApart = (options: CrowdOptions): Promise<GeneratorReport<CrowdResult>> =>
  startGenerator<CrowdResult>({ crowd: options }).report;

/** Starts an attack in a separate process; returns the function that stops it. */
export function beginAttack(attack: AttackName, options: AttackOptions) {
  const { child, report } = startGenerator<undefined>({ attack, options });
  report.catch(() => undefined);
  return (): Promise<GeneratorReport<undefined>> => {
    child.send('stop');
    return report;
  };
}

if (import.meta.main) {
  const order = JSON.parse(process.argv[2] ?? '') as Order;
  const stop = new AbortController();
  process.on('message', () => stop.abort());
  process.on('disconnect', () => process.exit());
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const result =
    'crowd' in order
      ? await runCrowd(order.crowd)
      : await runAttack(order.attack, order.options, stop.signal);
  const { user, system } = process.cpuUsage(cpu);
  const processors = (user + system) / 1000 / (performance.now() - began);
  process.send?.({ result, processors }, () => process.exit());
}
