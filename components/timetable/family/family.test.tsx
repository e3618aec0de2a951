import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/people/child-form.tsx';
import { action } from '#tests/support/model/sessions.ts';
import { answer, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { family } from '#tests/support/timetable-components/alex-family.ts';
import { id } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { box, openFamily } from '#tests/support/timetable-components/family.tsx';

withSiteServer();

test('shows everybody: a child ticked, those it is not for closed with the reason and the day', async () => {
  const { dialog } = await openFamily();
  expect(await box(/Sam Morgan 9 on the day/)).toBeChecked();
  expect(await box(/Ivy Morgan 6 on the day/)).not.toBeChecked();
  const noah = await box(/Noah Morgan 3 on the day/);
  expect(noah).toBeDisabled();
  expect(noah).toHaveAccessibleDescription(
    'Noah is 3. This class is for ages 5 to 11, so Noah can come from 9 Jul 2101.',
  );
  expect(await box(/Alex Morgan \(You\)/)).toHaveAccessibleDescription('This class is for ages 5 to 11.');
  expect(dialog.getByText('1 chosen, 2 places left')).toBeVisible();
});

test('books two children at once: one line each at their own price, all or none', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { dialog, toasts } = await openFamily();
  await userEvent.click(await box(/Ivy Morgan/));
  await waitFor(() => expect(dialog.getByText('£7.80')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 places to basket' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  const line = { purchasable_id: id(1), quantity: 1 };
  expect(sent).toMatchObject({
    items: [
      { ...line, purchased_for_user_id: 8 },
      { ...line, purchased_for_user_id: 9 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('adds nobody twice when the answer is lost and it is pressed again', async () => {
  const keys = loseFirstAnswer('addCartItems', emptyCart);
  const { dialog, toasts } = await openFamily();
  await userEvent.click(await box(/Ivy Morgan/));
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add 2 places to basket' }));
  await add();
  expect(await dialog.findByText('There is no connection. Nothing is lost, please try again.')).toBeVisible();
  await add();
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('closes the others once the last place is chosen', async () => {
  await openFamily({ available: 1 });
  const ivy = await box(/Ivy Morgan/);
  expect(ivy).toBeDisabled();
  expect(ivy).toHaveAccessibleDescription('Only 1 place is left.');
});

test.each([
  ['has booked it', action('cancel_booking'), 'Sam has booked this already.'],
  ['has it in the basket', action('cancel_reservation'), 'Sam has this in your basket already.'],
  [
    'is busy',
    action(null, 'You have already booked a session at this time', 'busy'),
    'Sam has booked another session at this time.',
  ],
  [
    'is barred',
    action(null, 'You cannot book at the moment, please contact the venue', 'barred'),
    'You cannot book at the moment, please contact the venue',
  ],
])('somebody who %s is closed with the reason, and the next is ticked', async (_, bookableAction, note) => {
  await openFamily({ actions: { 8: bookableAction } });
  await waitFor(async () => expect(await box(/Sam Morgan/)).toHaveAccessibleDescription(note));
  expect(await box(/Ivy Morgan/)).toBeChecked();
});

test('says whom the server refused, and adds nobody', async () => {
  refuse('addCartItems', 'clash', { details: { item_index: 1 } });
  const { dialog, toasts } = await openFamily();
  await userEvent.click(await box(/Ivy Morgan/));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 places to basket' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Ivy Morgan: You have already booked a session at this time. Nobody has been added yet.',
  );
  expect(toasts).toEqual([]);
  expect(await box(/Ivy Morgan/)).toBeChecked();
});

test('a parent without a child in the account is led to add one', async () => {
  const { dialog } = await openFamily({ user: { ...family, linkedUsers: [] } });
  expect(await box(/Alex Morgan/)).toHaveAccessibleDescription(
    'This class is for ages 5 to 11. Add the child who is coming.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Choose who is coming' }));
  expect(dialog.getByRole('group', { name: 'Trampolining' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a child' }));
  expect(await dialog.findByRole('textbox', { name: 'First name' })).toHaveFocus();
});
