import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';

withSiteServer();

test('the account holder is labelled (You), and only confirmed people can be chosen', async () => {
  answer('getAuthUser', alex);
  renderOnSite(<ActingFor />, { session: member });
  const select = await screen.findByRole('combobox', { name: 'Booking for' });
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Alex Morgan (You)',
    'Sam Morgan',
  ]);
  expect(select).toHaveDisplayValue('Alex Morgan (You)');
});

test('choosing somebody tells the server, and the page asks who is acted for', async () => {
  answer('getAuthUser', alex);
  answerOwn('put', '/api/session/selected-user', () => ({ data: {} }));
  const { refreshSession, toasts } = renderOnSite(<ActingFor />, { session: member });
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Sam Morgan');
  await waitFor(() => expect(refreshSession).toHaveBeenCalled());
  expect(toasts).toEqual([]);
});

test('a guest is asked to log in', async () => {
  const { openLogin } = renderOnSite(<ActingFor />, { session: guest });
  await userEvent.click(screen.getByRole('button', { name: 'Log in for your prices' }));
  expect(openLogin).toHaveBeenCalled();
});
