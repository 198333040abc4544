import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './paths.mjs';

export interface Counts {
  passed: number;
  failed: number;
  /** File and title of each test that failed. */
  failures?: string[];
}

type PlaywrightReport = Pick<JSONReport, 'stats'> & Partial<Pick<JSONReport, 'errors' | 'suites'>>;

/**
 * The counts of a runner's JSON report. A runner that failed without a failed test (a crash, an unhandled error, no
 * report) counts as one failure.
 */
export function readCounts<Report>(
  reportFile: string,
  read: (report: Report) => Counts,
  exitCode: number,
): Counts {
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Vitest: a file that could not be loaded has no tests and counts as one failure. */
export function readVitest({ testResults, numPassedTests, numFailedTests }: JsonTestResults): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => formatFailure(name, fullName)),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failedTests, ...broken.map(({ name }) => formatFailure(name, 'could not be loaded'))],
  };
}

/** Playwright: `flaky` tests passed on a retry; `errors` are those outside of tests. */
export function readPlaywright({ stats, errors = [], suites = [] }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: suites.flatMap(listFailedSpecs),
  };
}

const listFailedSpecs = ({ suites = [], specs = [] }: JSONReportSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => formatFailure(file, title)),
  ...suites.flatMap(listFailedSpecs),
];

const formatFailure = (file: string, title: string) => `${relative(root, resolve(root, file))}: ${title}`;

export function addCounts(results: Counts[]): Counts {
  const add = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/** The last line of a test run, whose format is fixed, since build servers parse it. */
export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
