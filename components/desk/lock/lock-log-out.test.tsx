import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lockDesk } from '#lib/browser/desk-lock.ts';
import { deviceValue } from '#lib/browser/device-storage.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { LockLogOut } from './lock-log-out.tsx';

withSiteServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lockDesk();
});

const attempt = {
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
  names: {},
  body: { payments: [{ tenderType: 'cash', amount: 560 }] },
};

it('ends the session and the lock, and leads to the entry of the desk', async () => {
  const targets: string[] = [];
  answer('logout', null);
  renderOnSite(<LockLogOut follow={(target) => void targets.push(target)} />, { zone: 'foh' });
  await userEvent.click(screen.getByRole('button', { name: 'Log out instead' }));
  await waitFor(() => expect(targets).toEqual(['/']));
  expect(deviceValue('touchline.desk.locked')).toBeNull();
});

it('is not there while a payment has no answer, whose key it would forget', () => {
  keepValue(`${draftPrefix}desk.attempt`, JSON.stringify(attempt));
  renderOnSite(<LockLogOut />, { zone: 'foh' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
