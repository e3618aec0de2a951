import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Till } from '#contract/desk/tills.ts';
import { desk } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { TillView } from './till-view.tsx';

withDesk();

const open: Till = {
  id: uuid(40),
  venue: desk.venue,
  desk: null,
  staff: desk.staff,
  openedAt: '2026-11-18T08:00:00Z',
  closedAt: null,
  float: money(5000),
  takings: [{ tenderType: 'cash', count: 2, taken: money(3000), refunded: money(500), net: money(2500) }],
  sales: 2,
  expected: money(7500),
  counted: null,
  difference: null,
};
const key = async (digits: readonly string[]) => {
  const keys = within(await screen.findByRole('group', { name: 'Amount keys' }));
  for (const digit of digits) await userEvent.click(keys.getByRole('button', { name: digit }));
};

it('is opened with its float', async () => {
  const sent: unknown[] = [];
  answer('openTill', open, { seen: ({ body }) => void sent.push(body) });
  showDesk(<TillView currency="GBP" />);
  await key(['5', '0', '00']);
  answer('getDesk', { ...desk, till: open });
  await userEvent.click(screen.getByRole('button', { name: 'Open the till' }));
  expect(await screen.findByRole('heading', { name: 'Till report' })).toBeVisible();
  expect(sent).toEqual([{ float: 5000, venue: 'riverside-leisure-centre' }]);
});

it('is closed with what was counted, and the report says what is missing', async () => {
  const sent: unknown[] = [];
  answer('getDesk', { ...desk, till: open });
  answer(
    'closeTill',
    { ...open, closedAt: '2026-11-18T16:00:00Z', counted: money(7400), difference: money(-100) },
    { seen: ({ body }) => void sent.push(body) },
  );
  showDesk(<TillView currency="GBP" />);
  expect(await screen.findByText('Cash that should be in it')).toBeVisible();
  await key(['7', '4', '00']);
  await userEvent.click(screen.getByRole('button', { name: 'Close the till' }));
  const missing = await screen.findByText('Missing');
  expect(missing.nextElementSibling).toHaveTextContent('£-1.00');
  expect(sent).toEqual([{ counted: 7400 }]);
});

it('that is open already is said in words', async () => {
  refuse('openTill', 'till_open');
  showDesk(<TillView currency="GBP" />);
  await key(['5']);
  await userEvent.click(screen.getByRole('button', { name: 'Open the till' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('A till is open already, please close it first'),
  );
});
