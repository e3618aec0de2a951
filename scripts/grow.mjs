import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

await run(async () => {
  await prepare();
  const { runBackendTool } = await import('./system/run-backend-tool.mjs');
  await runBackendTool('backend/demo/growth/run.ts');
});
