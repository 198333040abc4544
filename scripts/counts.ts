import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './paths.mjs';

/**
 * The counts of passed and failed tests in a runner's JSON report, and `failures`, the file and title of each that failed. A runner that failed without a failed test (a crash,
 * an unhandled error, no report) counts as one failure.
 */
export function readCounts(reportFile, read, exitCode) {
  const counts = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Vitest: a file that could not be loaded has no tests and counts as one failure. */
export function readVitest({ testResults, numPassedTests, numFailedTests }) {
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
export function readPlaywright({ stats, errors = [], suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: suites.flatMap(listFailedSpecs),
  };
}

const listFailedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => formatFailure(file, title)),
  ...suites.flatMap(listFailedSpecs),
];

const formatFailure = (file, title) => `${relative(root, resolve(root, file))}: ${title}`;

export function addCounts(results) {
  const add = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return { passed: add('passed'), failed: add('failed') };
}

/** The last line of a test run, whose format is fixed, since build servers parse it. */
export function formatCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
