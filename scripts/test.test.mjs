import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checks } from './checks.mjs';
import { addCounts, formatCounts, readCounts, readPlaywright, readVitest } from './counts.mjs';
import { CommandError } from './output.mjs';
import { choose, runAndCount } from './test.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const aTest = { status: 'passed' };

describe('the counts of vitest', () => {
  it('are those of its report', () => {
    const testResults = [{ status: 'failed', assertionResults: [aTest] }];
    const file = report({ numPassedTests: 7, numFailedTests: 2, testResults });
    expect(readCounts(file, readVitest, 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('include a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [aTest] },
    ];
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults });
    expect(readCounts(file, readVitest, 1)).toEqual({ passed: 1, failed: 1 });
  });
});

describe('the counts of Playwright', () => {
  it('take a test that passed at a later try as passed', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] });
    expect(readCounts(file, readPlaywright, 0)).toEqual({ passed: 4, failed: 0 });
  });

  it('include errors outside of any test', () => {
    const file = report({ stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 0 }, errors: [{}] });
    expect(readCounts(file, readPlaywright, 1)).toEqual({ passed: 3, failed: 2 });
  });
});

describe('a runner that failed', () => {
  it('counts as one failed when all its tests passed', () => {
    const file = report({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
    expect(readCounts(file, readVitest, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts as one failed when it left no report', () => {
    expect(readCounts(join(folder, 'none.json'), readVitest, 137)).toEqual({ passed: 0, failed: 1 });
  });
});

it('the closing line is the sum in a fixed form', () => {
  const results = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(formatCounts(addCounts(results))).toBe('21 passed, 3 failed');
});

describe('a check', () => {
  const countsWhen = (run) => runAndCount({ run }, {});

  it('that finds nothing to say has passed', async () => {
    expect(await countsWhen(async () => undefined)).toEqual({ passed: 1, failed: 0 });
  });

  it('that throws has failed, and the run goes on', async () => {
    expect(await countsWhen(() => Promise.reject(new CommandError('No.')))).toEqual({ passed: 0, failed: 1 });
  });

  it('that runs tests has their counts', async () => {
    expect(await countsWhen(async () => ({ passed: 9, failed: 2 }))).toEqual({ passed: 9, failed: 2 });
  });
});

describe('choosing steps', () => {
  it('takes all of them when none is named', () => {
    expect(choose([]).chosen).toEqual(checks);
  });

  it('takes the named ones in the order of CI', () => {
    expect(choose(['unit', 'lint']).chosen.map(({ name }) => name)).toEqual(['lint', 'unit']);
  });

  it('hands further words to a single step', () => {
    const { chosen, extra } = choose(['unit', 'offers', '-t', 'quota']);
    expect(chosen.map(({ name }) => name)).toEqual(['unit']);
    expect(extra).toEqual(['offers', '-t', 'quota']);
  });

  it('refuses a word that it does not know', () => {
    expect(() => choose(['offers'])).toThrow('"offers" is not a step: choose among lint, types,');
    expect(() => choose(['lint', 'unit', 'offers'])).toThrow('"offers" is not a step');
  });
});
