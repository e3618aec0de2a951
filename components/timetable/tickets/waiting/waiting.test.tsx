import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action } from '#tests/support/model/sessions.ts';
import { waitlistEntry } from '#tests/support/model/waitlist-entry.ts';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { more, picker, showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

test('as many tickets can be chosen as the waitlist holds places', async () => {
  const full = { available: 0, consumed: 50, maximum: 50 };
  const waitlistOffer = { expiresAt: '2099-11-18T06:30:00Z', places: 3 };
  showSwims([swim(1, '07:00', 'Lane swim', { capacity: full, waitlistOffer })]);
  const desk = await picker('Lane swim');
  const text = '3 places are held for you until 06:30. Book them before somebody else is asked.';
  expect(await desk.findByText(text)).toBeVisible();
  await userEvent.click(await more('Junior'));
  await userEvent.dblClick(desk.getByRole('spinbutton', { name: /Adult/ }));
  expect(desk.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('2');
});

test('somebody may wait for several places together', async () => {
  let sent: unknown;
  answerOwn('get', '/api/session', () => ({
    data: { logged_in: true, user_id: 7, selected_user_id: null, expires_at: null },
  }));
  answer('joinWaitlist', waitlistEntry, { seen: ({ body }) => (sent = body) });
  const waitlist = { maximum: 10, available: 3, consumed: 7 };
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim', { bookableAction: action('join_waitlist'), waitlist })]);
  const desk = await picker('Lane swim');
  const places = await desk.findByRole('spinbutton', { name: 'Places to wait for' });
  expect(places).toHaveAccessibleDescription('You get them together, or wait until there are enough.');
  await userEvent.dblClick(places);
  expect(places).toHaveValue('3');
  await userEvent.click(desk.getByRole('button', { name: 'Wait for one place fewer' }));
  await userEvent.click(desk.getByRole('button', { name: /^Join the waitlist/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  expect(sent).toEqual({ data: { user_id: 7, places: 2 } });
});

test('nothing is asked where one place is left on the waitlist', async () => {
  const waitlist = { maximum: 10, available: 1, consumed: 9 };
  showSwims([swim(1, '07:00', 'Lane swim', { bookableAction: action('join_waitlist'), waitlist })]);
  const desk = await picker('Lane swim');
  expect(await desk.findByRole('button', { name: /^Join the waitlist/ })).toBeVisible();
  expect(desk.queryByRole('spinbutton')).not.toBeInTheDocument();
});
