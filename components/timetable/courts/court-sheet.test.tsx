import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { showCourts, slot, type CourtStage } from '#tests/support/timetable-components/courts.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { withNarrowWindow } from '#tests/support/timetable-components/narrow-window.ts';

withSiteServer();
const scrolled = withNarrowWindow();

const cell = (court: number) => screen.findByRole('button', { name: new RegExp(`^Court ${court}, 18:00`) });
const sheet = async () => within(await screen.findByRole('region', { name: 'Badminton, 18:00–19:00' }));
const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const open = async (court = 1, input: Partial<OccurrenceSummary> = {}, stage?: CourtStage) => {
  refuse('getActivity', 'unexpected');
  const shown = showCourts([slot(18, 1, input), slot(18, 2, input)], stage);
  await userEvent.click(await cell(court));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Badminton, 18:00–19:00' })).toHaveFocus());
  return shown;
};

test('choosing a court raises the sheet: a row under it goes to the top, the focus to the heading', async () => {
  await open(2);
  expect(scrolled.mock.contexts[0]).toBe((await cell(2)).closest('tr'));
  const shown = await sheet();
  expect(shown.getByText(/Court 2/)).toBeVisible();
  expect(shown.getByText('£12.40')).toBeVisible();
  expect(shown.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  expect(screen.queryByText('Basket bar')).not.toBeInTheDocument();
});

test('the sheet and the bar say what it costs the person acted for, and the sheet why', async () => {
  const [price, fullPrice] = [money(780), money(1240)];
  const noUses = { name: null, uses: 0, usesLeft: null, usesTotal: null };
  const ownPrice = { price, fullPrice, savings: [{ kind: 'member_price' as const, amount: money(460), ...noUses }] };
  const requests: unknown[] = [];
  answerBy('priceSessions', ({ body }) => {
    requests.push(body);
    return { data: { items: [{ each: ownPrice, line: ownPrice }], total: price } };
  });
  await open(2, {}, { session: member, hasOwnPrices: true });
  const shown = await sheet();
  expect(await shown.findByText('£7.80')).toBeVisible();
  expect(shown.getByText('£12.40', { selector: 's' })).toBeVisible();
  expect(shown.getByText('60 min · Member price')).toBeVisible();
  expect(requests).toContainEqual({ items: [{ session_id: slot(18, 2).id, quantity: 0 }] });
  await userEvent.keyboard('{Escape}');
  const [card, bar] = screen.getAllByRole('region', { name: 'Your selection' });
  expect(bar).toHaveTextContent('Before: £12.40 £7.80Court 2 · 18:00–19:00');
  expect(card).toHaveTextContent('PriceBefore: £12.40 £7.80Member price');
});

test.each([
  ['the cross', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
])('%s lowers it and returns the focus to the court, which stays in the bar', async (_, close) => {
  await open();
  await close();
  expect(await cell(1)).toHaveFocus();
  const [, bar] = screen.getAllByRole('region', { name: 'Your selection' });
  expect(bar).toHaveTextContent('£12.40');
});

test('a second press on the court lowers it and puts the court back', async () => {
  await open();
  await userEvent.click(await cell(1));
  expect(await screen.findByText('Basket bar')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Badminton, 18:00–19:00' })).not.toBeInTheDocument();
  expect(await cell(1)).toHaveAttribute('aria-pressed', 'false');
});

test('another court can be chosen while it is up', async () => {
  await open();
  await userEvent.click(await cell(2));
  await waitFor(async () => expect((await sheet()).getByText(/Court 2/)).toBeVisible());
  expect(screen.getByRole('heading', { name: 'Badminton, 18:00–19:00' })).toHaveFocus();
});

test('it is lowered once the court is in the basket, whose bar takes its place', async () => {
  answer('addCartItems', emptyCart);
  const { toasts } = await open();
  await userEvent.click((await sheet()).getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(await cell(1)).toHaveFocus();
  expect(await screen.findByText('Basket bar')).toBeVisible();
});

test('a waiver is agreed to in it; pressed too early, the button leads to the box', async () => {
  const waiver = {
    id: '00000000-0000-4000-8000-000000000070',
    name: 'court rules',
    type: 'pre-purchase-waiver' as const,
  };
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  await open(1, { restrictions: { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' } });
  const shown = await sheet();
  await userEvent.click(shown.getByRole('button', { name: /^Agree to waiver/ }));
  expect(shown.getByRole('checkbox', { name: 'I agree to the court rules' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(shown.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(sent).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id] }] }));
});
