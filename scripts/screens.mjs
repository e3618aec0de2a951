import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

await run(async () => {
  await prepare();
  const { runAgainstCopy } = await import('./system/run-against-copy.mjs');
  process.exitCode = await runAgainstCopy('e2e/screens.ts', process.argv.slice(2), { RATE_LIMITS: 'off' });
});
