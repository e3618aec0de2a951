import { globSync } from 'node:fs';

const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

/** Why all processes have one clock; null where they may differ. */
export const missingClocks = library === undefined ? 'libfaketime is not installed' : null;

/** The environment of a process whose clock is that of the machine and so many seconds; empty where there is none. */
export function clockEnvironment(seconds: number): Record<string, string> {
  if (library === undefined || seconds === 0) return {};
  // Timers go by the other clock, which is left alone.
  return { LD_PRELOAD: library, FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
