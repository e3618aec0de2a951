import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { pass } from './fake-time.ts';

const turns = 50;

/** Lets calls under way be answered, however long that takes. */
export function settle(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  });
}

/** Lets seconds of the faked time pass, and the calls that then begin be answered. */
export async function passAndSettle(seconds: number): Promise<void> {
  pass(seconds);
  await settle();
}
