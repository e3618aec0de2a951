import { getCampEndpoint } from '#contract/schedules/camps.ts';
import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';
import { testBackend } from '#tests/support/backend.ts';
import { place } from '#tests/support/cart/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db });
await makeOperator(db);
const venue = await makeVenue(db, { timezone: 'Europe/London' });
const ages = { minimumAge: 5, maximumAge: 11 };

/** A parent of 38 with one child, born on that day. */
async function makeFamily(dateOfBirth: string | null) {
  const parent = await makePerson(db, { dateOfBirth: '1988-04-12' });
  const child = await makePerson(db, { firstName: 'Noah', dateOfBirth });
  await linkPeople(db, parent, child);
  const add = (item: object, forUserId = child.id) =>
    call('/api/checkout/cart/add', {
      token: parent.token,
      body: { items: { ...item, purchased_for_user_id: forUserId } },
    });
  return { parent, child, add };
}
const tooYoungOrOld = (text: string) => ({ code: 'not_bookable', message: text, details: { reason: 'age' } });

describe('a class for ages 5 to 11', () => {
  const makeClass = async (startsAt: string) =>
    makeSession(db, await makeActivity(db, venue, { schedule: ages }), { startsAt: new Date(startsAt) });

  it.each([
    ['2021-12-02', '2026-12-01T10:00:00Z', 409],
    ['2021-12-01', '2026-12-01T10:00:00Z', 200],
    ['2014-12-02', '2026-12-01T10:00:00Z', 200],
    ['2014-12-01', '2026-12-01T10:00:00Z', 409],
    // On 28 February nobody born on a leap day has their birthday yet.
    ['2016-02-29', '2028-02-28T10:00:00Z', 200],
    ['2015-02-28', '2027-02-28T10:00:00Z', 409],
    // It is 9 July at the venue from 23:00 UTC of the 8th on.
    ['2022-07-09', '2027-07-08T22:30:00Z', 409],
    ['2022-07-09', '2027-07-08T23:30:00Z', 200],
    [null, '2026-12-01T10:00:00Z', 200],
  ])('born on %s, at %s: %i', async (dateOfBirth, startsAt, status) => {
    const { add } = await makeFamily(dateOfBirth);
    const reply = await add(place(await makeClass(startsAt)));
    expect(reply.status).toBe(status);
    if (status === 409) expect(getFailure(reply)).toMatchObject(tooYoungOrOld('This class is for ages 5 to 11'));
  });

  it('refuses the parent, says so on the timetable, and takes back no place', async () => {
    const session = await makeClass('2026-12-02T10:00:00Z');
    const { parent, add } = await makeFamily('2018-01-01');
    expect(getFailure(await add(place(session), parent.id)).code).toBe('not_bookable');
    const shown = getData(getActivityEndpoint, await call(`/api/activities/${session.id}`, { token: parent.token }));
    expect(shown).toMatchObject({
      ages: { minimum: 5, maximum: 11 },
      bookableAction: { action: null, reason: 'age' },
      capacity: { consumed: 0 },
    });
  });

  it('cannot be handed to the parent in the basket', async () => {
    const { parent, add } = await makeFamily('2018-01-01');
    const reply = await add(place(await makeClass('2026-12-03T10:00:00Z')));
    const { data } = reply.json as { data: { items: { id: string }[] } };
    const changed = await call(`/api/checkout/cart/${data.items[0]?.id}`, {
      method: 'PUT',
      token: parent.token,
      body: { options: { purchased_for_user_id: parent.id } },
    });
    expect(getFailure(changed)).toMatchObject(tooYoungOrOld('This class is for ages 5 to 11'));
  });

  it('has no waitlist for those it is not for', async () => {
    const activity = await makeActivity(db, venue, { schedule: ages });
    const session = await makeSession(db, activity, { maximum: 0, waitlistMaximum: 5 });
    const { parent, child } = await makeFamily('2018-01-01');
    const join = (userId: number) =>
      call(`/api/v1/activities/occurrences/${session.id}/waitlist/members`, {
        token: parent.token,
        body: { data: { user_id: userId } },
      });
    expect(getFailure(await join(parent.id)).code).toBe('not_bookable');
    expect((await join(child.id)).status).toBe(200);
  });
});

