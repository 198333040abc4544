// A process that makes load, so that it can be told apart from the product's: `generator.ts <order as JSON>`. A crowd
// reports when it is through, an attack when it is told to stop.
import { type AttackName, type AttackOptions, type AttackReport, attacks } from './attacks.ts';
import { type CrowdOptions, type CrowdResult, runCrowd } from './crowd.ts';

export type Order = { crowd: CrowdOptions } | { attack: AttackName; options: AttackOptions };

export interface GeneratorReport<Result = CrowdResult | AttackReport> {
  result: Result;
  /** Processor time that it took, in processors. */
  processors: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const stop = new AbortController();
process.on('message', () => stop.abort());
process.on('disconnect', () => process.exit());

const [began, cpu] = [performance.now(), process.cpuUsage()];
const result =
  'crowd' in order ? await runCrowd(order.crowd) : await attacks[order.attack](order.options, stop.signal);
const { user, system } = process.cpuUsage(cpu);
const report: GeneratorReport = {
  result,
  processors: (user + system) / 1000 / (performance.now() - began),
};
process.send?.(report, () => process.exit());
