import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts of passed and failed tests in a runner's JSON report. A runner that failed without a failed test (a crash,
 * an unhandled error, no report) counts as one failure.
 */
export function readCounts(reportFile, read, exitCode) {
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Vitest: a file that could not be loaded has no tests and counts as one failure. */
export function readVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Playwright: `flaky` tests passed on a retry; `errors` are those outside of tests. */
export function readPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

export function addCounts(results) {
  const add = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/** The last line of a test run, whose format is fixed, since build servers parse it. */
export function formatCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
