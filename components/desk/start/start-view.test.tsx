import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, sessions, tiles } from '#tests/support/desk-components/desk-replies.ts';
import { everything, sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { loseConnection } from '#tests/support/dom/lose-connection.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, type AskedCall } from '#tests/support/site-server.ts';
import { StartView } from './start-view.tsx';

withDesk();
withFakeTime(['clock'], new Date('2026-11-18T09:12:00Z'));

const renderedAt = Date.parse('2026-11-18T09:12:00Z');
const show = (stage: Parameters<typeof showDesk>[1] = {}) => showDesk(<StartView renderedAt={renderedAt} />, stage);
const swim = sessionItem(1, 'Swim, adult', 560, {
  occurrenceId: tiles[0]?.session?.id ?? '',
  pricingOptionId: tiles[0]?.id ?? null,
  purchasedForUserId: null,
});
const today = () => within(screen.getByRole('region', { name: 'Today' }));
const adult = () => screen.findByRole('button', { name: /^Add Swim, adult/ });

describe('quick sale', () => {
  it('puts one on the sale of the walk-in, and two touches in a row are two', async () => {
    const sent: unknown[] = [];
    const two = sale([{ ...swim, quantity: 2, lineTotal: money(1120) }]);
    const seen =
      (next: typeof two) =>
      ({ body }: AskedCall) => {
        sent.push(body);
        answer('getCart', next);
      };
    answer('addCartItems', sale([swim]), { seen: seen(sale([swim])) });
    answer('updateCartItem', two, { seen: seen(two) });
    show();
    const button = await adult();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(await screen.findByText('2 x')).toBeVisible();
    expect(sent).toEqual([
      {
        source: 'foh',
        items: [
          {
            purchasable_id: tiles[0]?.session?.id,
            purchasable_type: 'purchasableOccurrence',
            pricing_option_id: tiles[0]?.id,
            quantity: 1,
            apply_benefit: true,
          },
        ],
      },
      { source: 'foh', options: { quantity: 2 } },
    ]);
  });

  it('says why nothing can be added', async () => {
    show();
    const squash = await screen.findByRole('button', { name: /Squash now/ });
    expect(squash).toHaveAccessibleName(/^Squash now ?, Nothing more today ?, £8\.40$/);
    expect(squash).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows what the server refused and keeps the sale', async () => {
    refuse('updateCartItem', 'session_full');
    answer('getCart', sale([swim]));
    const { toasts } = show();
    await userEvent.click(await adult());
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual(['The session being booked is already full']),
    );
    expect(screen.getByRole('heading', { name: 'Swim, adult' })).toBeVisible();
  });

  it('is for the person in the bar, at their prices', async () => {
    const requests: (string | null)[] = [];
    const sent: unknown[] = [];
    answer('listDeskTiles', tiles, { seen: ({ url }) => void requests.push(url.searchParams.get('selected_user_id')) });
    answer('addCartItems', sale([swim]), { seen: ({ body }) => void sent.push(body) });
    show({ customerId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: 'Sam, 9' }));
    await userEvent.click(await adult());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(requests).toContain('8');
    expect(sent[0]).toMatchObject({ selected_user_id: 7, items: [{ purchased_for_user_id: 8 }] });
  });
});

