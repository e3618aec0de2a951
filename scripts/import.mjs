import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepare } from './runtime/prepare.mjs';
import { run } from './runtime/start-error.mjs';

await run(async () => {
  await prepare();
  const { backendEnvironment } = await import('./system/programs.mjs');
  const { readSecrets } = await import('./system/secrets.mjs');
  const { readSettings } = await import('./system/settings.mjs');
  const settings = readSettings();
  const env = backendEnvironment(settings, { ...process.env, ...readSecrets(settings.dataDir, process.env) });
  const importer = spawn(process.execPath, ['backend/import/run.ts', ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const [code] = await once(importer, 'exit');
  process.exitCode = code ?? 1;
});
