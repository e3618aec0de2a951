import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { NOON } from '#tests/support/model/sessions.ts';

/** Sets the clock of each test of a file to noon of 18 November 2026. Timers stay real. */
export function withNoon(): void {
  withFakeTime(['clock'], NOON);
}

/** Sets the clock on while the page is in the background, and returns to the page. */
export function returnAt(clock: string): void {
  act(() => {
    jest.setSystemTime(new Date(`2026-11-18T${clock}:00Z`));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