describe('today', () => {
  it('has no button for what has begun, and the arrivals of each session', async () => {
    show();
    await screen.findByText('Aqua fit');
    const rows = today().getAllByRole('listitem');
    const [started, full, coming] = rows.map((row) => within(row));
    expect(started?.queryByRole('button')).toBeNull();
    expect(started?.getByText('Started')).toBeVisible();
    expect(full?.getByText('8 of 13 here')).toBeVisible();
    expect(coming?.getByRole('button', { name: 'Add Parent and baby swim at 10:00 to the sale' })).toBeVisible();
    expect(coming?.getByRole('link')).toHaveAttribute('href', `/sessions/${sessions[2]?.id}`);
  });

  it('asks for a name where the waitlist needs one: the focus goes to the search', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist of Vinyasa yoga at 09:30' }));
    expect(screen.getByRole('searchbox', { name: 'Find a customer' })).toHaveFocus();
  });

  it('asks for a name where a session takes nobody without one', async () => {
    const { toasts } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Swim school at 11:00 to the sale' }));
    expect(screen.getByRole('searchbox', { name: 'Find a customer' })).toHaveFocus();
    expect(toasts.map(({ message }) => message)).toEqual(['This session needs a name: find the customer first.']);
  });

  it('puts whoever the desk acts for on the waitlist', async () => {
    const sent: unknown[] = [];
    refuse('joinWaitlist', 'already_on_waitlist', {}, { seen: ({ body }) => void sent.push(body) });
    const { toasts } = show({ customerId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: /^Join the waitlist of Vinyasa/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent).toEqual([{ data: { user_id: 7 } }]);
  });

  it('asks for the ticket of a session that has several', async () => {
    const sent: unknown[] = [];
    const swimming = session(3, 'Lane swim', ['10:00', '11:00'], { bookingType: 'ticketed' });
    answer('listDeskSessions', [swimming]);
    answer('addCartItems', sale([swim]), { seen: ({ body }) => void sent.push(body) });
    refuse('getOccurrence', 'not_found');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lane swim at 10:00 to the sale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lane swim, 10:00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Unable to complete request, item not found.');
    expect(sent).toEqual([]);
  });

  it('leads on to the next day with sessions when nothing is left today', async () => {
    const requests: (string | null)[] = [];
    const tomorrow = session(9, 'Early swim', ['07:00', '08:00'], {
      startsAt: moment('2026-11-20', '07:00'),
      endsAt: moment('2026-11-20', '08:00'),
    });
    answerBy('listDeskSessions', ({ url }) => {
      const date = url.searchParams.get('date');
      requests.push(date);
      return { data: date === '2026-11-20' ? [tomorrow] : [] };
    });
    show({ plannedPages: [`foh/sessions/${tomorrow.id}`] });
    await userEvent.click(await screen.findByRole('button', { name: 'Next day with sessions' }));
    expect(await screen.findByText('Early swim')).toBeVisible();
    expect(requests).toEqual([null, '2026-11-19', '2026-11-20']);
    await userEvent.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(await screen.findByRole('heading', { name: 'No more sessions today' })).toBeVisible();
  });

  it('says what still works when it did not load', async () => {
    refuse('listDeskSessions', 'not_found');
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Today’s sessions did not load.Quick sale and customers still work.',
    );
    expect(screen.getByRole('region', { name: 'Today' })).not.toHaveAttribute('aria-busy');
    answer('listDeskSessions', sessions);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Vinyasa yoga')).toBeVisible();
  });
});

describe('the sale', () => {
  it('leads to the ways to pay with what it comes to', async () => {
    answer('getCart', sale([swim]));
    show();
    expect(await screen.findByRole('link', { name: 'Cash' })).toHaveAttribute('href', '/pay?with=cash');
    expect(screen.getByRole('link', { name: 'Card' })).toHaveAttribute('href', '/pay?with=card');
    expect(screen.getByRole('term')).toHaveTextContent('To pay');
    expect(screen.getByRole('definition')).toHaveTextContent('£5.60');
  });

  it('cannot be paid while a line is not held, which can be held again', async () => {
    const sent: unknown[] = [];
    answer('getCart', sale([{ ...swim, holdExpired: true }]));
    answer('extendCart', sale([swim]), {
      seen: ({ body }) => {
        sent.push(body);
        answer('getCart', sale([swim]));
      },
    });
    show();
    expect(await screen.findByRole('button', { name: 'Hold or remove what is no longer held' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cash' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hold again' }));
    expect(await screen.findByRole('link', { name: 'Cash' })).toBeVisible();
    expect(sent).toEqual([{ source: 'foh', cart_item_ids: [uuid(1)] }]);
  });
});

it('takes and adds nothing without a connection, with the reason as label', async () => {
  answer('getCart', sale([swim]));
  show();
  await adult();
  const regain = loseConnection();
  expect(screen.getByText('There is no connection.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'No connection' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'Cash' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Swim, adult/ })).toHaveAccessibleName(
    /^Swim, adult ?, No connection ?, £5\.60$/,
  );
  regain();
});

it.each([
  [[], { quick: false, today: false, sale: false }],
  [['attendance'], { quick: false, today: true, sale: false }],
  [['sell'], { quick: true, today: true, sale: true }],
  [everything, { quick: true, today: true, sale: true }],
])('with the permissions %j shows %j and nothing that is refused', async (permissions, seen) => {
  show({ permissions });
  const has = (name: string) => screen.queryByRole('heading', { name }) !== null;
  await waitFor(() => expect({ quick: has('Quick sale'), today: has('Today'), sale: has('Sale') }).toEqual(seen));
  expect(screen.queryByRole('searchbox') !== null).toBe(permissions.includes('customers'));
});
