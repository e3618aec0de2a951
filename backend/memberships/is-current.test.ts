import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const { db, call, clock, venue, add } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming, { price: 540 });
const startsAt = new Date('2026-09-03T18:00:00Z');

/** Half past midnight on 1 September in London. */
beforeEach(() => clock.set('2026-08-31T23:30:00Z'));

const setDays = ({ id }: MadePerson, days: { startsOn: string; endsOn: string | null }) =>
  db.updateTable('memberships').set(days).where('userId', '=', id).execute();

const ended = { startsOn: '2026-01-01', endsOn: '2026-08-31' };
const begun = { startsOn: '2026-09-01', endsOn: null };

it.each([
  ['is over after its last day', ended, { price: 540, benefit: false, memberships: 0 }],
  ['has begun on its first day', begun, { price: 400, benefit: true, memberships: 1 }],
])('a membership %s by the clock of its home venue', async (_, days, expected) => {
  const member = await makePerson(db);
  await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);
  await setDays(member, days);
  const swim = { ...place(await makeSession(db, swimming, { startsAt })), pricing_option_id: adult.pricingOptionId };
  expect(onlyLine(await add(member, swim)).price.value).toBe(expected.price);
  const state = getData(getAuthUserEndpoint, await call('/api/auth/user', { token: member.token }));
  expect(state.membershipUsers).toHaveLength(expected.memberships);

  const other = await makePerson(db);
  await makeBenefit(db, { venue, userId: other.id });
  await setDays(other, days);
  const line = onlyLine(await add(other, place(await makeSession(db, classes, { startsAt }))));
  expect(line.benefitApplied).toBe(expected.benefit);
});
