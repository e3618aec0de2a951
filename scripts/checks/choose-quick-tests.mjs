import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

/** In how many parts the tests that are not always run are divided; each commit runs the next part. */
const parts = 10;

/** Tests that kill processes, restart databases or wait for locks many seconds; the quick gate leaves them to `npm test`. */
const slowTests = [
  '/tests/backend/(processes|plans)/',
  '/backend/camps/contention\\.',
  '/backend/checkout/finalise-rivals\\.',
  '/backend/db/(migrate|connection/(embedded|connect))\\.',
];

/** Tests of components in a DOM, and of the backend with its database. They take most of the time. */
const isCostly = (test) => test.endsWith('.tsx') || /^(tests\/)?backend\//.test(test);

function read(program, args) {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function git(...args) {
  try {
    return read('git', args);
  } catch {
    return null; // No repository, or no such branch.
  }
}

function listTests(...options) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--listTests', ...options, '--testPathIgnorePatterns', '/node_modules/', ...slowTests];
  const lines = read(process.execPath, args).split('\n');
  return lines.filter(Boolean).map((path) => relative(root, path).split(sep).join('/'));
}

/** Tests that import, directly or not, what has changed since the branch left the main one, or is not committed. */
function listRelatedTests() {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD', 'main');
  return base === null ? [] : listTests(`--changedSince=${base}`);
}

function getPart(test) {
  return createHash('sha256').update(test).digest().readUInt32BE() % parts;
}

/**
 * The tests of the quick gate, by their paths: those of what has changed, those that need neither DOM nor database, and a
 * tenth of the others, which is another with every commit.
 */
export function chooseQuickTests() {
  const tests = listTests();
  const related = new Set(listRelatedTests());
  const part = Number(git('rev-list', '--count', 'HEAD') ?? 0) % parts;
  const chosen = tests.filter((test) => related.has(test) || !isCostly(test) || getPart(test) === part);
  console.log(
    `${chosen.length} of ${tests.length} test files: ${related.size} of what has changed, part ${part + 1} of ${parts}`,
  );
  return chosen;
}
