import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PublicSession } from '#lib/api/session.ts';
import { LoginModalContext } from '#lib/auth/login-modal-context.tsx';
import { SessionContext } from '#lib/auth/session-context.tsx';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { useCustomer } from './use-customer.ts';

withSiteServer();
afterEach(() => jest.restoreAllMocks());

const Booking = ({ onBook }: { onBook: () => void }) => {
  const asCustomer = useCustomer();
  const [isBusy, setBusy] = useState(false);
  const book = async () => {
    setBusy(true);
    await asCustomer(onBook);
    setBusy(false);
  };
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void book()}>
      book
    </button>
  );
};

const show = (session: PublicSession | null) => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const modal = { open: jest.fn(), close: jest.fn(async () => undefined), preload: jest.fn(() => code) };
  const store = { read: () => session, subscribe: () => () => undefined, refresh: async () => undefined };
  const onBook = jest.fn();
  const { toasts } = renderOnSite(
    <SessionContext value={store}>
      <LoginModalContext value={modal}>
        <Booking onBook={onBook} />
      </LoginModalContext>
    </SessionContext>,
  );
  return { modal, onBook, toasts, arrive: () => act(async () => arrive()) };
};
const button = () => screen.getByRole('button');

test('the action of a guest waits for the code of the log-in modal', async () => {
  const { modal, arrive } = show(guest);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(modal.open).not.toHaveBeenCalled();
  await arrive();
  expect(modal.open).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test('the code comes while the session is asked for', async () => {
  let preloadsBeforeReply = 0;
  const { modal, onBook } = show(null);
  answerOwn('get', '/api/session', () => {
    preloadsBeforeReply = modal.preload.mock.calls.length;
    return { data: { logged_in: true, user_id: 7, selected_user_id: null, expires_at: null } };
  });
  await userEvent.click(button());
  await waitFor(() => expect(onBook).toHaveBeenCalledTimes(1));
  expect(preloadsBeforeReply).toBe(1);
  expect(modal.open).not.toHaveBeenCalled();
});

test('somebody who is logged in needs no modal', async () => {
  const { modal, onBook } = show(member);
  await userEvent.click(button());
  expect(onBook).toHaveBeenCalledWith(false);
  expect(modal.preload).not.toHaveBeenCalled();
});

test.each([
  ['Without a connection', false, 'There is no connection. Nothing is lost, please try again.'],
  ['While our server is silent', true, 'Something has gone wrong, please try again.'],
])('%s nobody can say who it is, and that is told instead of asking to log in', async (_, isOnline, message) => {
  const { modal, onBook, toasts } = show(null);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answerOwn('get', '/api/session', () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(button());
  await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
  expect(button()).toHaveAttribute('aria-busy', 'false');
  expect(modal.open).not.toHaveBeenCalled();
  expect(onBook).not.toHaveBeenCalled();
});
