import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/basket/sidebar/customer-basket-bar.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { extraItem, makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { action, session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { changeLine } from '#tests/support/timetable-components/change-line.ts';
import { aClass, getRow, show } from '#tests/support/timetable-components/classes.tsx';
import { showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { ahead, ticket } from '#tests/support/timetable-components/day.ts';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';
import { adult, picker, showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const { venue } = session();
const early = sessionItem(1, 'Aqua fit', 620, { venue, purchasedForUserId: 7 });
const late = sessionItem(2, 'Aqua fit', 620, { venue, purchasedForUserId: 7 });
const added = 'Successfully added item to the basket.';
const updated = 'Successfully updated item in the basket.';
const line = 'Changing Aqua fit, Thu, 19 Nov, 18:30: what you add takes its place.';

const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ }));

/** Answers adds with this basket. Returns the lines that the calls named as replaced. */
const takeAdds = (items: CartItem[]) => {
  const replaced: unknown[] = [];
  answer('addCartItems', makeCart(items), {
    seen: ({ body }) => replaced.push((body as { replaces?: string }).replaces),
  });
  return replaced;
};

describe('a class added after "Change"', () => {
  test('takes the place of the line, and the next one is added beside it', async () => {
    const replaced = takeAdds([late]);
    changeLine(early);
    const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
    await press();
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'success', message: updated }]));
    await press();
    await waitFor(() => expect(toasts[1]).toMatchObject({ message: added }));
    expect(replaced).toEqual([uuid(1), undefined]);
  });

  test('is told as added where the line is still there', async () => {
    takeAdds([early, late]);
    changeLine(early);
    const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
    await press();
    await waitFor(() => expect(toasts).toMatchObject([{ message: added }]));
  });

  test.each([
    ['takes its place at the second try where it was full', 'session_full', uuid(1)],
    ['is a plain add once the line has gone', 'not_found', undefined],
  ] as const)('%s', async (_, error, replaces) => {
    changeLine(early);
    const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
    refuse('addCartItems', error, {}, { once: true });
    await press();
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    const replaced = takeAdds([late]);
    await press();
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'success' }));
    expect(replaced).toEqual([replaces]);
  });

  test('is a plain add at another venue, and from then on here', async () => {
    changeLine(sessionItem(1, 'Aqua fit', 620, { venue: { ...venue, slug: 'hillside' } }));
    const replaced = takeAdds([late]);
    const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
    await press();
    await waitFor(() => expect(toasts).toMatchObject([{ message: added }]));
    expect(replaced).toEqual([undefined]);
    expect(sessionStorage.getItem('touchline.booking.changing')).toBeNull();
  });

  test('may be at the time of the line, which is no clash', async () => {
    const busy = { bookableAction: action(null, 'Busy', 'busy') };
    const at = { startsAt: ahead('19:30'), endsAt: ahead('20:30') };
    changeLine(sessionItem(1, 'Yoga', 620, { venue, purchasedForUserId: 7, ...at }));
    const full = { ...busy, capacity: { available: 0, consumed: 20, maximum: 20 } };
    show([aClass(2, '19:45', 'Spin', busy), aClass(3, '21:00', 'Stretch', busy), aClass(4, '20:00', 'Boxing', full)]);
    expect((await getRow('Spin')).getByRole('button', { name: /^Add to basket/ })).toBeVisible();
    for (const name of ['Stretch', 'Boxing'])
      expect((await getRow(name)).queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  });
});

