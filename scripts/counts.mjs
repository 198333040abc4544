import { existsSync, readFileSync } from 'node:fs';

/**
 * Tests that passed and failed by a runner's JSON report. A runner that failed without a failed test to
 * show for it (a crash, an unhandled error, no report at all) counts as one failed.
 */
export function readCounts(reportFile, read, exitCode) {
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** vitest: a file that could not be loaded has no tests in it, and is one failed all the same. */
export function readVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Playwright: "flaky" passed at a later try; `errors` are those outside of any test. */
export function readPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

export function addCounts(results) {
  const add = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/** The last line of a test run; build servers read it, so its form is fixed. */
export function formatCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
