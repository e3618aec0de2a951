import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/timetable/booking/session-overlay.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show, type ClassStage } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { hasFocusInside } from '#tests/support/timetable-components/has-focus-inside.ts';

withSiteServer();

const described = (session: OccurrenceSummary, templateDescription: string | null) => ({
  ...session,
  v1Id: 3,
  recurrenceId: null,
  originalStartsAt: session.startsAt,
  originalEndsAt: session.endsAt,
  scheduleReference: 'AF',
  templateDescription,
  setupTimeInMinutes: 0,
  teardownTimeInMinutes: 0,
  bookingStrategy: 'sequential' as const,
  capacityStrategy: 'shared' as const,
  capacityByChannel: null,
  clashes: [],
  tickets: null,
  blockBookingInformation: null,
  canCancel: false,
  isDetachedFromRecurrence: false,
  customQuestionSections: [],
});

const open = async (input: Partial<OccurrenceSummary> = {}, stage: ClassStage = { session: member }) => {
  const session = aClass(1, '18:30', 'Aqua fit', input);
  const rendered = show([session], stage);
  const name = await screen.findByRole('button', { name: 'Aqua fit' });
  await userEvent.click(name);
  const dialog = await screen.findByRole('dialog', { name: 'Aqua fit' });
  await hasFocusInside(dialog);
  return { ...rendered, name, dialog: within(dialog) };
};

test('say when, where, by whom and for how much', async () => {
  answer('getActivity', described(aClass(1, '18:30', 'Aqua fit'), null));
  const { dialog } = await open({
    friendlyLocationName: 'Small pool',
    instructors: [
      { id: '00000000-0000-4000-8000-000000000061', name: 'Hannah Lowe' },
      { id: '00000000-0000-4000-8000-000000000062', name: 'Dan Okafor' },
    ],
  });
  const facts = dialog
    .getAllByRole('term')
    .map((term, index) => [term.textContent, dialog.getAllByRole('definition')[index]?.textContent]);
  expect(facts).toEqual([
    ['Date', 'Wed, 18 Nov 2099'],
    ['Time', '18:30–23:00, 45 min'],
    ['Where', 'Small pool, Riverside Leisure Centre'],
    ['Instructor', 'Hannah Lowe, Dan Okafor'],
  ]);
  expect(dialog.getByText('13 available')).toBeVisible();
  expect(dialog.getByText('£6.20')).toBeVisible();
});

test('say what it costs the person acted for, and why, as its row does', async () => {
  refuse('getActivity', 'unexpected');
  const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
  const uses = { uses: 1, usesLeft: 5, usesTotal: 10 };
  const savings = [{ kind: 'package' as const, name: 'Ten classes', amount: money(620), ...uses }];
  const ownPrice = { price: money(0), fullPrice: money(620), savings };
  answerBy('priceSessions', () => ({ data: { items: [{ each: ownPrice, line: ownPrice }], total: money(0) } }));
  const { dialog } = await open({}, { session: member, hasOwnPrices: true });
  expect(await dialog.findByText('£0.00')).toBeVisible();
  expect(dialog.getByText('£6.20', { selector: 's' })).toHaveTextContent('Before: £6.20');
  expect(dialog.getByText('Package: Ten classes, 5 left after this')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Add to basket Aqua fit/ })).toHaveAccessibleName(/£0\.00$/);
});

test('leave out the instructor where there is none', async () => {
  answer('getActivity', described(aClass(1, '18:30', 'Aqua fit'), null));
  const { dialog } = await open();
  expect(dialog.queryByText('Instructor')).not.toBeInTheDocument();
});

test('are complete but for the description while that is on its way', async () => {
  let arrive = () => undefined as void;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  answer('getActivity', described(aClass(1, '18:30', 'Aqua fit'), 'Gentle on the joints.'), { after });
  const { dialog } = await open();
  expect(dialog.getByText('Wed, 18 Nov 2099')).toBeVisible();
  expect(dialog.queryByText('Gentle on the joints.')).not.toBeInTheDocument();
  arrive();
  expect(await dialog.findByText('Gentle on the joints.')).toBeVisible();
});

test('without their description can still be booked from', async () => {
  let sent: unknown;
  refuse('getActivity', 'unexpected');
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { dialog } = await open();
  expect(await dialog.findByText('The details could not be loaded. You can still book.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Add to basket Aqua fit/ }));
  await waitFor(() => expect(sent).toMatchObject({ items: [{ quantity: 1 }] }));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('close by %s, and the focus returns to the class', async (_, close) => {
  refuse('getActivity', 'unexpected');
  const { name } = await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(name).toHaveFocus());
});

test('follow the places when they change behind them', async () => {
  refuse('getActivity', 'unexpected');
  const { dialog, queryClient } = await open();
  const full = { available: 0, consumed: 20, maximum: 20 };
  answer('listActivityTimetableV2', [
    aClass(1, '18:30', 'Aqua fit', { capacity: full, bookableAction: action('join_waitlist') }),
  ]);
  await queryClient.invalidateQueries({ queryKey: ['listActivityTimetableV2'] });
  expect(await dialog.findByText('Join waitlist')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Join the waitlist: Aqua fit/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
});

test('close when the class is taken off the timetable', async () => {
  refuse('getActivity', 'unexpected');
  const { queryClient } = await open();
  answer('listActivityTimetableV2', [aClass(2, '19:30', 'Boxing fit')]);
  await queryClient.invalidateQueries({ queryKey: ['listActivityTimetableV2'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('name the induction that is missing, where its times are, and why there is no button', async () => {
  refuse('getActivity', 'unexpected');
  const induction = {
    id: '00000000-0000-4000-8000-000000000071',
    name: 'Gym induction',
    type: 'pre-purchase-induction' as const,
  };
  const relatedCategory = { id: induction.id, name: 'Gym inductions', slug: 'gym-inductions' };
  answer('getRestriction', { ...induction, terms: null, relatedCategory, customQuestionSections: [] });
  const { dialog } = await open({
    restrictions: { prePurchaseWaiver: null, prePurchaseInduction: induction, criteria: 'all' },
    bookableAction: action(null, 'Gym induction must be completed before booking', 'restriction_unmet'),
  });
  expect(await dialog.findByText('Induction first.')).toBeVisible();
  expect(await dialog.findByRole('link', { name: 'See its times' })).toHaveAttribute(
    'href',
    '/location/riverside-leisure-centre/gym-inductions',
  );
  expect(dialog.getAllByText(/^(Induction first. )?Gym induction must be completed before booking/)).not.toHaveLength(
    0,
  );
  expect(dialog.getAllByRole('button')).toHaveLength(1);
});

test('a booking is cancelled from them after the same question, and they stay open behind it', async () => {
  refuse('getActivity', 'unexpected');
  const { dialog } = await open({ bookableAction: action('cancel_booking') });
  await userEvent.click(dialog.getByRole('button', { name: /^Cancel Aqua fit/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
  await hasFocusInside(question);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await screen.findByRole('dialog', { name: 'Aqua fit' })).toBeVisible();
});

test('speak Welsh', async () => {
  refuse('getActivity', 'unexpected');
  const { dialog } = await open({}, { session: member, language: 'cy' });
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Dyddiad', 'Amser', 'Lle']);
  expect(await dialog.findByText(/^Nid oedd modd llwytho’r manylion/)).toBeVisible();
});
