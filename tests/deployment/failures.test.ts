import { jest } from '@jest/globals';
import { printFailures } from '#scripts/checks/failures.mjs';
import { readJestReport, withSecondTry } from '#scripts/checks/jest-report.mjs';
import { readPlaywrightReport } from '#scripts/checks/playwright-report.mjs';
import { sum } from '#scripts/checks/step.mjs';

const root = new URL('../../', import.meta.url).pathname;
const red = (text: string) => `\u001B[31m${text}\u001B[39m`;

/** What is printed at the end of a run of these checks. */
function print(...results: unknown[]) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printFailures(results);
  const printed = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return printed;
}

const jestCounts = { numPassedTests: 7, numPendingTests: 1, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

it('names each failed Jest test with its file and the first lines of its message', () => {
  const result = readJestReport({
    ...jestCounts,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', name: `${root}lib/a.test.ts`, message: '', assertionResults: [{ status: 'passed' }] },
      {
        status: 'failed',
        name: `${root}lib/b.test.ts`,
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            failureMessages: [`${red('Expected 1')}\n\nReceived 2\n    at run (/a/node_modules/b.js:1:2)`],
          },
        ],
      },
    ],
  });
  expect(result).toMatchObject({ passed: 7, failed: 1, skipped: 1 });
  expect(print({ name: 'Jest', ...result })).toBe(
    '\nFailed: Jest: lib/b.test.ts › two\n    Expected 1\n    Received 2',
  );
});

it('names a Jest file that could not be run', () => {
  const testResults = [
    { status: 'failed', name: `${root}lib/c.test.ts`, message: 'Cannot find module', assertionResults: [] },
  ];
  const result = readJestReport({ ...jestCounts, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults });
  expect(result.failed).toBe(1);
  expect(print({ name: 'Jest', ...result })).toBe('\nFailed: Jest: lib/c.test.ts\n    Cannot find module');
});

describe('a second try of the files that failed', () => {
  const failed = (path: string, passed: number) => ({ path, passed, skipped: 1 });
  const first = {
    ...{ passed: 100, failed: 2, skipped: 5, failures: ['a.test.ts › one\n    too late', 'b.test.ts › two'] },
    failedFiles: [failed('a.test.ts', 3), failed('b.test.ts', 4)],
  };

  it('counts what passes then, and names it', () => {
    const second = { passed: 9, failed: 0, skipped: 2, failures: [], failedFiles: [] };
    const result = withSecondTry(first, second);
    expect(result).toMatchObject({ passed: 102, failed: 0, skipped: 5 });
    expect(print({ name: 'Jest', ...result })).toBe(
      '\nPassed at the second try: Jest: a.test.ts › one\n    too late\n\nPassed at the second try: Jest: b.test.ts › two',
    );
  });

  it('fails for what fails again', () => {
    const again = ['b.test.ts › two\n    still too late'];
    const second = { passed: 8, failed: 1, skipped: 2, failures: again, failedFiles: [failed('b.test.ts', 4)] };
    const result = withSecondTry(first, second);
    expect(result).toMatchObject({ passed: 101, failed: 1, skipped: 5, failures: again });
    expect(result).toMatchObject({ flaky: ['a.test.ts › one\n    too late'] });
  });
});

it('names failed and flaky journeys with their project', () => {
  const test = (status: string, ...messages: string[]) => ({
    projectName: 'phone',
    status,
    results: messages.map((message) => ({ error: { message } })),
  });
  const result = readPlaywrightReport({
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'basket.spec.ts',
        specs: [{ title: 'pays', tests: [test('unexpected', 'no button', 'no button')] }],
        suites: [{ title: 'a lapsed line', specs: [{ title: 'is kept', tests: [test('flaky', 'too late')] }] }],
      },
    ],
  });
  expect(result).toMatchObject({ passed: 4, failed: 1 });
  expect(print({ name: 'Playwright', ...result })).toBe(
    [
      '\nFailed: Playwright: [phone] basket.spec.ts › pays\n    no button',
      '\nPassed at the second try: Playwright: [phone] basket.spec.ts › a lapsed line › is kept\n    too late',
    ].join('\n'),
  );
});

it('points to the output of a check that has no list', () => {
  expect(print({ name: 'Lint', passed: 0, failed: 1 }, { name: 'Types', passed: 1, failed: 0 })).toBe(
    '\nFailed: Lint: see its output above',
  );
});

it('keeps what failed when results are added up', () => {
  const total = sum([
    { passed: 2, failed: 1, skipped: 0, failures: ['a'] },
    { passed: 1, failed: 1, skipped: 1, failures: ['b'] },
  ]);
  expect(total).toEqual({ passed: 3, failed: 2, skipped: 1, failures: ['a', 'b'] });
});
