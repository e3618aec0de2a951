import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Membership } from '#contract/memberships/memberships.ts';
import type { SavedCard } from '#contract/payments/payments.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import '../memberships/payment/method-form.tsx';
import './remove-card-dialog.tsx';
import { SavedCardsPanel } from './saved-cards-panel.tsx';

withSiteServer();

const card = (id: number, last4: string): SavedCard => ({
  ...{ id: uuid(id), paymentProvider: 'opayo', brand: 'Visa', last4, expiry: '08/28', isDefault: false },
});
const paidBy = (kept: SavedCard): Membership =>
  makeMembership({
    billing: {
      method: { kind: 'card', card: kept },
      ...{ state: 'current', owed: money(0), graceEndsOn: null, nextAmount: money(6200), offersDirectDebit: true },
    },
  });

it('replaces the card that pays a membership before it is removed', async () => {
  const [old, other] = [card(70, '4242'), card(71, '0005')];
  answer('listSavedCards', [old, other]);
  answer('listMemberships', [paidBy(old)]);
  const sent: unknown[] = [];
  const removed: string[] = [];
  answer('setMembershipPayment', paidBy(other), {
    seen: ({ body }) => {
      sent.push(body);
      answer('listMemberships', [paidBy(other)]);
    },
  });
  answer('deleteSavedCard', null, { seen: ({ url }) => removed.push(url.pathname) });
  renderOnSite(<SavedCardsPanel />, { zone: 'account', session: member });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove, card ending 4242' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Choose another way to pay Family membership first' }),
  );
  expect(dialog.queryByRole('radio', { name: /4242/ })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Remove card' })).not.toBeInTheDocument();
  await userEvent.click(await dialog.findByRole('radio', { name: 'From Visa ending 0005, 08/28' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Confirm that the payments may be taken', { selector: 'p,span' })).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the card ending 4242?' }));
  expect(sent).toEqual([{ method: { kind: 'card', saved_card_id: uuid(71), authorised: true } }]);
  answer('listSavedCards', [other]);
  await userEvent.click(question.getByRole('button', { name: 'Remove card' }));
  await waitFor(() => expect(removed).toEqual([expect.stringContaining(uuid(70))]));
});
