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
      <DeskLock logIn={<p>the log-in</p>}>
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