test('a court at another time that overlaps the line takes its place', async () => {
  const full = { available: 0, consumed: 1, maximum: 1 };
  const heldSlot = slot(18, 1, { capacity: full, bookableAction: action('cancel_reservation') });
  const overlapping = slot(18, 1, {
    id: `${String(heldSlot.id).slice(0, -4)}1830`,
    ...{ startsAt: ahead('18:30'), endsAt: ahead('19:30'), capacity: full },
    bookableAction: action(null, 'You have already booked a session at this time', 'busy'),
  });
  const held = { venue, purchasedForUserId: 7, startsAt: heldSlot.startsAt, endsAt: heldSlot.endsAt };
  changeLine(Object.assign(sessionItem(1, 'Badminton', 920, held), { occurrenceId: heldSlot.id }));
  answer('getActivity', sessionWithRule(overlapping));
  const replaced = takeAdds([late]);
  const { toasts } = showCourts([heldSlot, overlapping, slot(18, 2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Court 1, 18:30–19:30, £12.40' }));
  const [add] = await screen.findAllByRole('button', { name: /^Add to basket/ });
  await userEvent.click(add as HTMLElement);
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success', message: updated }]));
  expect(replaced).toEqual([uuid(1)]);
});

describe('the details of a class', () => {
  test('say what is changed, and let it stay', async () => {
    changeLine(early);
    answer('getActivity', sessionWithRule(aClass(2, '19:30', 'Aqua fit')));
    const { toasts } = show([aClass(2, '19:30', 'Aqua fit')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Aqua fit' }));
    const details = within(await screen.findByRole('dialog', { name: /Aqua fit/ }));
    expect(details.getByText(line)).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Keep it as it is' }));
    expect(details.getByText('Aqua fit stays in your basket.')).toBeVisible();
    const replaced = takeAdds([early, late]);
    await userEvent.click(details.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toMatchObject([{ message: added }]));
    expect(replaced).toEqual([undefined]);
  });
});

describe('the tickets of a session', () => {
  const towel = { id: uuid(211), name: 'Towel', reference: 'towel', price: adult.price };
  const twoAdults = { venue, quantity: 2, pricingOptionId: adult.pricingOption.id };

  test('are those of the line, with its extras, and take its place', async () => {
    const child = extraItem(11, 'Towel', 150, 2);
    changeLine(sessionItem(1, 'Lane swim, Adult', 1120, { ...twoAdults, childItems: [child] }));
    let sent: unknown;
    answer('addCartItems', makeCart([late]), { seen: ({ body }) => (sent = body) });
    const withTowels = { ...ticket(1, 'Adult', 560), extraPricingOptions: [towel] };
    const { toasts } = showSwims([swim(1, '18:00', 'Quiet swim')], { session: member, getTickets: () => [withTowels] });
    const desk = await picker('Quiet swim');
    expect(await desk.findByText('2 x Adult')).toBeVisible();
    expect(desk.getByText('2 x Towel')).toBeVisible();
    expect(desk.getByText(/^Changing Lane swim, Adult, Thu, 19 Nov, 18:30/)).toBeVisible();
    await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toMatchObject([{ message: updated }]));
    expect(sent).toMatchObject({
      items: [{ quantity: 2, extra_options: [{ pricing_option_id: uuid(211), quantity: 2 }] }],
      replaces: uuid(1),
    });
  });

  test('are found by their id, whatever they are called', async () => {
    changeLine(sessionItem(1, 'Lane swim, Junior', 1120, twoAdults));
    showSwims([swim(1, '18:00', 'Quiet swim')]);
    const desk = await picker('Quiet swim');
    expect(await desk.findByText('2 x Adult')).toBeVisible();
    expect(desk.queryByText('2 x Junior')).not.toBeInTheDocument();
  });
});

test('the tickets of the line’s own session can be chosen again', async () => {
  const quiet = swim(1, '18:00', 'Quiet swim', { bookableAction: action('cancel_reservation') });
  const ids = { purchasedForUserId: 7, pricingOptionId: adult.pricingOption.id };
  const held = { venue, ...ids, quantity: 2, startsAt: quiet.startsAt, endsAt: quiet.endsAt };
  changeLine(Object.assign(sessionItem(1, 'Quiet swim, Adult', 1120, held), { occurrenceId: quiet.id }));
  showSwims([quiet]);
  const desk = await picker('Quiet swim');
  expect(await desk.findByText('2 x Adult')).toBeVisible();
  expect(desk.getByText(/^Changing Quiet swim, Adult/)).toBeVisible();
});

describe('the bar of a phone', () => {
  const showBar = () => renderOnSite(<BasketBar venueSlug={venue.slug} />, { session: member });

  test('says what is changed, and is the basket’s once it stays', async () => {
    answer('getCart', makeCart([early]));
    changeLine(early);
    showBar();
    expect(await screen.findByText(line)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    const checkout = await screen.findByRole('link', { name: 'View basket' });
    await waitFor(() => expect(checkout.closest('section')).toContainElement(document.activeElement as HTMLElement));
  });

  test('forgets a line that the basket no longer has', async () => {
    answer('getCart', makeCart([late]));
    changeLine(early);
    showBar();
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeVisible();
    expect(sessionStorage.getItem('touchline.booking.changing')).toBeNull();
  });
});
