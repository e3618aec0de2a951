import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreditEntry, Debt } from '#contract/payments/account-money.ts';
import type { SavedCard } from '#contract/payments/payments.ts';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';
import './remove-card-dialog.tsx';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { PaymentsView } = await import('./payments-view.tsx');

withSiteServer();

const entry = (id: number, input: Partial<CreditEntry> = {}): CreditEntry => ({
  ...{ id: uuid(id), type: 'general', amount: money(560), balance: money(1500), reason: 'cancellation' },
  ...{ orderId: null, bookingId: null, createdAt: '2026-11-08T09:00:00Z' },
  ...input,
});
const card = (id: number, last4: string, isDefault: boolean): SavedCard => ({
  ...{ id: uuid(id), paymentProvider: 'opayo', brand: 'Visa', last4, expiry: '08/28', isDefault },
});
const debt: Debt = {
  ...{ id: uuid(60), purchasableType: 'collectableFee', name: 'Lost key', amount: money(1200) },
  ...{ status: 'outstanding', createdAt: '2026-11-09T09:00:00Z' },
};

const answerAll = () => {
  answer('listOrders', []);
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listCreditEntries', []);
  answer('listSavedCards', []);
  answer('listMemberships', []);
};
const show = () => renderOnSite(<PaymentsView selectedUserId={null} />, { zone: 'account', session: member });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('says that it is loading, then that nothing was bought, no card is saved and nothing is owed', async () => {
  answerAll();
  show();
  expect(screen.getByText('Loading your payments')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
  expect(await screen.findByText(/^You have no saved cards\./)).toBeVisible();
  expect(await (await part('Credit')).findAllByText('£0.00')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Penalties' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay now/ })).not.toBeInTheDocument();
});

it('turns the pages of what changed the credit, of both kinds, with the sign and the balance of each', async () => {
  answerAll();
  answerBy('listCreditEntries', ({ url: { searchParams } }) => {
    const page = Number(searchParams.get('page'));
    if (searchParams.get('type') === 'membership')
      return { data: [entry(1, { type: 'membership', balance: money(700) })] };
    if (searchParams.get('type') === 'general') return { data: [entry(2, { balance: money(2190) })] };
    return page === 1
      ? { data: [entry(3), entry(4, { type: 'membership', balance: money(700) })], pagination: listPage(1, 2) }
      : { data: [entry(5, { amount: money(-300), balance: money(940), reason: 'spent' })], pagination: listPage(2, 2) };
  });
  show();
  const credit = await part('Credit');
  expect(await credit.findByText('£7.00')).toBeVisible();
  expect(credit.getByText('£21.90')).toBeVisible();
  expect((await credit.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Cancellation8 Nov 2026, 09:00, General\+£5\.60£15\.00 after$/),
    expect.stringMatching(/^Cancellation.*Membership\+£5\.60£7\.00 after$/),
  ]);
  const pages = within(credit.getByRole('navigation', { name: 'Pages of credit' }));
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(await credit.findByText('Spent')).toBeVisible();
  expect(credit.getByRole('listitem')).toHaveTextContent(/[-−]£3\.00£9\.40 after$/);
  await userEvent.click(pages.getByRole('button', { name: 'Previous' }));
  expect(await credit.findAllByText('Cancellation')).toHaveLength(2);
});

it('offers first the card that is made the first, and leaves out one that is removed', async () => {
  answerAll();
  answer('listSavedCards', [card(70, '4242', true), card(71, '0005', false)]);
  const paths: string[] = [];
  answer('setDefaultCard', [], { seen: ({ url }) => paths.push(url.pathname) });
  answer('deleteSavedCard', null, { seen: ({ url }) => paths.push(url.pathname) });
  const { toasts } = show();
  const cards = await part('Saved cards');
  expect((await cards.findAllByRole('listitem'))[0]).toHaveTextContent(
    'Card ending 4242Visa, expires 08/28Offered first',
  );
  expect(cards.queryByRole('button', { name: 'Make first, card ending 4242' })).not.toBeInTheDocument();
  answer('listSavedCards', [card(71, '0005', true), card(70, '4242', false)]);
  await userEvent.click(cards.getByRole('button', { name: 'Make first, card ending 0005' }));
  await waitFor(() => expect(cards.getByRole('heading', { name: 'Saved cards' })).toHaveFocus());
  expect(await cards.findByRole('button', { name: 'Make first, card ending 4242' })).toBeVisible();
  expect(cards.getAllByRole('listitem')[0]).toHaveTextContent('Card ending 0005Visa, expires 08/28Offered first');
  answer('listSavedCards', [card(71, '0005', true)]);
  await userEvent.click(cards.getByRole('button', { name: 'Remove, card ending 4242' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the card ending 4242?' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await userEvent.click(question.getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(cards.queryByText('Card ending 4242')).not.toBeInTheDocument());
  await waitFor(() => expect(cards.getByRole('heading', { name: 'Saved cards' })).toHaveFocus());
  expect(toasts.map(({ message }) => message)).toEqual([
    'The card ending 0005 is offered first now',
    'The card ending 4242 has been removed',
  ]);
  expect(paths).toEqual([expect.stringContaining(uuid(71)), expect.stringContaining(uuid(70))]);
});

it('keeps a card that could not be removed, and says so', async () => {
  answerAll();
  answer('listSavedCards', [card(70, '4242', true)]);
  refuse('deleteSavedCard', 'unexpected');
  show();
  const remove = await screen.findByRole('button', { name: 'Remove, card ending 4242' });
  await userEvent.click(remove);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove card' }));
  expect(await question.findByRole('alert')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('Card ending 4242')).toBeVisible();
  await waitFor(() => expect(remove).toHaveFocus());
});

it('lists the changes of one kind of credit alone', async () => {
  answerAll();
  const types: (string | null)[] = [];
  answerBy('listCreditEntries', ({ url: { searchParams } }) => {
    const type = searchParams.get('type');
    if (searchParams.get('per_page') !== '1') types.push(type);
    return { data: type === 'membership' ? [] : [entry(2, { balance: money(2190) })] };
  });
  show();
  const credit = await part('Credit');
  const kinds = within(await credit.findByRole('group', { name: 'Which credit' }));
  await userEvent.click(kinds.getByRole('button', { name: 'Membership' }));
  expect(await credit.findByText('No changes of this credit yet.')).toBeVisible();
  await userEvent.click(kinds.getByRole('button', { name: 'All' }));
  expect(await credit.findByText('Cancellation')).toBeVisible();
  expect(types.slice(0, 2)).toEqual([null, 'membership']);
});

it.each([
  ['Saved cards', 'listSavedCards', () => answer('listSavedCards', [card(70, '4242', true)]), 'Card ending 4242'],
  ['Credit', 'listCreditEntries', () => answer('listCreditEntries', [entry(1)]), 'Cancellation'],
] as const)('says of %s alone that it did not load, and loads it again', async (name, call, answerIt, text) => {
  answerAll();
  refuse(call, 'unexpected');
  show();
  const panel = await part(name);
  expect(await panel.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
  answerIt();
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus());
});

it('puts a fee other than a penalty into the basket as what it is', async () => {
  answerAll();
  answer('listDebts', [debt]);
  const bodies: unknown[] = [];
  answer('addCartItems', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show();
  const banner = await part('£12.00 to pay: Lost key');
  await userEvent.click(banner.getByRole('button', { name: 'Pay now, Lost key, £12.00' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('http://bookings.touchline.localhost:3000/basket'));
  expect(bodies).toMatchObject([{ items: [{ purchasable_id: uuid(60), purchasable_type: 'collectableFee' }] }]);
});
