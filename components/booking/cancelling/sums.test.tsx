import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { alexState, uuid } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { askToCancel, booked, bookedAs } from '#tests/support/timetable-components/ask-to-cancel.tsx';
import { answerVisit, makeCancellation, pounds } from '#tests/support/timetable-components/visit.ts';
import './cancel-dialog.tsx';

withSiteServer();
beforeEach(() => answer('getVenue', riverside));

const use = { kind: 'package' as const, name: 'Ten classes', uses: 1, left: 4, total: 10, expiresAt: null };
const free: Partial<CancellationResult> = { paid: pounds(0), credit: pounds(0), returnedTo: [] };

async function ask(input: Partial<CancellationResult>, number = 90) {
  answerVisit([makeCancellation(booked, number, input)]);
  const { inside } = await askToCancel();
  await inside.findAllByRole('term');
  return inside;
}

describe('how it was paid', () => {
  it.each([
    ['with credit', [{ tenderType: 'credit' as const, cardLast4: null }], 'Paid with credit'],
    [
      'in two ways',
      [
        { tenderType: 'credit' as const, cardLast4: null },
        { tenderType: 'online' as const, cardLast4: '4242' },
      ],
      'Paid',
    ],
    ['in a way that is not known', [], 'Paid'],
  ])('%s is said', async (_, paidBy, words) => {
    const inside = await ask({ paidBy });
    expect(readTerms(inside)).toEqual({ [words]: '£6.20', 'Fee, cancelled in time': 'None' });
  });

  it('with a use says how many are left then, and until when', async () => {
    const inside = await ask({ ...free, usesReturned: [{ ...use, expiresAt: '2027-03-31T22:59:59Z' }] });
    expect(readTerms(inside)).toMatchObject({ 'Paid with Ten classes': '1 use' });
    expect(inside.getByText('Goes back to Ten classes')).toBeVisible();
    expect(inside.getByText(/^4 of 10 left\. It can be used until .*31 Mar/)).toBeVisible();
  });

  it('with a use of a package without an end says neither', async () => {
    const inside = await ask({ ...free, usesReturned: [{ ...use, left: null, total: null }] });
    expect(inside.getByText('Goes back to Ten classes')).toBeVisible();
    expect(inside.queryByText(/left\.|until .*2027/)).toBeNull();
  });
});

describe('what comes back', () => {
  it('as credit of a membership is called that', async () => {
    const inside = await ask({ returnedTo: [{ type: 'membership', amount: pounds(620), balance: pounds(900) }] });
    expect(inside.getByText('Comes back as membership credit')).toBeVisible();
  });

  it('as both kinds is called credit, and the balance afterwards is of both', async () => {
    const inside = await ask({
      returnedTo: [
        { type: 'membership', amount: pounds(300), balance: pounds(900) },
        { type: 'general', amount: pounds(320), balance: pounds(1000) },
      ],
    });
    expect(inside.getByText('Comes back as credit')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel booking' }));
    expect(await inside.findByRole('status')).toHaveTextContent('£6.20 is back as credit. Your credit is now £19.00.');
  });

  it('is nothing by the venue’s own rule, and the button says that it is cancelled anyway', async () => {
    const inside = await ask({ credit: pounds(0), returnedTo: [], keptBecause: 'policy' });
    expect(readTerms(inside)).toMatchObject({ 'Not returned by the venue': '−£6.20' });
    expect(inside.getByText('This venue gives no money back for this session.')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Cancel anyway' })).toBeVisible();
  });

  it('is nothing where the fee is as much as was paid', async () => {
    const inside = await ask({ fee: pounds(620), credit: pounds(0), returnedTo: [] });
    expect(inside.getByText('The fee is as much as was paid.')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Cancel for £6.20' })).toBeVisible();
  });

  it('is nothing of nothing', async () => {
    const inside = await ask(free);
    expect(inside.getByText('Nothing was paid.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel booking' }));
    const message = await inside.findByRole('status');
    expect(message).toHaveTextContent(/^Your booking is cancelled\.$/);
  });

  it('is said with the bar that follows', async () => {
    const inside = await ask({ consequences: ['disable_booking'] });
    expect(inside.getByText(/You cannot book again until the venue allows it\./)).toBeVisible();
  });
});

describe('the places of several people', () => {
  const orderId = uuid(77);
  const person = (number: number, userId: number, firstName: string, input: Partial<CancellationResult> = {}) =>
    makeCancellation(booked, number, { orderId, userId, firstName, lastName: 'Morgan', ...input });

  it('are named with what each costs, and all are chosen at one touch', async () => {
    answer('getAuthUser', alexState);
    answerVisit([person(90, 7, 'Alex'), person(93, 8, 'Sam', { paid: pounds(310) })]);
    const { inside } = await askToCancel();
    const places = within(await inside.findByRole('group', { name: 'Whose places?' }));
    expect(places.getByRole('checkbox', { name: /^Sam Morgan ?£3\.10$/ })).not.toBeChecked();
    await userEvent.click(places.getByRole('button', { name: 'Choose all 2' }));
    expect(places.getByRole('checkbox', { name: /^Sam Morgan/ })).toBeChecked();
    expect(await inside.findByRole('button', { name: 'Cancel 2 places' })).toBeVisible();
    expect(places.getByRole('button', { name: 'Choose all 2' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('of which some stay are said to', async () => {
    answer('getAuthUser', alexState);
    answerVisit([person(90, 7, 'Alex'), person(93, 8, 'Sam')]);
    const { inside } = await askToCancel();
    expect(await inside.findByText(/1 place stays booked\./)).toBeVisible();
    expect(readTerms(inside)).toMatchObject({ 'Alex Morgan': '£6.20' });
  });
});

it('of tickets is in a panel that keeps its booking on Escape', async () => {
  const visit = bookedAs('ticketed');
  const requests = answerVisit([makeCancellation(visit, 91, { ticketName: 'Adult' })]);
  const { dialog, inside } = await askToCancel(visit, { session: member });
  await inside.findByRole('button', { name: 'Cancel 1 ticket' });
  expect(inside.queryByRole('group', { name: 'Which tickets?' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: /^Cancel Aqua fit/ });
  expect(dialog.isConnected && requests.some(({ preview }) => !preview)).toBe(false);
});
