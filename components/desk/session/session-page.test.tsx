import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActingProvider } from '#components/desk/acting/acting-context.tsx';
import { DeskProvider } from '#components/desk/frame/desk-context.tsx';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { alex } from '#tests/support/desk-components/desk-replies.ts';
import { venue } from '#tests/support/desk-components/desk-stage.tsx';
import { entry, occurrenceId, waits, yoga } from '#tests/support/desk-components/session-parts.ts';
import { everything, openSession } from '#tests/support/desk-components/session-stage.tsx';
import { loseConnection } from '#tests/support/dom/lose-connection.ts';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { fakeTime } from '#tests/support/fake-time.ts';
import { held } from '#tests/support/held.ts';
import { makeCart, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { ahead, ticket } from '#tests/support/timetable-components/day.ts';
import { SessionView } from './session-view.tsx';

withSiteServer();
afterEach(() => void jest.useRealTimers());

/** Renders the page without waiting for the session. */
const render = () =>
  renderOnSite(
    <DeskProvider desk={{ staff: { id: 9, name: 'Nadia Khan', permissions: everything }, venue }}>
      <ActingProvider>
        <SessionView occurrenceId={occurrenceId} renderedAt={Date.parse('2099-11-18T09:12:00Z')} />
      </ActingProvider>
    </DeskProvider>,
    { zone: 'foh', session: member, path: `/sessions/${occurrenceId}` },
  );
const button = (name: string) => screen.queryByRole('button', { name });

describe('the page', () => {
  it('says that the session is being read, then shows it', async () => {
    const { until, release } = held();
    answer('getOccurrence', yoga(), { after: until });
    answer('listSessionBookings', []);
    answer('listWaitlistMembers', []);
    render();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the session');
    release();
    expect(await screen.findByRole('heading', { name: 'Vinyasa yoga' })).toBeVisible();
  });

  it('leads to the list where the session is not there', async () => {
    refuse('getOccurrence', 'not_found');
    answer('listSessionBookings', []);
    answer('listWaitlistMembers', []);
    render();
    expect(await screen.findByRole('heading', { name: 'This session is not here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All sessions' })).toHaveAttribute('href', '/sessions');
  });

  it('that cannot be read says that nothing is lost, and reads all of it again', async () => {
    answer('getOccurrence', yoga());
    refuse('listSessionBookings', 'unavailable');
    refuse('listWaitlistMembers', 'unavailable');
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('What is booked and who has come is safe.');
    answer('listSessionBookings', [entry(1, 'Alex')]);
    answer('listWaitlistMembers', [waits(1, 'Grace')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Alex Reed')).toBeVisible();
    expect(await screen.findByText('Grace Bell')).toBeVisible();
  });

  it('has everybody who has booked, of more than one page of the list', async () => {
    answer('getOccurrence', yoga());
    answer('listWaitlistMembers', []);
    answerBy('listSessionBookings', ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return { data: [entry(page, `Page${page}`)], pagination: listPage(page, 2) };
    });
    render();
    expect(await screen.findByText('Page1 Reed')).toBeVisible();
    expect(screen.getByText('Page2 Reed')).toBeVisible();
  });
});

describe('where a session stands', () => {
  it.each([
    ['09:12', /starts in 18 minutes$/, { add: true, change: true, cancel: true }],
    ['09:29', /starts in 1 minute$/, { add: true, change: true, cancel: true }],
    ['09:45', /started 15 minutes ago$/, { add: false, change: true, cancel: false }],
    ['10:30', /· over$/, { add: false, change: false, cancel: false }],
  ])('at %s is said, and what can still be done', async (time, words, may) => {
    fakeTime(['clock'], new Date(`2099-11-18T${time}:00Z`));
    await openSession({ session: yoga({ allowAnonymousBookings: true }), entries: [entry(1, 'Alex')] });
    expect(screen.getByText(words)).toBeVisible();
    expect({
      add: button('Add to the sale') !== null,
      change: button('Change session') !== null,
      cancel: button('Cancel session') !== null,
    }).toEqual(may);
  });

  it('that has begun can be cancelled while nobody has booked it', async () => {
    fakeTime(['clock'], new Date('2099-11-18T09:45:00Z'));
    await openSession();
    expect(button('Cancel session')).toBeVisible();
  });

  it('clashing with what is not known is said all the same', async () => {
    await openSession({ session: yoga({ status: 'clashing', clashes: [] }) });
    expect(screen.getByText('This session clashes with another one, an opening time or a closure.')).toBeVisible();
  });

  it('has the place as the venue shows it', async () => {
    await openSession({ session: yoga({ instructors: [], friendlyLocationName: 'The quiet room' }) });
    expect(screen.getByText(/^The quiet room · /)).toBeVisible();
  });
});

describe('for the customer in the bar', () => {
  const full = yoga({
    capacity: { available: 0, consumed: 14, maximum: 14 },
    waitlist: { maximum: 5, available: 5, consumed: 0 },
  });
  beforeEach(() => {
    sessionStorage.setItem(`${draftPrefix}desk.acting`, JSON.stringify({ customerId: 7, personId: 8 }));
    answer('getCart', makeCart([]));
    answer('getDeskCustomer', alex);
  });

  it('a place goes on their sale, for the person that is chosen', async () => {
    const sent: unknown[] = [];
    answer('addCartItems', makeCart([]), { seen: ({ body }) => void sent.push(body) });
    await openSession();
    await userEvent.click(screen.getByRole('button', { name: 'Add to the sale' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          selected_user_id: 7,
          items: [expect.objectContaining({ purchasable_id: occurrenceId, purchased_for_user_id: 8 })],
        }),
      ]),
    );
  });

  it('the waitlist takes the person that is chosen, and says who it is', async () => {
    const sent: unknown[] = [];
    answer('joinWaitlist', waits(3, 'Sam'), { seen: ({ body }) => void sent.push(body) });
    const { toasts } = await openSession({ session: full });
    await userEvent.click(screen.getByRole('button', { name: 'Add to waitlist' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Sam Bell is on the waitlist' }]));
    expect(sent).toEqual([{ data: { user_id: 8 } }]);
  });

  it('a waitlist that is refused says why', async () => {
    refuse('joinWaitlist', 'already_on_waitlist');
    const { toasts } = await openSession({ session: full });
    await userEvent.click(screen.getByRole('button', { name: 'Add to waitlist' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'You are already on the waitlist for this session' }]),
    );
  });

  it('a full session without a waitlist offers neither', async () => {
    await openSession({ session: { ...full, waitlist: null } });
    expect(button('Add to the sale')).toBeNull();
    expect(button('Add to waitlist')).toBeNull();
  });

  it('a session with tickets asks for one, and says that it is on the sale', async () => {
    const sent: unknown[] = [];
    const tickets = [ticket(1, 'Adult', 560), ticket(2, 'Junior', 340)];
    answer('addCartItems', makeCart([]), { seen: ({ body }) => void sent.push((body as { items: unknown }).items) });
    const { toasts } = await openSession({ session: yoga({ bookingType: 'ticketed', tickets }) });
    await userEvent.click(screen.getByRole('button', { name: 'Add to the sale' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Junior/ }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Vinyasa yoga, Junior is on the sale' }]));
    expect(sent).toEqual([[expect.objectContaining({ pricing_option_id: uuid(32) })]]);
  });

  it('nothing is added without a connection, and the button says why', async () => {
    await openSession();
    const regain = loseConnection();
    expect(screen.getByRole('button', { name: 'No connection' })).toHaveAttribute('aria-disabled', 'true');
    regain();
  });
});

describe('who waits', () => {
  const region = () => within(screen.getByRole('region', { name: 'Waiting' }));

  it('is nobody, and said so', async () => {
    await openSession();
    expect(region().getByText('Nobody is waiting.')).toBeVisible();
    expect(region().queryByText('Places go in this order')).toBeNull();
  });

  it('has a place that is free after the only offer', async () => {
    await openSession({ waiting: [waits(1, 'Grace', { status: 'offered', offerExpiresAt: '2099-11-18T09:20:00Z' })] });
    expect(region().getByText('One place is held for Grace until 09:20. After that it is free.')).toBeVisible();
  });

  it('since when is said, by the clock of the venue', async () => {
    await openSession({ waiting: [waits(1, 'Grace')] });
    expect(region().getByText('Joined Mon, 16 Nov, 07:41')).toBeVisible();
  });

  it('and cannot be taken off says why and stays', async () => {
    refuse('leaveWaitlist', 'forbidden');
    const { toasts } = await openSession({ waiting: [waits(1, 'Grace'), waits(2, 'Omar')] });
    await userEvent.click(region().getByRole('button', { name: 'Take off the waitlist: Omar Bell' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'Unauthorised.' }]));
    expect(region().getByText('Omar Bell')).toBeVisible();
  });

  it('is not taken off by staff who do not sell', async () => {
    await openSession({ permissions: ['timetable'], waiting: [waits(1, 'Grace')] });
    expect(region().getByText('Grace Bell')).toBeVisible();
    expect(region().queryByRole('button')).toBeNull();
  });
});

describe('the register', () => {
  const names = ['Ada', 'Ben', 'Cai', 'Dee', 'Eve', 'Fay', 'Gwen', 'Huw'];
  const entries = names.map((name, index) => entry(index + 1, name));
  const heading = () => screen.getByRole('heading', { name: 'Booked' });

  it('keeps the focus when all of it is shown, and when the rest is marked', async () => {
    answer('recordAttendance', []);
    await openSession({ entries });
    await userEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(heading()).toHaveFocus();
    screen.getByRole('button', { name: 'Mark the rest here' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Mark the rest here')).toBeNull());
    expect(heading()).toHaveFocus();
  });

  it('whose rest could not be marked is shown as it was', async () => {
    refuse('recordAttendance', 'unavailable');
    const { toasts } = await openSession({ entries: entries.slice(0, 2) });
    await userEvent.click(screen.getByRole('button', { name: 'Mark the rest here' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'This was not saved. It is shown as it was before.' }]),
    );
    expect(screen.queryByRole('button', { name: 'Here', pressed: true })).toBeNull();
  });

  it('says who booked for a group', async () => {
    await openSession({
      entries: [entry(1, 'Ada', { blockBooking: { id: uuid(5), name: 'Calder Swimming Club' } })],
    });
    expect(screen.getByText(/, booked by Calder Swimming Club$/)).toBeVisible();
  });

  it('counts two places of one booking as two, and nobody whose place is being paid for', async () => {
    await openSession({
      entries: [entry(1, 'Ada', { places: 2, attended: true }), entry(2, 'Ben', { status: 'reserved' })],
      session: yoga({ startsAt: ahead('09:30') }),
    });
    expect(readTerms(screen)).toMatchObject({ booked: '2', here: '2' });
  });
});
