import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

await run(async () => {
  await prepare();
  const { runSoak } = await import('./system/run-soak.mjs');
  process.exitCode = await runSoak(process.argv.slice(2));
});
