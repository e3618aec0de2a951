import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

// Everything beyond this point may use what only the pinned Node and the installed packages have.
await run(async () => {
  await prepare();
  const { startSystem } = await import('./system/start-system.mjs');
  await startSystem({ isDev: process.argv.includes('--dev') });
});
