// A load generator in a separate process, so that its processor time is not counted as the product's:
// `generator.ts <order as JSON>`. A crowd reports when it has finished, an attack when it is stopped.
import { type AttackName, type AttackOptions, type AttackReport, runAttack } from './attacks.ts';
import { type CrowdOptions, type CrowdResult, runCrowd } from './crowd.ts';

export type Order = { crowd: CrowdOptions } | { attack: AttackName; options: AttackOptions };

export interface GeneratorReport<Result = CrowdResult | AttackReport> {
  result: Result;
  /** Processor time per elapsed time. */
  processors: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const stop = new AbortController();
process.on('message', () => stop.abort());
process.on('disconnect', () => process.exit());

const [began, cpu] = [performance.now(), process.cpuUsage()];
const result =
  'crowd' in order ? await runCrowd(order.crowd) : await runAttack(order.attack, order.options, stop.signal);
const { user, system } = process.cpuUsage(cpu);
const report: GeneratorReport = {
  result,
  processors: (user + system) / 1000 / (performance.now() - began),
};
process.send?.(report, () => process.exit());
