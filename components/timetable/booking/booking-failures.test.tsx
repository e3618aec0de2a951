import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, at } from '#tests/support/model/sessions.ts';
import { guest, member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, id, show } from '#tests/support/timetable-components/classes.tsx';
import { AHEAD, emptyCart } from '#tests/support/timetable-components/day.ts';

withSiteServer();

const nobody = { logged_in: false, user_id: null, selected_user_id: null, expires_at: null };
const add = async (stage: Stage = { session: member }) => {
  const rendered = show([aClass(1, '18:30', 'Aqua fit')], stage);
  await userEvent.click(await screen.findByRole('button', { name: /^(Add to basket|I’r fasged)/ }));
  return rendered;
};

describe('a place that does not go into the basket', () => {
  test.each([
    ['session_full', 'The session being booked is already full'],
    ['not_bookable', 'This session is not available'],
    ['already_booked', 'You have already booked this session'],
    ['already_in_basket', 'This session is already in your basket'],
    ['clash', 'You have already booked a session at this time'],
    ['not_sold', 'This cannot be bought online, please ask at the venue'],
    ['booking_disabled', 'You cannot book at the moment, please contact the venue'],
    ['payment_in_progress', 'A payment for this basket is in progress'],
    ['unexpected', 'Something has gone wrong, please try again.'],
    ['unavailable', 'Something has gone wrong, please try again.'],
  ] as const)('because of %s is told: %s', async (code, message) => {
    refuse('addCartItems', code);
    const { toasts } = await add();
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
    expect(screen.getByRole('button', { name: /^Add to basket/ })).not.toHaveAttribute('aria-busy');
  });

  test('is told in the words of the server where it chose its own', async () => {
    refuse('addCartItems', 'restriction_unmet', { message: 'Gym induction must be completed before booking' });
    const { toasts } = await add();
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Gym induction must be completed before booking' }]),
    );
  });

  test('is told with all faults of what was sent', async () => {
    refuse('addCartItems', 'validation_failed', {
      validation_messages: ['Must be 1 when booking for another person', 'Sold out'],
    });
    const { toasts } = await add();
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Must be 1 when booking for another person. Sold out' }]),
    );
  });

  test('is told in Welsh', async () => {
    refuse('addCartItems', 'session_full');
    const { toasts } = await add({ session: member, language: 'cy' });
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Mae’r sesiwn rydych chi’n ei harchebu eisoes yn llawn' }]),
    );
  });

  test('can be tried again', async () => {
    refuse('addCartItems', 'unexpected');
    const { toasts } = await add();
    await waitFor(() => expect(toasts).toHaveLength(1));
    answer('addCartItems', emptyCart);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to basket/ }));
    await waitFor(() =>
      expect(toasts[1]).toMatchObject({ type: 'success', message: 'Successfully added item to the basket.' }),
    );
  });
});

test('while a place is on its way its button is busy, and a second press sends nothing more', async () => {
  let count = 0;
  let arrive = () => undefined as void;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  answer('addCartItems', emptyCart, { seen: () => (count += 1), after });
  const { toasts } = await add();
  const button = screen.getByRole('button', { name: /^Add to basket/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  arrive();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(count).toBe(1);
  expect(button).not.toHaveAttribute('aria-busy');
});

describe('waitlist', () => {
  const waiting = (name: 'join_waitlist' | 'leave_waitlist') =>
    aClass(1, '18:30', 'Aqua fit', { bookableAction: action(name, null, null, { waitlistId: 5 }) });
  const acting = (selected: number | null) =>
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: true, user_id: 7, selected_user_id: selected, expires_at: null },
    }));

  test.each([
    ['waitlist_full', 'The waitlist for this session is full'],
    ['already_on_waitlist', 'You are already on the waitlist for this session'],
    ['places_available', 'There are places available for this session'],
  ] as const)('a refusal as %s is told: %s', async (code, message) => {
    acting(null);
    refuse('joinWaitlist', code);
    const { toasts } = show([waiting('join_waitlist')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Join/ }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
  });

  test.each([
    ['themself', null, 7],
    ['the person acted for', 8, 8],
  ])('a new session is left for %s', async (_, selected, person) => {
    acting(selected);
    let left = '';
    answer('leaveWaitlist', null, { seen: ({ url }) => (left = url.pathname + url.search) });
    const { toasts } = show([waiting('leave_waitlist')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Leave the waitlist: Aqua fit/ }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'success', message: 'Successfully removed from the waitlist.' }]),
    );
    expect(left).toContain(id(1));
    expect(left).toMatch(new RegExp(`\\b${person}\\b`));
  });
});

