import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, occurrenceId, waits, yoga } from '#tests/support/desk-components/session-parts.ts';
import { openSession } from '#tests/support/desk-components/session-stage.tsx';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { makeCart } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';

withSiteServer();

const figures = () => readTerms(screen);

describe('the head of a session', () => {
  it('says what, when and where it is, and how many are booked, here and waiting', async () => {
    await openSession({
      entries: [entry(1, 'Alex', { attended: true }), entry(2, 'Bea')],
      waiting: [waits(1, 'Grace')],
    });
    expect(screen.getByRole('heading', { name: 'Vinyasa yoga' })).toBeVisible();
    expect(screen.getByText(/^Hannah Lowe, Studio 2 · starts on Wed, 18 Nov$/)).toBeVisible();
    expect(figures()).toMatchObject({ places: '14', booked: '2', here: '1', waiting: '1' });
  });

  it('says that it is cancelled, and offers nothing that would need it', async () => {
    await openSession({ session: yoga({ status: 'cancelled' }) });
    expect(screen.getByText('This session is cancelled. Its bookings have ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel session' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change session' })).not.toBeInTheDocument();
  });

  it('says what it clashes with', async () => {
    const clashes = [{ type: 'opening_times' as const, message: 'The venue is shut then' }];
    await openSession({ session: yoga({ status: 'clashing', clashes }) });
    expect(screen.getByText('This session clashes: The venue is shut then')).toBeVisible();
  });

  it('has only what staff may do', async () => {
    await openSession({ permissions: ['attendance'], entries: [entry(1, 'Alex')] });
    expect(screen.queryByRole('button', { name: /session$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Waiting' })).not.toBeInTheDocument();
    expect(figures()).not.toHaveProperty('waiting');
  });
});

it('does not say that nobody waits when the waitlist could not be read', async () => {
  // The heading of the session does not come.
  openSession().catch(() => undefined);
  refuse('listWaitlistMembers', 'unexpected');
  expect(await screen.findByText('The session could not be loaded')).toBeVisible();
});

it('does not say that nobody waits before the waitlist has been read', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  const opening = openSession();
  answerBy('listWaitlistMembers', async () => {
    await told;
    return { data: [waits(1, 'Grace')] };
  });
  await expect(screen.findByText('Nobody is waiting.', {}, { timeout: 500 })).rejects.toThrow();
  tell();
  await opening;
  expect(screen.getByText('Grace Bell')).toBeVisible();
});

describe('who waits', () => {
  const grace = waits(1, 'Grace', { status: 'offered', offerExpiresAt: '2099-11-18T09:20:00Z' });

  it('keeps its order, says until when an offer holds and who is next', async () => {
    await openSession({ waiting: [grace, waits(2, 'Omar')] });
    const list = within(screen.getByRole('region', { name: 'Waiting' }));
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Grace Bell',
      'Omar Bell',
    ]);
    expect(list.getByText('Offered until 09:20')).toBeVisible();
    expect(
      list.getByText('One place is held for Grace until 09:20. After that it goes to Omar by itself.'),
    ).toBeVisible();
  });

  it('can be taken off, never pushed forward', async () => {
    let sent: AskedCall | undefined;
    answer('leaveWaitlist', null, { seen: (request) => (sent = request) });
    const { toasts, world } = await openSession({ waiting: [grace, waits(2, 'Omar')] });
    const list = within(screen.getByRole('region', { name: 'Waiting' }));
    expect(list.getAllByRole('button')).toHaveLength(1);
    world.waiting = [grace];
    await userEvent.click(list.getByRole('button', { name: 'Take off the waitlist: Omar Bell' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Omar Bell is off the waitlist' }]));
    expect(sent?.url.pathname).toMatch(/\/waitlist\/members\/2002$/);
    await waitFor(() => expect(screen.queryByText('Omar Bell')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus();
  });
});

describe('a place of the session', () => {
  const walkIn = yoga({ allowAnonymousBookings: true });

  it('goes on the sale of a walk-in with one touch', async () => {
    let sent: AskedCall | undefined;
    answer('addCartItems', makeCart([]), { seen: (request) => (sent = request) });
    const { toasts } = await openSession({ session: walkIn });
    await userEvent.click(screen.getByRole('button', { name: 'Add to the sale' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Vinyasa yoga is on the sale' }]));
    expect(sent?.body).toMatchObject({ source: 'foh', items: [{ purchasable_id: occurrenceId, quantity: 1 }] });
  });

  it('that needs a name asks for one', async () => {
    const { toasts } = await openSession();
    await userEvent.click(screen.getByRole('button', { name: 'Add to the sale' }));
    expect(toasts).toMatchObject([{ type: 'info' }]);
  });

  it('is one on the waitlist when the session is full', async () => {
    let sent: AskedCall | undefined;
    answer('joinWaitlist', waits(3, 'Omar'), { seen: (request) => (sent = request) });
    const full = yoga({
      capacity: { available: 0, consumed: 14, maximum: 14 },
      waitlist: { maximum: 5, available: 5, consumed: 0 },
    });
    const { toasts } = await openSession({ session: full });
    expect(screen.queryByRole('button', { name: 'Add to the sale' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add to waitlist' }));
    // Nobody is chosen: who waits needs a name.
    expect(toasts).toMatchObject([{ type: 'info' }]);
    expect(sent).toBeUndefined();
  });

  it('is not sold by staff who do not sell', async () => {
    await openSession({ session: walkIn, permissions: ['attendance', 'timetable'] });
    expect(screen.queryByRole('button', { name: 'Add to the sale' })).not.toBeInTheDocument();
  });
});
