import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { siteCall } from '#e2e/support/site-call.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';

const people = [
  ['Priya', 'Shah'],
  ['Imran', 'Aziz'],
  ['Bartholomew Alexander', 'Featherstonehaugh-Cholmondeley'],
  ['Yasmin', 'Cole'],
  ['Tomas', 'Reid'],
  ['Bea', 'Larkin'],
  ['Siân', 'Llewelyn'],
] as const;

/** Creates people at the desk, who book a class of tomorrow and pay for it there; answers its id. */
async function makeClass(page: Page, venue: string): Promise<string> {
  const call = siteCall(page);
  const { data } = await call('listDeskSessions', { query: { venue, date: dayFromToday(1) } });
  const [session] = data
    .filter(({ bookingType, bookableAction }) => bookingType === 'classes' && bookableAction?.action === 'book')
    .filter(({ restrictions }) => restrictions === null)
    .toSorted((one, other) => other.capacity.available - one.capacity.available);
  if (session === undefined) throw new Error('no class tomorrow');
  for (const [firstName, lastName] of people) {
    const email = `e2e-${randomUUID().slice(0, 18)}@example.com`;
    const body = { firstName, lastName, email, dateOfBirth: '1988-03-04', marketingEmail: false };
    const { data: user } = await call('createCustomer', { body });
    const sale = { source: 'foh', selectedUserId: user.id } as const;
    const item = { purchasableId: session.id, purchasableType: 'purchasableOccurrence', quantity: 1 } as const;
    const { data: cart } = await call('addCartItems', { body: { ...sale, items: [item] } });
    const payments = [{ tenderType: 'cash' as const, amount: cart.totals.balance }];
    const paid = { payments, terms: true, completedWaivers: [], itemHash: cart.itemHash };
    await call('payFrontOfHouse', { body: { ...sale, ...paid } }, { idempotencyKey: randomUUID() });
  }
  return session.id;
}

let made: Promise<string> | undefined;

/** The id of a class of tomorrow that people with names long and short have booked; the same for every picture. */
export function classOfPeople(page: Page, venue: string): Promise<string> {
  made ??= makeClass(page, venue);
  return made;
}
