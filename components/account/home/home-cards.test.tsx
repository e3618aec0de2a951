import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { LinkedUser } from '#contract/customers/users.ts';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { alexState, money, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, serve, withSiteServer } from '#tests/support/site-server.ts';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { FamilyCard } = await import('./home-cards.tsx');
const { GuestPassCard } = await import('./home-cards.tsx');
const { PackageCards } = await import('./home-cards.tsx');

withSiteServer();
beforeEach(() => loadPage.mockClear());

const now = new Date('2099-11-18T09:00:00Z');
const stage: Stage = { zone: 'account', session: member };
const bookings = 'http://bookings.touchline.localhost:3000/';

const link = (id: number, name: string, input: Partial<LinkedUser> = {}): LinkedUser => ({
  ...{ id, status: 'successful', relationship: 'partner', createdAt: '2026-11-16T09:00:00Z', confirmedAt: null },
  referencedUser: { id: id + 100, name, dateOfBirth: null },
  ...input,
});
const sam = link(1, 'Sam Morgan', { relationship: 'parent', hasLogIn: false });
const jo = link(2, 'Jo Morgan', { status: 'pending' });

describe('the family', () => {
  const show = (links: LinkedUser[], acting: number | null = null) => {
    answer('getAuthUser', alexState);
    answer('listLinkedUsers', links);
    return renderOnSite(<FamilyCard acting={acting} />, stage);
  };

  it('says who is booked for, who has not answered, and leaves out who is not linked any more', async () => {
    show([sam, jo, link(3, 'Kit Hale', { status: 'revoked' })]);
    await screen.findByText('Sam Morgan');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAlex Morgan (You)Account holderBooking for',
      'SSam MorganChildBook for Sam',
      'JJo MorganPartnerPending',
    ]);
    expect(screen.getByRole('link', { name: 'Link someone' })).toHaveAttribute('href', '/user-details/family');
  });

  it('is booked for by a press, which goes to what can be booked', async () => {
    const requests: unknown[] = [];
    serve(
      http.put('*/api/session/selected-user', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ data: {} });
      }),
    );
    show([sam]);
    await userEvent.click(await screen.findByRole('button', { name: 'Book for Sam' }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(bookings));
    expect(requests).toEqual([{ selected_user_id: 101 }]);
  });

  it('stays where it is when the person could not be chosen', async () => {
    serve(http.put('*/api/session/selected-user', () => HttpResponse.json({}, { status: 403 })));
    const { toasts } = show([sam]);
    await userEvent.click(await screen.findByRole('button', { name: 'Book for Sam' }));
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('says that it is booked for somebody else', async () => {
    show([sam], 101);
    const row = within((await screen.findByText('Sam Morgan')).closest('li') ?? document.body);
    expect(row.getByText('Booking for')).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('packages', () => {
  const owned = (id: number, name: string, input: Partial<OwnedPackage> = {}): OwnedPackage => ({
    ...{ id: uuid(id), package: { id: uuid(2), name, friendlyName: null }, usagesTotal: 10, usagesRemaining: 6 },
    ...{ purchasedAt: '2026-05-14T09:00:00Z', expiresAt: null, venueRestriction: null, covers: [], history: [] },
    pricingOptionId: null,
    ...input,
  });

  it('are the two that end first, of those with uses left', async () => {
    answer('listOwnedPackages', [
      owned(1, 'No end'),
      owned(2, 'Used up', { usagesRemaining: 0 }),
      owned(3, 'Over', { expiresAt: '2099-11-17T12:00:00Z' }),
      owned(4, 'Next year', { expiresAt: '2100-05-14T12:00:00Z' }),
      owned(5, 'Next week', { expiresAt: '2099-11-25T12:00:00Z' }),
    ]);
    renderOnSite(<PackageCards acting={null} now={now} />, stage);
    const [first, second, ...others] = await screen.findAllByRole('region');
    expect(others).toEqual([]);
    expect(first).toHaveAccessibleName('Next week');
    expect(first).toHaveTextContent('6 of 10 leftEnds in 8 days');
    expect(second).toHaveAccessibleName('Next year');
    expect(within(second ?? document.body).getByRole('img', { name: '6 of 10 left' })).toBeVisible();
  });
});

describe('guest passes', () => {
  const pass = (id: number, status: GuestPass['status']): GuestPass => ({
    ...{ id: uuid(id), code: `RV7K42P${id}`, status, guestName: null, venue: null, validFrom: null },
    ...{ expiresAt: null, usedAt: null, gift: null },
  });
  const option = { id: uuid(9), name: 'Guest pass', reference: 'GUEST', price: money(500) };

  it('says how many are left, and leads to sending one', async () => {
    answer('listGuestPasses', { passes: [pass(1, 'available'), pass(2, 'used'), pass(3, 'available')], options: [] });
    renderOnSite(<GuestPassCard acting={null} />, stage);
    expect(await screen.findByText(/^2 left\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a pass' })).toHaveAttribute('href', '/guest-passes');
  });

  it('leads to buying one where none is left', async () => {
    answer('listGuestPasses', { passes: [pass(2, 'used')], options: [option] });
    renderOnSite(<GuestPassCard acting={null} />, stage);
    expect(await screen.findByRole('link', { name: 'Get a pass' })).toBeVisible();
  });
});
