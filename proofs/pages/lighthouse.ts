import { join } from 'node:path';
import { runProgram } from '../processes.ts';
import type { Figures, lighthouseGoals } from './goals.ts';

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly { resourceType?: string; transferSize?: number }[] };
}

/** The parts of Lighthouse's report that are read here. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>;
}

export interface LighthouseResult {
  figures: Figures<typeof lighthouseGoals>;
  /** Titles of the audits that cost points, but for those of the performance. */
  faults: string[];
  /** The speed of the machine as Lighthouse measures it: about 1000 for the laptop that it assumes. */
  machine: number;
}

/** Reads the figures of a report; throws when the page could not be loaded. */
export function readReport(report: LighthouseReport): LighthouseResult {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const score = (category: string) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  const weighted = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      script: scripts.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 1000,
    },
    // Those without a score do not apply to the page.
    faults: weighted.flatMap(({ id }) => {
      const { title, score = null } = report.audits[id] ?? { title: id };
      return score !== null && score < 1 ? [title] : [];
    }),
    machine: report.environment.benchmarkIndex,
  };
}

interface Lighthouse {
  /** The folder where the pinned version is installed. */
  folder: string;
  /** The browser's program. */
  browser: string;
}

/**
 * Throttling, screen and categories, written out so that reports of different versions compare: a mid-range phone on a
 * slow 4G line, simulated from an unthrottled load.
 */
const settings = join(import.meta.dirname, 'lighthouse', 'settings.json');

const flags = '--headless --no-sandbox --disable-gpu --disable-quic --font-render-hinting=none';

/** Loads a page in a new browser and returns the report. */
export async function runLighthouse(url: string, { folder, browser }: Lighthouse): Promise<LighthouseReport> {
  const words = [
    join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    url,
    `--config-path=${settings}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags}`,
  ];
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 26 };
  const load = () => runProgram(process.execPath, words, options);
  // It asks to be run again where the browser did not record the load, as the first one of a page at times.
  const { stdout } = await load().catch(load);
  return JSON.parse(stdout);
}
