import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CloseDialog } from '#components/account/details/close-dialog.tsx';
import { FamilyView } from '#components/account/family/family-view.tsx';
import { BookAgain, ToDo } from '#components/account/home/home-view.tsx';
import { MethodForm } from '#components/account/memberships/payment/method-form.tsx';
import { OwedBanner } from '#components/account/money/owed-banner.tsx';
import { PenaltiesPanel } from '#components/account/money/payments-view.tsx';
import { RemoveCardDialog } from '#components/account/money/remove-card-dialog.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import type { OperationId } from '#contract/routes.ts';
import { alexState, money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { Waitlists } from './bookings/waitlists.tsx';
import { FamilyCard, GuestPassCard, MembershipCards, PackageCards } from './home/home-cards.tsx';

withSiteServer();

const stage: Stage = { zone: 'account', session: member };
const now = new Date('2099-11-18T09:00:00Z');
const card: SavedCard = {
  id: uuid(1),
  paymentProvider: 'opayo',
  brand: 'Visa',
  last4: '4242',
  expiry: '12/99',
  isDefault: true,
};
const alex = { id: 7, name: 'Alex Morgan', dateOfBirth: null, isYou: true };
const nothing = () => undefined;

beforeEach(() => {
  answer('getAuthUser', alexState);
  answer('listMemberships', []);
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listCreditEntries', []);
  answer('listLinkedUsers', []);
  answer('listBookings', []);
  answer('listSavedCards', []);
});

const parts: [string, OperationId, ReactNode][] = [
  ['what is owed', 'listPenalties', <OwedBanner key="1" acting={null} />],
  ['penalties', 'listPenalties', <PenaltiesPanel key="1" acting={null} />],
  ['packages', 'listOwnedPackages', <PackageCards key="1" acting={null} now={now} />],
  ['guest passes', 'listGuestPasses', <GuestPassCard key="1" acting={null} />],
  ['memberships', 'listMemberships', <MembershipCards key="1" acting={null} />],
  ['what was booked before', 'listBookings', <BookAgain key="1" />],
  ['what is to be done', 'getAuthUser', <ToDo key="1" renderedAt={now.getTime()} />],
  ['the customer of the family', 'getAuthUser', <FamilyCard key="1" acting={null} />],
  ['the people of the family', 'listLinkedUsers', <FamilyCard key="1" acting={null} />],
  ['waitlists', 'listUserWaitlist', <Waitlists key="1" people={[alex]} />],
  [
    'what is open when an account is closed',
    'listMemberships',
    <CloseDialog key="1" onClosed={nothing} onClose={nothing} />,
  ],
  ['what a closing account owes', 'listDebts', <CloseDialog key="1" onClosed={nothing} onClose={nothing} />],
  [
    'what a card pays for',
    'listMemberships',
    <RemoveCardDialog key="1" card={card} onRemoved={nothing} onClose={nothing} />,
  ],
  [
    'cards that could pay',
    'listSavedCards',
    <MethodForm key="1" membership={makeMembership()} acting={null} undo={null} onSaved={nothing} />,
  ],
];

it.each(parts)('%s that could not be read are not said to be none', async (_, id, part) => {
  refuse(id, 'unexpected');
  renderOnSite(part, stage);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be (loaded|read)/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('asks again for what somebody owes', async () => {
  refuse('listPenalties', 'unexpected');
  renderOnSite(<OwedBanner acting={null} />, stage);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer('listPenalties', [
    {
      ...{
        id: uuid(3),
        name: 'Late cancellation',
        reason: 'Aqua fit',
        amount: money(500),
        status: 'outstanding' as const,
      },
      ...{ bookingId: null, createdAt: '2099-11-01T09:00:00Z' },
    },
  ]);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: /£5\.00/ })).toBeVisible();
});

it('says that links which others ask for could not be read, beside those that there are', async () => {
  answer('listLinkedUsers', []);
  refuse('listLinkedUsers', 'unexpected', {}, { once: true });
  refuse('listLinkedUsers', 'unexpected');
  renderOnSite(<FamilyView userId={7} />, stage);
  const [first] = await screen.findAllByRole('alert');
  expect(within(first ?? document.body).getByText(/could not be loaded/)).toBeVisible();
});