describe('a camp for ages 5 to 11, from 30 November to 4 December', () => {
  const days = ({ sessions }: { sessions: { id: string }[] }, from: number, to: number) =>
    sessions.slice(from, to).map(({ id }) => id);
  const buy = (camp: { id: string }, ids?: string[]) => ({
    id: camp.id,
    type: 'camp',
    booking_full_camp: ids === undefined,
    ...(ids && { camp_occurrence_ids: ids }),
  });

  it('takes a child from their fifth birthday on, day by day', async () => {
    const camp = await makeCamp(db, venue, { schedule: ages });
    const { parent, child, add } = await makeFamily('2021-12-02');
    expect(getFailure(await add(buy(camp)))).toMatchObject(tooYoungOrOld('This camp is for ages 5 to 11'));
    expect(getFailure(await add(buy(camp, days(camp, 1, 3)))).code).toBe('not_bookable');
    const path = `/api/v1/activities/camps/${camp.slug}?source=online&selected_user_id=${child.id}`;
    const shown = getData(getCampEndpoint, await call(path, { token: parent.token }));
    expect(shown.ages).toEqual({ minimum: 5, maximum: 11 });
    expect(shown.occurrences.map(({ bookableAction }) => bookableAction?.reason)).toEqual([
      'age',
      'age',
      null,
      null,
      null,
    ]);
    expect((await add(buy(camp, days(camp, 2, 5)))).status).toBe(200);
  });

  it('as a whole counts the age on its first day', async () => {
    const camp = await makeCamp(db, venue, { schedule: ages });
    const { add } = await makeFamily('2014-12-02');
    expect((await add(buy(camp))).status).toBe(200);
  });

  it('is booked for several people at once, or for none of them', async () => {
    const camp = await makeCamp(db, venue, { schedule: ages });
    const { parent, child } = await makeFamily('2018-01-01');
    const [ivy, baby] = [
      await makePerson(db, { dateOfBirth: '2019-01-01' }),
      await makePerson(db, { dateOfBirth: '2026-01-01' }),
    ];
    await linkPeople(db, parent, ivy);
    await linkPeople(db, parent, baby);
    const book = (people: { id: number }[]) =>
      call(`/api/v1/users/${parent.id}/carts/activity-booking/items`, {
        token: parent.token,
        body: { data: { items: people.map(({ id }) => ({ ...buy(camp), purchased_for_user_id: id })) } },
      });
    const refused = getFailure(await book([child, ivy, baby]));
    expect(refused).toMatchObject({ code: 'not_bookable', details: { itemIndex: 2, reason: 'age' } });
    const reply = (await book([child, ivy])).json as { data: { totals: { total: number }; items: object[] } };
    expect(reply.data.items).toHaveLength(2);
    expect(reply.data.totals.total).toBe(18_000);
  });
});

it('a course counts the age on the first session that is left', async () => {
  const course = await makeCourse(db, venue, { schedule: ages });
  const item = { id: course.id, type: 'course' };
  const tooYoung = await makeFamily('2021-11-26');
  expect(getFailure(await tooYoung.add(item))).toMatchObject(tooYoungOrOld('This course is for ages 5 to 11'));
  const justFive = await makeFamily('2021-11-25');
  expect((await justFive.add(item)).status).toBe(200);
});

describe('a ticket for ages 3 to 15', () => {
  it('is refused to a child who is named, and sold to whoever buys it for those who come along', async () => {
    const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
    const junior = await makeTicket(db, swimming, { name: 'Junior', minimumAge: 3, maximumAge: 15 });
    const swim = await makeSession(db, swimming, { startsAt: new Date('2026-12-05T10:00:00Z') });
    const { parent, add } = await makeFamily('2025-01-01');
    const item = { ...place(swim), pricing_option_id: junior.pricingOptionId };
    expect(getFailure(await add(item))).toMatchObject(tooYoungOrOld('This ticket is for ages 3 to 15'));
    expect((await add({ ...item, quantity: 2 }, parent.id)).status).toBe(200);
    const older = await makeFamily('2016-01-01');
    expect((await older.add(item)).status).toBe(200);
  });
});
