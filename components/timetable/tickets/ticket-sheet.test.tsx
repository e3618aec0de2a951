import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { withNarrowWindow } from '#tests/support/timetable-components/narrow-window.ts';
import { picker, showSwims, swim, take } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const scrolled = withNarrowWindow();

const time = (name: string) => screen.findByRole('button', { name });
const open = async () => {
  const shown = showSwims([swim(1, '07:00', 'Lane swim'), swim(2, '18:00', 'Quiet swim')]);
  await userEvent.click(await time('Quiet swim'));
  return shown;
};

test('choosing a time raises the sheet: a row under it goes to the top, the focus to the heading', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Quiet swim, 18:00–21:00' })).toHaveFocus();
  expect(scrolled.mock.contexts[0]).toBe((await time('Quiet swim')).closest('li'));
  expect(screen.queryByText('Basket bar')).not.toBeInTheDocument();
});

test('the price and the button are there from the first moment', async () => {
  await open();
  const sheet = await picker('Quiet swim');
  expect(sheet.getByText('from £3.40')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: /^Choose a ticket/ }));
  expect(sheet.getByRole('spinbutton', { name: /Adult/ })).toHaveFocus();
  await take('Adult', 2);
  expect(sheet.getByRole('status')).toHaveTextContent('£11.20');
});

test.each([
  ['the cross', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
])('%s lowers it and returns the focus to the row; the tickets stay in the bar', async (_, close) => {
  await open();
  await take('Adult');
  await close();
  expect(await time('Quiet swim')).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Your tickets' })).toHaveTextContent('£5.60');
});

test('another time can be chosen while it is up', async () => {
  await open();
  await userEvent.click(await time('Lane swim'));
  expect(screen.getByRole('heading', { name: 'Lane swim, 07:00–21:00' })).toHaveFocus();
});

test('the sheet is lowered once the tickets are in the basket', async () => {
  answer('addCartItems', emptyCart);
  const { toasts } = await open();
  await take('Adult');
  await userEvent.click((await picker('Quiet swim')).getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(await time('Quiet swim')).toHaveFocus();
  expect(screen.getByText('Basket bar')).toBeVisible();
});

test('beside the list, choosing a time leaves the focus where it is', async () => {
  document.head.innerHTML = '';
  await open();
  expect(await time('Quiet swim')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});
