import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { openMembershipDesk } from '#tests/support/memberships/membership-desk.ts';
import { getFailure } from '#tests/support/replies.ts';

const { clock, db, member, offerRenewal, list, change, leave, stay, venue, types } = await openMembershipDesk();
const { swim, anytime } = types;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

it('tells of a membership what is paid when, and what it gives', async () => {
  const { person, id } = await member();
  const benefit = await db
    .insertInto('membershipBenefits')
    .values({ membershipTypeId: swim, name: 'Guest swims', discountPercent: 100, usesPerPeriod: 2, period: 'month' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const renewalId = await offerRenewal(id, anytime);
  const [covered] = await list(person);
  const usage = { benefitId: benefit.id, membershipUserId: covered?.membershipUserId ?? 0, state: 'used' as const };
  await db
    .insertInto('benefitUsages')
    .values([
      { ...usage, usedOn: '2026-11-02' },
      { ...usage, usedOn: '2026-10-31' },
    ])
    .execute();
  expect(await list(person)).toMatchObject([
    {
      id,
      membershipType: { id: swim, name: 'Swim' },
      homeVenue: { id: venue.id },
      status: 'active',
      startsOn: '2026-01-01',
      endsOn: null,
      endsAt: null,
      price: { value: 3000 },
      benefits: ['Guest swims'],
      inclusions: [
        {
          kind: 'benefit',
          name: 'Guest swims',
          activities: null,
          discountPercent: 100,
          uses: { count: 2, period: 'month' },
        },
      ],
      uses: [{ name: 'Guest swims', used: 1, total: 2, period: 'month' }],
      people: [{ userId: person.id, name: 'Robin Reed' }],
      isHolder: true,
      nextBillingOn: '2026-12-01',
      noticeDays: 30,
      leavableOn: '2026-12-31',
      leaving: null,
      renewal: {
        membershipRenewalId: renewalId,
        summary: 'Another month',
        price: { value: 2900 },
        newMembership: { id: anytime, name: 'Anytime' },
      },
      changes: [
        { membershipType: { name: 'Anytime' }, price: { value: 1200 }, takesEffectOn: '2026-11-24' },
        { membershipType: { name: 'Off-peak' }, price: { value: 500 }, takesEffectOn: '2026-12-01' },
      ],
    },
  ]);
  await db.deleteFrom('benefitUsages').execute();
  await db.deleteFrom('membershipBenefits').execute();
});

it('shows what is over and what is to begin, and nobody but the holder what can be done', async () => {
  const { person, id } = await member({ endsOn: '2026-11-23' });
  const other = await makePerson(db);
  await db.insertInto('membershipUsers').values({ membershipId: id, userId: other.id }).execute();
  expect(await list(person)).toMatchObject([{ status: 'expired', nextBillingOn: null, leavableOn: null, changes: [] }]);
  await db.updateTable('memberships').set({ startsOn: '2026-12-01', endsOn: null }).where('id', '=', id).execute();
  expect(await list(person)).toMatchObject([{ status: 'pending', nextBillingOn: '2026-12-01' }]);
  expect(await list(other)).toMatchObject([{ isHolder: false, renewal: null, changes: [], leavableOn: null }]);
  for (const answer of [await leave(other, id), await stay(other, id), await change(other, id, anytime)])
    expect(getFailure(answer).code).toBe('forbidden');
  const stranger = await makePerson(db);
  for (const answer of [await leave(stranger, id), await stay(stranger, id), await change(stranger, id, anytime)])
    expect(answer.status).toBe(404);
  // A linked person acts for the holder.
  await linkPeople(db, stranger, person);
  expect(await list(stranger, `?selected_user_id=${person.id}`)).toMatchObject([{ id, isHolder: true }]);
});
