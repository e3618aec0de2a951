import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { held } from '#tests/support/held.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { alex, link } from '#tests/support/timetable-components/alex.ts';
import { ActingFor } from './acting-for.tsx';
import { PersonSelect } from './person-select.tsx';
import '#components/booking/people/add-child.tsx';

withSiteServer();

const show = (stage: Stage = {}) => renderOnSite(<PersonSelect label="Booking for" />, { session: member, ...stage });
const select = () => screen.findByRole('combobox', { name: 'Booking for' });
/** Lets another person be selected, or refuses it; returns what was sent. */
function selecting(status = 200, after?: Promise<unknown>) {
  const sent: unknown[] = [];
  serve(
    http.put('*/api/session/selected-user', async ({ request }) => {
      sent.push(await request.json());
      await after;
      return HttpResponse.json({}, { status });
    }),
  );
  return sent;
}

describe('whom a customer books for', () => {
  beforeEach(() => answer('getAuthUser', alex));

  it('is them first, then those whose link is confirmed, then a new child', async () => {
    show();
    const options = [...(await select()).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['Alex Morgan (You)', 'Sam Morgan', 'Add a child…']);
    expect(await select()).toHaveDisplayValue('Alex Morgan (You)');
  });

  it('is who was selected before', async () => {
    show({ session: { ...member, selectedUserId: 8 } });
    expect(await select()).toHaveDisplayValue('Sam Morgan');
  });

  it('is shown at once, while it is saved, and the session is read again', async () => {
    const { until, release } = held();
    const sent = selecting(200, until);
    const { refreshSession } = show();
    await userEvent.selectOptions(await select(), 'Sam Morgan');
    expect(await select()).toHaveDisplayValue('Sam Morgan');
    release();
    await waitFor(() => expect(refreshSession).toHaveBeenCalled());
    expect(sent).toEqual([{ selected_user_id: 8 }]);
  });

  it('is saved although the page is left meanwhile', async () => {
    selecting();
    const sending = jest.spyOn(globalThis, 'fetch');
    show();
    await userEvent.selectOptions(await select(), 'Sam Morgan');
    const saving = expect.objectContaining({ method: 'PUT', keepalive: true });
    await waitFor(() => expect(sending).toHaveBeenCalledWith('/api/session/selected-user', saving));
    sending.mockRestore();
  });

  it('is nobody else once the customer chooses themself', async () => {
    const sent = selecting();
    show({ session: { ...member, selectedUserId: 8 } });
    await userEvent.selectOptions(await select(), 'Alex Morgan (You)');
    await waitFor(() => expect(sent).toEqual([{ selected_user_id: null }]));
  });

  it('that could not be changed is who it was, and said', async () => {
    selecting(503);
    const { toasts } = show();
    await userEvent.selectOptions(await select(), 'Sam Morgan');
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'We could not change whom you book for, please try again.' }]),
    );
    expect(await select()).toHaveDisplayValue('Alex Morgan (You)');
  });

  it('may be a child who is added here, and who is then selected', async () => {
    const sent = selecting();
    answer('createLinkedUser', link(31, 'Leo Morgan', '2018-06-02'));
    show();
    await userEvent.selectOptions(await select(), 'Add a child…');
    await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Leo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Morgan');
    await userEvent.type(screen.getByRole('textbox', { name: 'Date of birth' }), '02-06-2018{Enter}');
    await waitFor(() => expect(sent).toEqual([{ selected_user_id: 31 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is still them when no child is added after all, with the focus back', async () => {
    const sent = selecting();
    show();
    await userEvent.selectOptions(await select(), 'Add a child…');
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await select()).toHaveDisplayValue('Alex Morgan (You)');
    await waitFor(async () => expect(await select()).toHaveFocus());
    expect(sent).toEqual([]);
  });
});

it('names a customer alone, who can add a child', async () => {
  answer('getAuthUser', { ...alex, linkedUsers: [] });
  show();
  expect(await screen.findByText('Alex Morgan (You)')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a child' }));
  expect(await screen.findByRole('dialog', { name: 'Add a child' })).toBeVisible();
});

it('takes nothing from the page when people cannot be read', async () => {
  refuse('getAuthUser', 'unavailable');
  const { container } = show();
  await waitFor(() => expect(container.firstElementChild).not.toBeNull());
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('above a timetable', () => {
  it('a visitor may log in for their prices', async () => {
    const { openLogin } = renderOnSite(<ActingFor />, { session: guest });
    await userEvent.click(screen.getByRole('button', { name: 'Log in for your prices' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  it('nothing is claimed until it is known who it is', () => {
    renderOnSite(<ActingFor />, { session: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('a customer chooses among their people', async () => {
    answer('getAuthUser', alex);
    renderOnSite(<ActingFor />, { session: member });
    expect(await select()).toHaveDisplayValue('Alex Morgan (You)');
  });
});
