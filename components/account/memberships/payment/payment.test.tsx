import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Membership } from '#contract/memberships/memberships.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { MembershipsView } from '../memberships-view.tsx';
import './method-form.tsx';

withSiteServer();

const debit = {
  ...{ kind: 'direct_debit' as const, accountHolder: 'A Morgan', sortCode: '**-**-56', accountNumber: '****5678' },
  ...{ reference: 'TL0001', status: 'active' as const },
};
type Billing = NonNullable<Membership['billing']>;
const billed = (input: Partial<Billing> = {}) =>
  makeMembership({
    billing: {
      ...{
        method: debit,
        state: 'current',
        owed: money(0),
        graceEndsOn: null,
        nextAmount: money(6200),
        offersDirectDebit: true,
      },
      ...input,
    },
  });
const show = (selectedUserId: number | null = null, stage: Stage = {}) =>
  renderOnSite(<MembershipsView selectedUserId={selectedUserId} />, { zone: 'account', session: member, ...stage });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change how it is paid, Family membership' }));
  return within(screen.getByRole('region', { name: 'How it is paid' }));
};

beforeEach(() =>
  answer('listSavedCards', [
    { id: uuid(70), paymentProvider: 'opayo', brand: 'Visa', last4: '4242', expiry: '08/28', isDefault: true },
  ]),
);

it('says how and when it is paid, with what is due', async () => {
  answer('listMemberships', [billed({ state: 'grace', owed: money(6200), graceEndsOn: '2099-12-15' })]);
  show();
  const panel = within(await screen.findByRole('region', { name: 'How it is paid' }));
  expect(panel.getByText('Direct Debit from A Morgan, sort code **-**-56, account ****5678')).toBeVisible();
  expect(panel.getByText('£62.00 is taken next on 1 Dec 2099.')).toBeVisible();
  expect(panel.getByText(/£62\.00 is due\. The membership goes on until 15 Dec 2099\./)).toBeVisible();
});

it('is changed to a saved card, which has to be agreed to', async () => {
  answer('listMemberships', [billed()]);
  const sent: unknown[] = [];
  answer('setMembershipPayment', billed(), { seen: ({ body }) => sent.push(body) });
  const { toasts } = show();
  const panel = await open();
  const save = await panel.findByRole('button', { name: 'Save' });
  expect(save.closest('form')?.parentElement).toHaveFocus();
  await userEvent.click(await panel.findByRole('radio', { name: 'From Visa ending 4242, 08/28' }));
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(panel.getByRole('checkbox')).toBeInvalid());
  expect(sent).toEqual([]);
  await userEvent.click(panel.getByRole('checkbox'));
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'How your membership is paid has been saved' }]));
  expect(sent).toEqual([{ method: { kind: 'card', saved_card_id: uuid(70), authorised: true } }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'How it is paid' })).toHaveFocus());
});

it('shows at its field what is wrong with an account, and undoes without a change', async () => {
  answer('listMemberships', [billed()]);
  refuse('setMembershipPayment', 'validation_failed', {
    errors: { 'method.account_number': ['Must be an account number'] },
  });
  show();
  const panel = await open();
  await userEvent.type(panel.getByLabelText(/Name on the account/), 'A Morgan');
  await userEvent.type(panel.getByLabelText(/Sort code/), '123456');
  await userEvent.type(panel.getByLabelText(/Account number/), '12345678');
  await userEvent.click(panel.getByRole('checkbox'));
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(panel.getByLabelText(/Account number/)).toBeInvalid());
  await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
  expect(await panel.findByText(/^Direct Debit from A Morgan/)).toBeVisible();
});

it('of somebody else is by direct debit: cards are the customer’s own', async () => {
  answer('listMemberships', [billed()]);
  show(8, { session: { ...member, selectedUserId: 8 } });
  const panel = await open();
  expect(panel.getAllByRole('radio')).toHaveLength(1);
});

it('is by card alone where nobody collects direct debits', async () => {
  answer('listMemberships', [billed({ offersDirectDebit: false })]);
  show();
  const panel = await open();
  await userEvent.click(await panel.findByRole('radio', { name: 'From Visa ending 4242, 08/28' }));
  expect(panel.getAllByRole('radio')).toHaveLength(1);
});

it('of somebody else cannot be chosen where nobody collects direct debits', async () => {
  answer('listMemberships', [billed({ offersDirectDebit: false })]);
  show(8, { session: { ...member, selectedUserId: 8 } });
  const panel = await open();
  expect(panel.queryByRole('radio')).not.toBeInTheDocument();
  expect(panel.getByText('Only the member can choose a card, in their own account.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Choose how it is paid' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['that is not paid online', makeMembership({ billing: null })],
  ['that somebody else holds', makeMembership({ isHolder: false, billing: null })],
])('says nothing of one %s', async (_, membership) => {
  answer('listMemberships', [membership]);
  show();
  expect(await screen.findByRole('region', { name: 'Family membership' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'How it is paid' })).not.toBeInTheDocument();
});
