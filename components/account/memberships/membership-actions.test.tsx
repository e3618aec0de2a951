import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Membership } from '#contract/memberships/memberships.ts';
import { held } from '#tests/support/held.ts';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, loseFirstAnswer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import './leave-dialog.tsx';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { MembershipsView } = await import('./memberships-view.tsx');

withSiteServer();
beforeEach(() => loadPage.mockClear());

const basket = 'http://bookings.touchline.localhost:3000/basket';
const lost = { type: 'danger', message: 'There is no connection. Nothing is lost, please try again.' };
const cart = makeCart([]);
const renewal = {
  membershipRenewalId: uuid(620),
  ...{ summary: 'For another year', price: money(6200), newMembership: null },
};
const anytime = {
  membershipType: { id: uuid(630), name: 'Anytime' },
  ...{ summary: 'For you alone', price: money(1240), newPrice: money(7500), takesEffectOn: '2099-11-18' },
};
const offPeak = {
  membershipType: { id: uuid(631), name: 'Off-peak' },
  ...{ summary: 'Weekdays until 16:00', price: money(0), newPrice: money(2900), takesEffectOn: '2099-12-01' },
};
const leaving = { leaving: { askedAt: '2026-11-18T09:00:00Z', reason: null }, endsOn: '2099-12-31', leavableOn: null };

