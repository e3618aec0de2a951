import { isImage, runInImage } from './runtime/image.mjs';
import { prepare } from './runtime/prepare.mjs';
import { run, StartError } from './runtime/start-error.mjs';

const checks = async (options) => (await import('./checks/run-checks.mjs')).runChecks(options);
const soak = async (args) => (await import('./system/run-soak.mjs')).runSoak(args);
const againstCopy = async (script, args) =>
  (await import('./system/run-against-copy.mjs')).runAgainstCopy(script, args, { RATE_LIMITS: 'off' });
const backendTool = async (tool, args) =>
  isImage ? runInImage(tool, args) : (await import('./system/run-backend-tool.mjs')).runBackendTool(tool, args);

/** Refuses a wrong option before anything is built or started. */
async function checkBenchOptions(args) {
  const { readOptions } = await import('#bench/options.ts');
  try {
    readOptions(args);
  } catch (error) {
    throw new StartError(error.message);
  }
}

/**
 * The commands of package.json other than `start`; each returns its exit code. Their modules are imported only when they
 * run, because these need the pinned Node and the installed packages.
 */
const commands = {
  test: () => checks({ isFailFast: false, isQuick: false }),
  'test:long': () => {
    process.env.TEST_EFFORT = 'long';
    return checks({ isFailFast: false, isQuick: false });
  },
  verify: () => checks({ isFailFast: true, isQuick: true }),
  jest: async (args) => (await import('./checks/jest.mjs')).runChosenTests(args),
  soak,
  bench: async (args) => {
    await checkBenchOptions(args);
    return againstCopy('bench/run.ts', args);
  },
  screens: (args) => againstCopy('e2e/screens.ts', args),
  import: (args) => backendTool('backend/import/run.ts', args),
  grow: (args) => backendTool('backend/demo/growth/run.ts', args),
  account: (args) => backendTool('backend/accounts/run.ts', args),
  money: (args) => backendTool('backend/money/run.ts', args),
  migrate: (args) => backendTool('backend/db/run-migrations.ts', args),
  backup: (args) => backendTool('backend/backup/run.ts', ['backup', ...args]),
  restore: (args) => backendTool('backend/backup/run.ts', ['restore', ...args]),
  drill: (args) => backendTool('backend/backup/run.ts', ['drill', ...args]),
  secrets: (args) => backendTool('backend/secrets/run.ts', args),
};

await run(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined) throw new StartError(`Give one of ${Object.keys(commands).join(', ')}.`);
  await prepare();
  process.exitCode = await command(args);
});
