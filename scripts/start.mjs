import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

// Imported only now, because it needs the pinned Node and the installed packages.
await run(async () => {
  await prepare();
  const isDev = process.argv.includes('--dev');
  const { compileModules } = await import('./system/compile-modules.mjs');
  if (!isDev) await compileModules({ name: 'supervisor', modules: ['scripts/system/start-system.mjs'] });
  const { startSystem } = await import('./system/start-system.mjs');
  await startSystem({ isDev });
});
