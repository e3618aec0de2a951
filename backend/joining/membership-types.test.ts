import { listMembershipTypesEndpoint } from '#contract/joining/membership-types.ts';
import { openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, clock, call, venue, types } = await openJoiningDesk();
const path = (slug: string) => `/api/online-joining/venues/${slug}/membership-types`;
/** Read after the seconds for which a reply to visitors is kept. */
async function list(slug = venue.slug) {
  clock.advance(6);
  return getData(listMembershipTypesEndpoint, await call(path(slug)));
}

let hour = 8;
beforeEach(() => {
  hour += 1;
  clock.set(`2026-11-18T${String(hour).padStart(2, '0')}:00:00Z`);
});

describe('memberships on sale', () => {
  it('come with the first payment of today, what follows, and all in', async () => {
    const [offPeak] = await list();
    expect(offPeak).toMatchObject({
      name: 'Off-peak',
      price: { value: 2700, formatted: '£27.00' },
      joiningFee: { value: 2000 },
      startsOn: '2026-11-18',
      partMonthDays: 13,
      partMonthPrice: { value: 1170 },
      firstPayment: { value: 3170 },
      nextPaymentOn: '2026-12-01',
      minimumTermMonths: 1,
      minimumTermEndsOn: '2026-12-17',
      noticeDays: 30,
      coolingOffDays: 14,
      coolingOffEndsOn: '2026-12-02',
      totalFirstTerm: { value: 35_570 },
      totalUntil: '2027-11-30',
      people: { maximum: 1, adults: 1, children: 0 },
      proofDocument: null,
    });
  });

  it('count the day by the clock of the venue', async () => {
    // In London it is already the first of June.
    clock.set('2026-05-31T23:30:00Z');
    expect((await list())[0]).toMatchObject({
      startsOn: '2026-06-01',
      partMonthDays: 30,
      partMonthPrice: { value: 2700 },
      nextPaymentOn: '2026-07-01',
    });
  });

  it('say the fees beside it, and take those that are not optional at once', async () => {
    await db
      .insertInto('membershipFees')
      .values([
        { membershipTypeId: types.concession, name: 'Card', price: 500, isOptional: false },
        { membershipTypeId: types.concession, name: 'Locker', price: 2500, position: 1 },
      ])
      .execute();
    const concession = (await list()).find(({ id }) => id === types.concession);
    expect(concession).toMatchObject({
      proofDocument: { name: 'Student card' },
      collectableFees: [
        { name: 'Card', isOptional: false, price: { value: 500 } },
        { name: 'Locker', isOptional: true, price: { value: 2500 } },
      ],
      // 13 of 30 days of £22, and the card.
      firstPayment: { value: 953 + 500 },
    });
  });

  it('are those of the venue, or of every venue that sells any', async () => {
    const other = await makeVenue(db, { name: 'Hilltop' });
    await db.insertInto('membershipTypeVenues').values({ membershipTypeId: types.family, venueId: other.id }).execute();
    expect((await list()).map(({ name }) => name)).toEqual(['Off-peak', 'Concession']);
    const there = await list(other.slug);
    expect(there.map(({ name }) => name)).toEqual(['Off-peak', 'Family', 'Concession']);
    expect(there[1]?.venues).toEqual([{ id: other.id, name: 'Hilltop' }]);
  });

  it('are not found where joining is switched off', async () => {
    const closed = await makeVenue(db, { onlineJoiningEnabled: false });
    const answer = await call(path(closed.slug));
    expect(answer.status).toBe(404);
    expect(getFailure(answer).code).toBe('not_found');
  });

  it('are left out when they are not sold online', async () => {
    await db.updateTable('membershipTypes').set({ isSoldOnline: false }).where('id', '=', types.offPeak).execute();
    expect((await list()).map(({ name }) => name)).toEqual(['Concession']);
  });
});
