import { stripVTControlCharacters } from 'node:util';

/** How much of a failure's message is repeated at the end; the whole stands where it happened. */
const linesShown = 15;

const isOfLibrary = (line) => /^\s*at .*\/node_modules\//.test(line);

/** A failed test as it is repeated at the end: its name, then the first lines of its message, indented. */
export function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !isOfLibrary(line));
  return [name, ...lines.slice(0, linesShown).map((line) => `    ${line}`)].join('\n');
}

/** Prints what failed, and what passed at its second try, under the names of their checks: the end of a long log is what is read. */
export function printFailures(results) {
  for (const { name, failed, failures = [], flaky = [] } of results) {
    const described = failed > 0 && failures.length === 0 ? ['see its output above'] : failures;
    for (const failure of described) console.log(`\nFailed: ${name}: ${failure}`);
    for (const test of flaky) console.log(`\nPassed at the second try: ${name}: ${test}`);
  }
}
