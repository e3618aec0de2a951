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

/** What Jest's JSON report says, as the result of a check. */
export function readJestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(listFailures),
  };
}
