import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

await run(async () => {
  await prepare();
  const { runChecks } = await import('./checks/run-checks.mjs');
  process.exitCode = await runChecks({ isFailFast: true, isQuick: true });
});
