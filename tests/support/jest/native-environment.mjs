import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Keeps what a test file may change of the process; the result puts it back. */
function keepProcess() {
  const { exit, env } = process;
  const { console } = globalThis;
  const variables = { ...env };
  return () => {
    process.exit = exit;
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  };
}

/** Node itself as Jest's environment: one test file after the other, with real time and without spies at its start. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #restoreProcess = keepProcess();

  constructor({ projectConfig }) {
    // The settings are read once a process, and whether the web has been built must make no difference to a test.
    process.env.NEXT_DIST_DIR = 'no-build';
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    this.#restoreProcess();
  }

  getVmContext() {
    return null;
  }
}