const know = (input: Partial<Membership> = {}) => answer('listMemberships', [makeMembership(input)]);
const show = (input: Partial<Membership> = {}, stage: Stage = {}) => {
  know(input);
  return renderOnSite(<MembershipsView selectedUserId={null} />, { zone: 'account', session: member, ...stage });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('renewing', () => {
  const renew = 'Renew for £62.00, Family membership';

  it('goes to the basket where the renewal is in it already', async () => {
    refuse('addCartItems', 'already_in_basket');
    show({ renewal });
    await press(renew);
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
  });

  it('stays where it has been paid already, and says so', async () => {
    refuse('addCartItems', 'already_paid');
    const { toasts } = show({ renewal });
    await press(renew);
    const message = 'This has already been paid, please remove it from your basket';
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('adds it once where the first answer is lost', async () => {
    const keys = loseFirstAnswer('addCartItems', cart);
    const { toasts } = show({ renewal });
    await press(renew);
    await waitFor(() => expect(toasts).toEqual([lost]));
    await press(renew);
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is for whoever holds the membership', async () => {
    show({ renewal, isHolder: false, leavableOn: null });
    expect(await screen.findByText(/^Somebody else holds this membership/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('changing', () => {
  it('says of each type what is due today for the days left, and from when it counts', async () => {
    show({ changes: [anytime, offPeak] });
    const offers = within(await screen.findByRole('region', { name: 'Change membership' })).getAllByRole('listitem');
    expect(offers[0]).toHaveTextContent(/For you alone£75.00 for each period, from 18 Nov 2099Due today: £12.40/);
    expect(offers[1]).toHaveTextContent(/until 16:00£29.00 for each period, from 1 Dec 2099Due today: £0.00/);
  });

  it('is busy with the one that was chosen, and with no other', async () => {
    const { until, release } = held();
    answer('changeMembership', cart, { after: until });
    show({ changes: [anytime, offPeak] });
    await press('Choose Off-peak');
    expect(screen.getByRole('button', { name: 'Choose Off-peak' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Choose Anytime' })).not.toHaveAttribute('aria-busy');
    expect(loadPage).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
  });

  it('says that the change is not on offer any more, then takes another', async () => {
    answer('changeMembership', cart);
    const message = 'This change is not on offer';
    refuse('changeMembership', 'not_bookable', { message }, { once: true });
    const { toasts } = show({ changes: [anytime, offPeak] });
    await press('Choose Anytime');
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
    await press('Choose Off-peak');
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  });

  it('is one change where the first answer is lost, for the person acted for', async () => {
    const keys = loseFirstAnswer('changeMembership', cart);
    const { toasts } = show({ changes: [anytime] }, { session: { ...member, selectedUserId: 8 } });
    await press('Choose Anytime');
    await waitFor(() => expect(toasts).toEqual([lost]));
    const calls: AskedCall[] = [];
    answer('changeMembership', cart, { seen: (call) => void calls.push(call) });
    await press('Choose Anytime');
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
    expect(calls[0]?.headers.get('idempotency-key')).toBe(keys[0]);
    expect(calls[0]?.body).toEqual({ membership_type_id: uuid(630), selected_user_id: 8 });
  });

  it('is not offered while a change is on its way', async () => {
    const { membershipType, takesEffectOn } = offPeak;
    show({ changes: [anytime], plannedChange: { membershipType, takesEffectOn } });
    expect(await screen.findByText('Becomes Off-peak on 1 Dec 2099.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Change membership' })).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  const leave = 'Leave on 31 Dec 2099';
  const ask = async () => {
    await press(leave);
    return within(await screen.findByRole('alertdialog', { name: 'Leave your membership?' }));
  };

  it('does nothing when the membership is kept, and gives the focus back', async () => {
    const calls: AskedCall[] = [];
    answer('leaveMembership', makeMembership(), { seen: (call) => void calls.push(call) });
    show();
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep membership' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: leave })).toHaveFocus());
  });

  it('does not name others where nobody else is on it', async () => {
    show({ people: [{ userId: 7, name: 'Alex Morgan' }] });
    const dialog = await ask();
    expect(dialog.getByText('You can change your mind here until 31 Dec 2099.')).toBeVisible();
    expect(dialog.queryByText(/^The membership ends for/)).not.toBeInTheDocument();
  });

  it('asks again, still open, after a minimum term and a lost connection, for the person acted for', async () => {
    const bodies: unknown[] = [];
    refuse('leaveMembership', 'minimum_term');
    const { toasts } = show({}, { session: { ...member, selectedUserId: 8 } });
    const dialog = await ask();
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: leave }));
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This membership cannot end yet');
    loseFirstAnswer('leaveMembership', makeMembership(leaving));
    await confirm();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(lost.message));
    const { until, release } = held();
    answer('leaveMembership', makeMembership(leaving), { seen: ({ body }) => bodies.push(body), after: until });
    know(leaving);
    await confirm();
    await waitFor(() => expect(dialog.getByRole('button', { name: leave })).toHaveAttribute('aria-busy', 'true'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('This membership ends on 31 Dec 2099.')).toBeVisible();
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'You leave on 31 Dec 2099' }]));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: makeMembership().membershipType.name })).toHaveFocus(),
    );
    expect(bodies).toEqual([{ selected_user_id: 8 }]);
  });

  it('says in Welsh that the minimum term is not over', async () => {
    refuse('leaveMembership', 'minimum_term');
    show({}, { language: 'cy' });
    await userEvent.click(await screen.findByRole('button', { name: /^Gadael ar 31 Rhag/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Gadael eich aelodaeth?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Gadael ar 31 Rhag/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ni all yr aelodaeth hon ddod i ben eto');
  });

  it('is taken back when asked again after a failure, and can be asked for anew', async () => {
    loseFirstAnswer('stayInMembership', makeMembership());
    const { toasts } = show(leaving);
    await press('Stay a member');
    await waitFor(() => expect(toasts).toEqual([lost]));
    expect(screen.getByText('This membership ends on 31 Dec 2099.')).toBeVisible();
    know();
    await press('Stay a member');
    await waitFor(() => expect(toasts.at(-1)).toEqual({ type: 'success', message: 'You stay a member' }));
    expect(await screen.findByRole('button', { name: leave })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: makeMembership().membershipType.name })).toHaveFocus(),
    );
    expect(screen.queryByText('This membership ends on 31 Dec 2099.')).not.toBeInTheDocument();
  });
});
