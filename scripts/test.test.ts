import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Check, checks } from './checks.ts';
import { addCounts, formatCounts, readCounts, readPlaywright, readVitest } from './counts.ts';
import { CommandError } from './output.mjs';
import { root } from './paths.mjs';
import { runAndCount, selectChecks } from './test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const aTest = { status: 'passed' };

describe('the counts of Vitest', () => {
  it('are read from its report, with the titles of failed tests', () => {
    const failed = { status: 'failed', fullName: 'a sum is exact' };
    const testResults = [
      { name: join(root, 'a/b.test.ts'), status: 'failed', assertionResults: [aTest, failed] },
    ];
    const file = report({ numPassedTests: 7, numFailedTests: 1, testResults });
    const failures = ['a/b.test.ts: a sum is exact'];
    expect(readCounts(file, readVitest, 1)).toEqual({ passed: 7, failed: 1, failures });
  });

  it('include a file that could not be loaded', () => {
    const testResults = [
      { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [] },
      { name: join(root, 'd.test.ts'), status: 'passed', assertionResults: [aTest] },
    ];
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults });
    const failures = ['c.test.ts: could not be loaded'];
    expect(readCounts(file, readVitest, 1)).toEqual({ passed: 1, failed: 1, failures });
  });
});

describe('the counts of Playwright', () => {
  it('include flaky tests as passed', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] });
    expect(readCounts(file, readPlaywright, 0)).toEqual({ passed: 4, failed: 0, failures: [] });
  });

  it('include errors outside of any test', () => {
    const specs = [{ ok: false, file: 'stories/a.story.ts', title: 'a visitor looks around' }];
    const suites = [{ suites: [{ specs }] }];
    const file = report({
      stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 0 },
      errors: [{}],
      suites,
    });
    const failures = ['stories/a.story.ts: a visitor looks around'];
    expect(readCounts(file, readPlaywright, 1)).toEqual({ passed: 3, failed: 2, failures });
  });
});

describe('a runner that failed', () => {
  it('counts as one failure when all its tests passed', () => {
    const file = report({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
    expect(readCounts(file, readVitest, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts as one failure without a report', () => {
    expect(readCounts(join(folder, 'none.json'), readVitest, 137)).toEqual({ passed: 0, failed: 1 });
  });
});

it('the last line is the sum in a fixed format', () => {
  const results = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(formatCounts(addCounts(results))).toBe('21 passed, 3 failed');
});

describe('a check', () => {
  const countsWhen = (run: Check['run']) => runAndCount({ run }, { url: '', folder: '', env: {}, extra: [] });

  it('passes without a result', async () => {
    expect(await countsWhen(async () => undefined)).toEqual({ passed: 1, failed: 0 });
  });

  it('fails when it throws', async () => {
    expect(await countsWhen(() => Promise.reject(new CommandError('No.')))).toEqual({ passed: 0, failed: 1 });
  });

  it('has the counts of its tests', async () => {
    expect(await countsWhen(async () => ({ passed: 9, failed: 2 }))).toEqual({ passed: 9, failed: 2 });
  });
});

describe('selecting steps', () => {
  it('selects all when none is named', () => {
    expect(selectChecks([]).selected).toEqual(checks);
  });

  it('selects the named ones in the order of CI', () => {
    expect(selectChecks(['unit', 'lint']).selected.map(({ name }) => name)).toEqual(['lint', 'unit']);
  });

  it('passes further arguments to a single step', () => {
    const { selected, extra } = selectChecks(['unit', 'offers', '-t', 'quota']);
    expect(selected.map(({ name }) => name)).toEqual(['unit']);
    expect(extra).toEqual(['offers', '-t', 'quota']);
  });

  it('rejects unknown steps', () => {
    expect(() => selectChecks(['offers'])).toThrow('"offers" is not a step: use lint, promises, types,');
    expect(() => selectChecks(['lint', 'unit', 'offers'])).toThrow('"offers" is not a step');
  });
});
