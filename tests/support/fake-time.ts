import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** The parts of time that a test may hold in its hand. */
const parts = {
  clock: ['Date'],
  intervals: ['setInterval', 'clearInterval'],
  timeouts: ['setTimeout', 'clearTimeout'],
} as const;
type Part = keyof typeof parts;

/** Always real, so that promises settle while the rest of time stands still. */
const alwaysReal = [
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/**
 * Fakes some parts of time; with the others calls and presses take the time that they take. `now` sets the clock.
 * `jest.useRealTimers` ends it.
 */
export function fakeTime(faked: readonly Part[], now?: number | Date): void {
  const partsToLeave = (['clock', 'intervals', 'timeouts'] as const).filter((part) => !faked.includes(part));
  const doNotFake = [...alwaysReal, ...partsToLeave.flatMap((part) => parts[part])];
  jest.useFakeTimers({ doNotFake, ...(now !== undefined && { now }) });
}

/** Fakes some parts of time in each test of the file or block. */
export function withFakeTime(faked: readonly Part[], now?: number | Date): void {
  beforeEach(() => fakeTime(faked, now));
  afterEach(() => void jest.useRealTimers());
}

/** Lets seconds of the faked time pass. */
export function pass(seconds: number): void {
  act(() => jest.advanceTimersByTime(seconds * 1000));
}
