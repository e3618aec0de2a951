import type { Stage } from '#e2e/screens/screen.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';

/** Every basket consumes places, so each uses another day. */
let baskets = 0;

/**
 * A customer of their own with a class for one child, or two, in the basket, which asks questions and needs a waiver for
 * each of them.
 */
export async function withPapers({ page }: Stage, count: 1 | 2 = 2): Promise<void> {
  const { id: userId, call } = await newCustomer(page);
  baskets += 1;
  const { data } = await call('listActivityTimetableV2', {
    params: { venue: 'riverside-leisure-centre', activity: 'trampoline' },
    query: { date: dayFromToday(5 + (baskets % 20)) },
  });
  const session = data.find(({ templateName }) => templateName === 'Junior trampoline');
  for (const [firstName, age] of [['Ivy', 9] as const, ['Leo', 6] as const].slice(0, count)) {
    const dateOfBirth = `${new Date().getFullYear() - age}-01-01`;
    const child = { firstName, lastName: 'Hartley', dateOfBirth, relationship: 'parent' } as const;
    const { data: link } = await call('createLinkedUser', { params: { userId }, body: child });
    const item = { purchasableId: session?.id ?? '', purchasableType: 'purchasableOccurrence', quantity: 1 } as const;
    await call('addCartItems', { body: { items: [{ ...item, purchasedForUserId: link.referencedUser.id }] } });
  }
}
