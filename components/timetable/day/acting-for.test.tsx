import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, serve, withSiteServer } from '#tests/support/site-server.ts';
import { alex, link } from '#tests/support/timetable-components/alex.ts';

withSiteServer();

test('the account holder is labelled (You), and only confirmed people can be chosen', async () => {
  answer('getAuthUser', alex);
  renderOnSite(<ActingFor />, { session: member });
  const select = await screen.findByRole('combobox', { name: 'Booking for' });
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Alex Morgan (You)',
    'Sam Morgan',
    'Add a child…',
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

describe('a child who is not in the account yet', () => {
  const leo = link(11, 'Leo Morgan', '2019-03-05');
  const fillIn = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Leo');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Morgan');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date of birth' }), '05-03-2019');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and choose' }));
  };
  const answerWith = (linkedUsers: typeof alex.linkedUsers) => {
    const selected: unknown[] = [];
    answer('createLinkedUser', leo);
    answer('getAuthUser', { ...alex, linkedUsers: [...linkedUsers, leo] });
    serve(
      http.put('*/api/session/selected-user', async ({ request }) => {
        selected.push(await request.json());
        return HttpResponse.json({ data: {} });
      }),
    );
    return selected;
  };

  test('is added by the last option, and chosen', async () => {
    answer('getAuthUser', alex);
    const { refreshSession } = renderOnSite(<ActingFor />, { session: member });
    const select = await screen.findByRole('combobox');
    await userEvent.selectOptions(select, 'Add a child…');
    expect(select).toHaveDisplayValue('Alex Morgan (You)');
    const selected = answerWith(alex.linkedUsers);
    await fillIn();
    await waitFor(() => expect(refreshSession).toHaveBeenCalled());
    expect(selected).toMatchObject([{ selected_user_id: 11 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: 'Leo Morgan' })).toBeInTheDocument();
    await waitFor(() => expect(select).toHaveFocus());
  });

  test('of an account alone is added beside its name, in place of a select of one', async () => {
    answer('getAuthUser', { ...alex, linkedUsers: [] });
    renderOnSite(<ActingFor />, { session: member });
    expect(await screen.findByText('Alex Morgan (You)')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    const selected = answerWith([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a child' }));
    await fillIn();
    await waitFor(() => expect(selected).toMatchObject([{ selected_user_id: 11 }]));
    expect(await screen.findByRole('combobox', { name: 'Booking for' })).toBeVisible();
  });

  test('is not added when the overlay is closed, and the choice stays', async () => {
    answer('getAuthUser', alex);
    renderOnSite(<ActingFor />, { session: member });
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Add a child…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Alex Morgan (You)');
  });
});

test('a guest is asked to log in', async () => {
  const { openLogin } = renderOnSite(<ActingFor />, { session: guest });
  await userEvent.click(screen.getByRole('button', { name: 'Log in for your prices' }));
  expect(openLogin).toHaveBeenCalled();
});
