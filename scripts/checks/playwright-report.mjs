import { describeFailure } from './failures.mjs';

function* walkSpecs({ suites = [], specs = [] }, titles = []) {
  for (const spec of specs) yield { ...spec, path: [...titles, spec.title].join(' › ') };
  for (const suite of suites) yield* walkSpecs(suite, [...titles, suite.title]);
}

function listTests(report, status) {
  return [...walkSpecs(report)].flatMap(({ path, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) =>
        describeFailure(`[${projectName}] ${path}`, results.find(({ error }) => error)?.error.message),
      ),
  );
}

/** What Playwright's JSON report says, as the result of a check: a test that passed at its second try is flaky. */
export function readPlaywrightReport(report) {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...listTests(report, 'unexpected'), ...errors.map(({ message }) => describeFailure('e2e', message))],
    flaky: listTests(report, 'flaky'),
  };
}
