import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

/**
 * Runs a program of node_modules with this Node; returns whether it succeeded. Its output is inherited unless `stdio`
 * says otherwise.
 */
export async function runTool(tool, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** The result of a check that counts as one test. */
export function oneTest(isPassed) {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

/** Adds results up; what failed is listed one after the other. */
export function sum(results) {
  const add = (key) => results.reduce((total, result) => total + result[key], 0);
  const failures = results.flatMap((result) => result.failures ?? []);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), failures };
}

/** "3 passed, 0 failed", and how many were skipped if any were. */
export function sentence({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