describe('a guest', () => {
  const bookAfterLogin = async (afterwards: ReturnType<typeof aClass>[]) => {
    answerOwn('get', '/api/session', () => ({ data: nobody }));
    const rendered = await add({ session: guest });
    answer('listActivityTimetableV2', afterwards);
    act(() => rendered.openLogin.mock.calls[0]?.[0]?.());
    return rendered;
  };

  test('who does not log in has booked nothing', async () => {
    let isAsked = false;
    answer('addCartItems', emptyCart, { seen: () => (isAsked = true) });
    const { openLogin, toasts } = await add({ session: guest });
    expect(openLogin).toHaveBeenCalledTimes(1);
    expect(isAsked).toBe(false);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['has it in the basket already', action('cancel_reservation'), 'Reserved'],
    ['waits for it', action('leave_waitlist'), 'On waitlist'],
    ['is busy then', action(null, 'You have already booked a session at this time', 'busy'), 'Busy at this time'],
    [
      'may not book',
      action(null, 'You cannot book at the moment, please contact the venue', 'barred'),
      'You cannot book at the moment, please contact the venue',
    ],
  ])('who, logged in, %s is told so', async (_, bookableAction, message) => {
    const { toasts } = await bookAfterLogin([aClass(1, '18:30', 'Aqua fit', { bookableAction })]);
    await waitFor(() => expect(toasts).toEqual([{ type: 'info', message }]));
  });

  test('who, logged in, has a waiver to sign is led to it first', async () => {
    const waiver = {
      id: '00000000-0000-4000-8000-000000000070',
      name: 'health waiver',
      type: 'pre-purchase-waiver' as const,
    };
    const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
    const { toasts } = await bookAfterLogin([aClass(1, '18:30', 'Aqua fit', { restrictions })]);
    expect(await screen.findByRole('checkbox', { name: 'I agree to the health waiver' })).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  test('who, logged in, finds it sold out and takes the next on another day, is led to it there', async () => {
    answerOwn('get', '/api/session', () => ({ data: nobody }));
    const { openLogin, router } = await add({ session: guest });
    const gone = aClass(1, '18:30', 'Aqua fit', {
      capacity: { available: 0, consumed: 20, maximum: 20 },
      bookableAction: action('join_waitlist'),
    });
    const next = aClass(2, '18:30', 'Aqua fit', { startsAt: at('18:30', '2099-11-20') });
    answerBy('listActivityTimetableV2', ({ url }) => ({
      data: url.searchParams.get('date') === AHEAD ? [gone] : [next],
    }));
    const found = await openLogin.mock.calls[0]?.[1]?.intent?.findGone();
    expect(found?.next).toMatchObject({ places: 13 });
    act(() => found?.next?.take());
    expect(router.push).toHaveBeenCalledWith(expect.stringContaining(`/2099-11-20#session-${next.id}`), {
      scroll: false,
    });
  });

  test('whose session is not known yet is asked to log in only if there is none', async () => {
    answer('addCartItems', emptyCart);
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: true, user_id: 7, selected_user_id: null, expires_at: null },
    }));
    const { openLogin, toasts } = await add({ session: null });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(openLogin).not.toHaveBeenCalled();
  });
});
