import { relative } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';
import { describeFailure } from './failures.mjs';

function listFailures({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not be run has a message and no tests.
  if (failed.length === 0 && message) return [describeFailure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}

const countTests = (tests, ...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;

/** A file with failed tests, and how many of its other tests passed and were skipped. */
function getFile({ name, assertionResults }) {
  return {
    path: relative(root, name),
    passed: countTests(assertionResults, 'passed'),
    skipped: countTests(assertionResults, 'pending', 'todo'),
  };
}

/** What Jest's JSON report says, as the result of a check, and the files with failed tests. */
export function readJestReport(report) {
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedFiles.flatMap(listFailures),
    failedFiles: failedFiles.map(getFile),
  };
}

const getName = (failure) => failure.split('\n')[0];

/** The result of a run of which the files that failed were run again: what passes now is flaky. */
export function withSecondTry(first, second) {
  const add = (key) => first.failedFiles.reduce((sum, file) => sum - file[key], first[key] + second[key]);
  const failedAgain = new Set(second.failures.map(getName));
  return {
    ...second,
    passed: add('passed'),
    skipped: add('skipped'),
    flaky: first.failures.filter((failure) => !failedAgain.has(getName(failure))),
  };
}
