import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AttackName, AttackOptions, AttackReport } from './attacks.ts';
import type { CrowdOptions, CrowdResult } from './crowd.ts';
import type { GeneratorReport, Order } from './generator.ts';

function startGenerator<Result>(order: Order) {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [JSON.stringify(order)], { execArgv: [] });
  const report = (async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [undefined]),
    ]);
    if (!message) throw new Error('A generator of load ended without a report.');
    return message as GeneratorReport<Result>;
  })();
  return { child, report };
}

/** Runs a crowd in a separate process. */
export const crowdApart = (options: CrowdOptions): Promise<GeneratorReport<CrowdResult>> =>
  startGenerator<CrowdResult>({ crowd: options }).report;

/** Starts an attack in a separate process; returns the function that stops it. */
export function beginAttack(
  attack: AttackName,
  options: AttackOptions,
): () => Promise<GeneratorReport<AttackReport>> {
  const { child, report } = startGenerator<AttackReport>({ attack, options });
  report.catch(() => undefined);
  return () => {
    child.send('stop');
    return report;
  };
}
