import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { leaveMembershipEndpoint, stayInMembershipEndpoint } from '#contract/memberships/memberships.ts';
import { openMembershipDesk } from '#tests/support/memberships/membership-desk.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { clock, db, call, member, list, leave, stay } = await openMembershipDesk();

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

describe('leaving', () => {
  it('ends the membership with the notice agreed, and is told by mail', async () => {
    const { person, id } = await member();
    await db.updateTable('users').set({ emailVerifiedAt: clock.now() }).where('id', '=', person.id).execute();
    const left = getData(leaveMembershipEndpoint, await leave(person, id, { reason: 'Moving house' }));
    expect(left).toMatchObject({
      status: 'active',
      endsOn: '2026-12-31',
      endsAt: '2027-01-01T00:00:00Z',
      nextBillingOn: '2026-12-01',
      leavableOn: null,
      leaving: { askedAt: '2026-11-24T18:00:00Z', reason: 'Moving house' },
      changes: [],
    });
    const mails = await db
      .selectFrom('outbox')
      .where('dedupeKey', 'like', `membership-left:${id}%`)
      .select('payload')
      .execute();
    expect(mails.map(({ payload }) => payload.subject)).toEqual(['Your membership ends on Thu, 31 Dec 2026']);
    // Again it changes nothing.
    clock.set('2026-12-23T18:00:00Z');
    expect(getData(leaveMembershipEndpoint, await leave(person, id))).toMatchObject({ endsOn: '2026-12-31' });
  });

  it('is taken back up to the last day', async () => {
    const { person, id } = await member({ endsOn: '2027-06-30' });
    await leave(person, id);
    expect(getData(stayInMembershipEndpoint, await stay(person, id))).toMatchObject({
      endsOn: '2027-06-30',
      leaving: null,
      leavableOn: '2026-12-31',
    });
    expect((await stay(person, id)).status).toBe(200);
    await leave(person, id);
    clock.set('2027-01-01T00:00:00Z');
    await db
      .updateTable('accessTokens')
      .set({ expiresAt: new Date('2027-02-01') })
      .execute();
    expect(getFailure(await stay(person, id))).toMatchObject({ code: 'not_bookable' });
    expect(getFailure(await leave(person, id))).toMatchObject({ code: 'not_bookable' });
    const { membershipUsers } = getData(getAuthUserEndpoint, await call('/api/auth/user', { token: person.token }));
    expect(membershipUsers).toEqual([]);
  });

  it('waits for the minimum term', async () => {
    const { person, id } = await member({ startsOn: '2026-06-15', minimumTermMonths: 12 });
    const answer = await leave(person, id);
    expect(answer.status).toBe(409);
    expect(getFailure(answer)).toMatchObject({
      code: 'minimum_term',
      message: 'This membership cannot end yet',
    });
    expect(answer.json).toMatchObject({ details: { earliest_date: '2027-06-14' } });
    expect(await list(person)).toMatchObject([
      { endsOn: null, minimumTermEndsOn: '2027-06-14', leavableOn: null, leaving: null },
    ]);
  });

  it('changes nothing for one that ends before', async () => {
    const { person, id } = await member({ endsOn: '2026-12-10' });
    expect(getData(leaveMembershipEndpoint, await leave(person, id))).toMatchObject({
      endsOn: '2026-12-10',
      leaving: null,
    });
  });
});
