import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import { alexState, moment, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { getDocumentToDo, ToDoList } from './to-do-list.tsx';

withSiteServer();

const waiver = { id: uuid(71), name: 'Pool rules', type: 'post-purchase-waiver' as const };
const induction = { id: uuid(72), name: 'Wall induction', type: 'post-purchase-induction' as const };
const booking = (id: number, input: Partial<Booking>): Booking => ({
  ...cancelledBooking(session({ templateName: 'Climbing' }), uuid(id)),
  ...{ status: 'settled', firstName: 'Sam', lastName: 'Morgan', outstandingRestrictions: [waiver] },
  ...{ startsAt: moment('2099-11-19', '18:30'), endsAt: moment('2099-11-19', '19:30') },
  ...input,
});

const answerFor = (bookings: Record<string, Booking[]>) => {
  answer('getAuthUser', alexState);
  answerBy('listBookings', ({ url }) => ({ data: bookings[url.searchParams.get('user_id') ?? ''] ?? [] }));
  answer('getRestriction', {
    ...induction,
    terms: '<p>Walk, do not run.</p>',
    relatedCategory: { id: uuid(9), name: 'Wall inductions', slug: 'wall-inductions' },
    customQuestionSections: [],
  });
};
const show = (stage: Stage = {}) => renderOnSite(<ToDoList />, { zone: 'account', session: member, ...stage });
const findSignButton = (name: string) =>
  screen.findByRole('button', { name: `Read and sign the Pool rules for ${name}` });

it('shows nothing where nothing is asked for, or only by what is over', async () => {
  const over = { startsAt: moment('2020-11-19', '18:30'), endsAt: moment('2020-11-19', '19:30') };
  answerFor({ 7: [booking(1, { outstandingRestrictions: [] }), booking(2, over)] });
  const { container } = show();
  await settle();
  expect(container).toBeEmptyDOMElement();
});

it('asks each person once, for a waiver and an induction, with the way to each', async () => {
  answerFor({
    7: [booking(1, { outstandingRestrictions: [waiver, induction] })],
    8: [booking(2, {}), booking(3, {})],
  });
  show();
  const list = within(await screen.findByRole('list', { name: 'Still to do before you come' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pool rulesFor Alex Morgan (You)'),
    expect.stringContaining('Wall inductionFor Alex Morgan (You)'),
    expect.stringContaining('Pool rulesFor Sam Morgan'),
  ]);
  expect(await list.findByRole('link', { name: 'Find a time for the Wall induction' })).toHaveAttribute(
    'href',
    'http://bookings.touchline.localhost:3000/location/riverside-leisure-centre/wall-inductions',
  );
});

it('shows the terms, is signed for the person once agreed to, and is gone', async () => {
  answerFor({ 8: [booking(2, {})] });
  const calls: AskedCall[] = [];
  answer('createQuestionWaivers', [], { seen: (call) => void calls.push(call) });
  const { toasts } = show();
  await userEvent.click(await findSignButton('Sam Morgan'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pool rules' }));
  expect(await dialog.findByText('Walk, do not run.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  const box = dialog.getByRole('checkbox', { name: 'I agree to the Pool rules on behalf of Sam Morgan' });
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Agree to waiver');
  expect(calls).toEqual([]);
  await userEvent.click(box);
  answerFor({ 8: [booking(2, { outstandingRestrictions: [] })] });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const signed = { restriction_id: waiver.id, attendee: { first_name: 'Sam', last_name: 'Morgan' }, agreed: true };
  expect(calls[0]?.body).toEqual({ waivers: [signed], selected_user_id: 8 });
  expect(toasts).toEqual([{ type: 'success', message: 'Signed: Pool rules, for Sam Morgan' }]);
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
});

it('takes the focus to what is left to do, else to the next bookings', async () => {
  answerFor({ 7: [booking(1, {})], 8: [booking(2, {})] });
  answer('createQuestionWaivers', []);
  renderOnSite(
    <>
      <ToDoList />
      <h2 id="next-bookings" tabIndex={-1}>
        Next up
      </h2>
    </>,
    { zone: 'account', session: member },
  );
  const sign = async (name: string, left: Record<string, Booking[]>) => {
    await userEvent.click(await findSignButton(name));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pool rules' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    answerFor(left);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  };
  const signed = booking(1, { outstandingRestrictions: [] });
  await sign('Alex Morgan', { 7: [signed], 8: [booking(2, {})] });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Still to do before you come' })).toHaveFocus());
  await sign('Sam Morgan', { 7: [signed], 8: [signed] });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next up' })).toHaveFocus());
});

it('has the document of a membership, also where nothing else is to be done', async () => {
  answerFor({});
  const document = { kind: 'documentExpiring', date: '2099-12-01' } as const;
  renderOnSite(<ToDoList document={document} />, { zone: 'account', session: member });
  const list = within(screen.getByRole('list', { name: 'Still to do' }));
  expect(list.getByText(/runs out on 1 Dec 2099/)).toBeVisible();
  expect(list.getByRole('link', { name: 'Send the document' })).toHaveAttribute('href', '/memberships#documents');
});

it('stays open with the reason when it is refused, in Welsh too', async () => {
  answerFor({ 7: [booking(1, {})] });
  refuse('createQuestionWaivers', 'not_found');
  show({ language: 'cy' });
  const open = 'Darllen a llofnodi’r Pool rules ar gyfer Alex Morgan';
  await userEvent.click(await screen.findByRole('button', { name: open }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pool rules' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Rwy’n cytuno i Pool rules' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Llofnodi' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

const today = '2026-11-18';

it.each([
  [{ documentExpiry: null, membershipDocumentUploadRequired: true }, { kind: 'documentMissing' }],
  [
    { documentExpiry: '2026-11-17', membershipDocumentUploadRequired: false },
    { kind: 'documentExpired', date: '2026-11-17' },
  ],
  [
    { documentExpiry: '2026-11-18', membershipDocumentUploadRequired: false },
    { kind: 'documentExpiring', date: '2026-11-18' },
  ],
  [
    { documentExpiry: '2026-12-18', membershipDocumentUploadRequired: false },
    { kind: 'documentExpiring', date: '2026-12-18' },
  ],
  [{ documentExpiry: '2026-12-19', membershipDocumentUploadRequired: false }, null],
  [{ documentExpiry: null, membershipDocumentUploadRequired: false }, null],
])('of %o is %o', (documents, toDo) => {
  expect(getDocumentToDo(documents, today)).toEqual(toDo);
});
