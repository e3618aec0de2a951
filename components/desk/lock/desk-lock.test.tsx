import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { unlockDesk } from '#lib/browser/desk-lock.ts';
import { english } from '#lib/i18n/namespaces.ts';
import { pass, withFakeTime } from '#tests/support/fake-time.ts';
import { DeskLock } from './desk-lock.tsx';
import { LockButton } from './lock-button.tsx';

withFakeTime(['clock', 'intervals'], new Date('2026-11-18T09:12:00Z'));
beforeEach(() => localStorage.clear());

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="Europe/London">
      <DeskLock logIn={<p>the log-in</p>} logOut={<p>the log-out</p>}>
        <LockButton />
        <p>Alex Morgan</p>
      </DeskLock>
    </NextIntlClientProvider>,
  );
const user = userEvent.setup({ delay: null });

it('hides all names behind the log-in, in every tab, until it ends', async () => {
  const { unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Lock this desk' }));
  expect(screen.queryByText('Alex Morgan')).toBeNull();
  expect(screen.getByText('the log-in')).toBeVisible();
  expect(screen.getByText('the log-out')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  unmount();
  show();
  expect(screen.queryByText('Alex Morgan')).toBeNull();
  act(() => unlockDesk());
  expect(screen.getByText('Alex Morgan')).toBeVisible();
});

it('locks itself after five minutes without a touch', async () => {
  show();
  pass(4 * 60);
  await user.keyboard('a');
  pass(4 * 60);
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  pass(65);
  expect(screen.queryByText('Alex Morgan')).toBeNull();
});

it.each([
  ['a wheel', () => document.dispatchEvent(new Event('wheel'))],
  ['a touch', () => document.dispatchEvent(new Event('touchstart'))],
])('stays open while %s is noticed', (_, use) => {
  show();
  pass(4 * 60);
  use();
  pass(4 * 60);
  expect(screen.getByText('Alex Morgan')).toBeVisible();
});

it('is locked at once when the computer wakes after five minutes, though no timer ran meanwhile', () => {
  show();
  jest.setSystemTime(new Date('2026-11-18T09:18:00Z'));
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('Alex Morgan')).toBeNull();
});

it('counts the five minutes anew once it is unlocked', () => {
  show();
  pass(6 * 60);
  expect(screen.queryByText('Alex Morgan')).toBeNull();
  pass(60 * 60);
  act(() => unlockDesk());
  pass(60);
  expect(screen.getByText('Alex Morgan')).toBeVisible();
});

it('follows another tab that locks or unlocks it', () => {
  show();
  localStorage.setItem('touchline.desk.locked', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByText('Alex Morgan')).toBeNull();
  localStorage.removeItem('touchline.desk.locked');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('Alex Morgan')).toBeVisible();
});

it('locks this page where the browser stores nothing', async () => {
  const refuseToStore = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuseToStore),
  );
  show();
  await user.click(screen.getByRole('button', { name: 'Lock this desk' }));
  expect(screen.queryByText('Alex Morgan')).toBeNull();
  act(() => unlockDesk());
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  for (const spy of spies) spy.mockRestore();
});
