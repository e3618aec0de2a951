import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ActingFor } from '#components/booking/person/acting-for.tsx';
import { TimetableClasses } from '#components/timetable/classes/timetable-classes.tsx';
import { daySessionsQuery } from '#components/timetable/queries.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { aClass } from '#tests/support/timetable-components/classes.tsx';
import { day, emptyCart } from '#tests/support/timetable-components/day.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';

withSiteServer();

const sam = { ...member, selectedUserId: 8 };
const added = { type: 'success', message: 'Successfully added item to the basket.' };
const addButton = () => screen.findByRole('button', { name: /^Add to basket Aqua fit/ });

/** The classes with the person select, and whom each add names. */
const showFor = (session: typeof member) => {
  const addedFor: unknown[] = [];
  answer('getAuthUser', alex);
  refuse('priceSessions', 'unexpected');
  answer('listActivityTimetableV2', [aClass(1, '18:30', 'Aqua fit')]);
  answer('addCartItems', emptyCart, { seen: ({ body }) => addedFor.push(body) });
  const classes = (
    <>
      <ActingFor />
      <TimetableClasses day={day()} sessions={pageRead(daySessionsQuery, day())} />
    </>
  );
  return { addedFor, ...renderOnSite(classes, { session }) };
};

/** Chooses Sam while the server takes its time, and presses at once. `arrive` lets it answer. */
const chooseSamAndAdd = async (status: 200 | 403) => {
  let arrive = () => {};
  const answered = new Promise<void>((resolve) => (arrive = resolve));
  serve(
    http.put('*/api/session/selected-user', async () => {
      await answered;
      return HttpResponse.json({ data: {} }, { status });
    }),
  );
  const stage = showFor(member);
  stage.refreshSession.mockImplementation(async () => {
    if (status === 200) stage.become(sam);
  });
  const button = await addButton();
  const select = await screen.findByRole('combobox', { name: 'Booking for' });
  await userEvent.selectOptions(select, 'Sam Morgan');
  await userEvent.click(button);
  expect(select).toHaveDisplayValue('Sam Morgan');
  expect(button).toHaveAttribute('aria-busy', 'true');
  return { ...stage, button, select, arrive };
};

test.each([
  ['the account holder', member, 7],
  ['somebody of the account', sam, 8],
])('an add names the person who is shown: %s', async (_, session, personId) => {
  const { addedFor, toasts } = showFor(session);
  await userEvent.click(await addButton());
  await waitFor(() => expect(toasts).toMatchObject([added]));
  expect(addedFor).toMatchObject([{ items: [{ purchased_for_user_id: personId }] }]);
});

describe('a press while the person is being changed', () => {
  test('waits, and books for the new one', async () => {
    const { addedFor, toasts, arrive } = await chooseSamAndAdd(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(addedFor).toEqual([]);
    arrive();
    await waitFor(() => expect(toasts).toMatchObject([added]));
    expect(addedFor).toMatchObject([{ items: [{ purchased_for_user_id: 8 }] }]);
  });

  test('books nothing when the new one may not', async () => {
    const { addedFor, toasts, arrive, button } = await chooseSamAndAdd(200);
    const busy = action(null, 'You have already booked a session at this time', 'busy');
    answer('listActivityTimetableV2', [aClass(1, '18:30', 'Aqua fit', { bookableAction: busy })]);
    arrive();
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'info' }]));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(addedFor).toEqual([]);
  });

  test('books nothing for the one before when the change is refused', async () => {
    const { addedFor, toasts, arrive, button, select } = await chooseSamAndAdd(403);
    arrive();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(toasts).toMatchObject([{ type: 'danger' }]);
    expect(select).toHaveDisplayValue('Alex Morgan (You)');
    expect(addedFor).toEqual([]);
  });
});
