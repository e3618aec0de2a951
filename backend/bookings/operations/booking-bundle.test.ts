import { cancelBookingBundleEndpoint, getBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';
import { askToCancelBundle, buyCamp } from '#tests/support/bookings/bundles.ts';
import { cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { getCredit } from '#tests/support/bookings/credit-customer.ts';
import { entire, getDays, getTaken } from '#tests/support/camps/items.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { campDays, makeCamp, makeExtra, makeQuestions } from '#tests/support/make/make-schedule.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, call, venue } = shop;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const read = async ({ token }: Pick<MadePerson, 'token'>, bundleId: string, source = 'customers') =>
  call(`/api/v1/activities/booking-bundles/${bundleId}?cancellation_source=${source}`, { token });
const getBundle = async (person: Pick<MadePerson, 'token'>, bundleId: string) =>
  getData(getBookingBundleEndpoint, await read(person, bundleId));
const cancel = async (person: Pick<MadePerson, 'token'>, bundleId: string, more = {}) =>
  getData(cancelBookingBundleEndpoint, await askToCancelBundle(shop, person, bundleId, more));
const getLetters = () => db.selectFrom('outbox').where('dedupeKey', 'like', 'cancelled:%').select('payload').execute();

/** Free to cancel until two days before; late it costs £3.00. */
async function setPolicy(scheduleId: string, cutOffActions: ('charge_fee' | 'disable_cancelling')[]) {
  const { id } = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Two days', cutOffMinutes: 2 * 24 * 60, cutOffActions, fee: 300, awardsCredit: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ cancellationPolicyId: id }).where('scheduleId', '=', scheduleId).execute();
}

describe('a booked camp', () => {
  it('has its sessions by start, what they cost together, and the answers', async () => {
    const camp = await makeCamp(db, venue);
    const [question] = await makeQuestions(db, camp, [{ type: 'text', required: true }]);
    const answers = [{ custom_question_id: question?.id, answer: 'Nuts' }];
    const { person, bundleId } = await buyCamp(shop, {
      item: { ...entire(camp), custom_question_answers: answers },
      price: 9000,
    });
    const bundle = await getBundle(person, bundleId);
    expect(bundle).toMatchObject({
      id: bundleId,
      status: 'settled',
      bookingType: 'camps',
      scheduleId: camp.id,
      name: 'Winter adventure',
      totalPrice: { value: 9000 },
      cancellation: { canCancel: true, awardsCredit: true },
    });
    expect(bundle.bookings.map(({ startsAt }) => startsAt.utc)).toEqual(campDays);
    expect(bundle.customQuestionSections[0]?.questions).toMatchObject([{ answer: 'Nuts' }]);
  });

  it('leaves out a day that left the basket before it was paid, and keeps one that was cancelled since', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId, ids } = await buyCamp(shop, { item: getDays(camp, [0, 1, 2]), price: 4800, without: 1 });
    await cancelThese(shop, person, ids.slice(0, 1));
    const { bookings, totalPrice } = await getBundle(person, bundleId);
    expect(bookings.map(({ status }) => status)).toEqual(['cancelled', 'settled']);
    expect(totalPrice).toMatchObject({ value: 4800 });
  });

  it('has no price while it is reserved, and is cancelled by leaving the basket', async () => {
    const camp = await makeCamp(db, venue);
    const person = await makePerson(db);
    await shop.add(person, getDays(camp, [0]));
    const { id } = await db
      .selectFrom('bookingBundles')
      .where('userId', '=', person.id)
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await getBundle(person, id)).toMatchObject({ status: 'reserved', totalPrice: null });
    expect(getFailure(await askToCancelBundle(shop, person, id)).code).toBe('cannot_cancel');
    expect(await getTaken(db, camp)).toEqual([1, 0, 0, 0, 0]);
  });

  it('is unknown to strangers, and known to linked people and to staff with the permission', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId } = await buyCamp(shop, { item: getDays(camp, [0, 1]), price: 4800 });
    const [stranger, linked, reader] = [
      await makePerson(db),
      await makePerson(db),
      await makePerson(db, { permissions: ['customers'] }),
    ];
    await linkPeople(db, linked, person);
    expect((await read(stranger, bundleId)).status).toBe(404);
    expect((await read(person, camp.id)).status).toBe(404);
    expect((await read(linked, bundleId)).status).toBe(200);
    expect((await read(reader, bundleId, 'foh')).status).toBe(200);
    expect((await read(person, bundleId, 'foh')).status).toBe(403);
  });
});

describe('cancelling all of it', () => {
  it('does what its preview said: money, places and one mail', async () => {
    const camp = await makeCamp(db, venue);
    const lunch = await makeExtra(db, camp);
    const { person, bundleId } = await buyCamp(shop, {
      item: { ...entire(camp), extras: [{ pricing_option_id: lunch, quantity: 2 }] },
      price: 9900,
    });
    const before = (await getLetters()).length;
    const preview = await cancel(person, bundleId, { preview: true });
    expect(await getCredit(shop, person)).toEqual({ general: 0 });
    expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
    expect(await getLetters()).toHaveLength(before);
    expect(preview).toMatchObject({ status: 'cancelled', cancellation: { canCancel: false } });
    const answer = await askToCancelBundle(shop, person, bundleId);
    expect(getMessage(answer)).toBe('Your booking has been cancelled');
    expect(getData(cancelBookingBundleEndpoint, answer)).toEqual(preview);
    expect(preview.cancellations.map(({ credit }) => credit.value).reduce((sum, one) => sum + one, 0)).toBe(9900);
    expect(await getCredit(shop, person)).toEqual({ general: 9900 });
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 0, 0]);
    expect(await getLetters()).toHaveLength(before + 1);
  });

  it('means what is still booked, after a day was cancelled by itself', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId, ids } = await buyCamp(shop, { item: getDays(camp, [0, 2, 4]), price: 7200 });
    await cancelThese(shop, person, ids.slice(1, 2));
    const { cancellations, bookings } = await cancel(person, bundleId);
    expect(cancellations.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(bookings).toHaveLength(3);
    expect(await getCredit(shop, person)).toEqual({ general: 7200 });
    const again = getFailure(await askToCancelBundle(shop, person, bundleId));
    expect(again).toMatchObject({ code: 'cannot_cancel', message: 'This booking is already cancelled' });
    expect(await getCredit(shop, person)).toEqual({ general: 7200 });
  });

  it('leaves the days that were', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId, ids } = await buyCamp(shop, { item: getDays(camp, [0, 1]), price: 4800 });
    clock.set(campDays[0] ?? '');
    expect((await cancel(person, bundleId)).cancellations.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await getBundle(person, bundleId)).toMatchObject({
      status: 'settled',
      cancellation: { canCancel: false, cannotCancelReason: 'This session has already started' },
    });
    const again = getFailure(await askToCancelBundle(shop, person, bundleId));
    expect(again).toMatchObject({ code: 'cannot_cancel', message: 'This session has already started' });
  });

  it('charges the fee for the days whose cut-off has passed, and says the cut-off of the first', async () => {
    const camp = await makeCamp(db, venue);
    await setPolicy(camp.id, ['charge_fee']);
    const { person, bundleId } = await buyCamp(shop, { item: getDays(camp, [0, 4]), price: 4800 });
    clock.set('2026-11-29T09:00:00Z');
    const { cancellation } = await getBundle(person, bundleId);
    expect(cancellation).toMatchObject({
      canCancel: true,
      cutOff: { utc: '2026-11-28T09:00:00Z' },
      awardsCredit: true,
    });
    const { cancellations } = await cancel(person, bundleId);
    expect(cancellations.map(({ fee, credit }) => [fee.value, credit.value])).toEqual([
      [300, 2100],
      [0, 2400],
    ]);
  });

  it('is refused as a whole where one day cannot be cancelled any more', async () => {
    const camp = await makeCamp(db, venue);
    await setPolicy(camp.id, ['disable_cancelling']);
    const { person, bundleId, ids } = await buyCamp(shop, { item: getDays(camp, [0, 4]), price: 4800 });
    clock.set('2026-11-29T09:00:00Z');
    const refused = getFailure(await askToCancelBundle(shop, person, bundleId));
    expect(refused).toMatchObject({
      code: 'cannot_cancel',
      message: 'It is too late to cancel this booking',
      details: { bookingIds: ids.slice(0, 1) },
    });
    expect(await getTaken(db, camp)).toEqual([1, 0, 0, 0, 1]);
    expect((await getBundle(person, bundleId)).cancellation).toMatchObject({ canCancel: false });
  });

  it('may be done by whom it is for and by staff who sell, not by staff who read', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId } = await buyCamp(shop, { item: getDays(camp, [0]), price: 2400 });
    const staff = { cancellation_source: 'foh', reason: 'adverse_weather', notify: false };
    const [stranger, reader, seller] = [
      await makePerson(db),
      await makePerson(db, { permissions: ['customers'] }),
      await makePerson(db, { permissions: ['sell'] }),
    ];
    expect((await askToCancelBundle(shop, stranger, bundleId)).status).toBe(404);
    expect((await askToCancelBundle(shop, stranger, bundleId, { preview: true })).status).toBe(404);
    expect((await askToCancelBundle(shop, reader, bundleId)).status).toBe(404);
    expect((await askToCancelBundle(shop, person, bundleId, staff)).status).toBe(403);
    expect(await getTaken(db, camp)).toEqual([1, 0, 0, 0, 0]);
    const before = (await getLetters()).length;
    expect((await cancel(seller, bundleId, staff)).status).toBe('cancelled');
    expect(await getLetters()).toHaveLength(before);
    const { cancelReason } = await db
      .selectFrom('bookings')
      .where('bundleId', '=', bundleId)
      .select('cancelReason')
      .executeTakeFirstOrThrow();
    expect(cancelReason).toBe('adverse_weather');
  });

  it('pressed twice at once cancels once', async () => {
    const camp = await makeCamp(db, venue);
    const { person, bundleId } = await buyCamp(shop, { item: entire(camp), price: 9000 });
    const answers = await Promise.all([1, 2, 3].map(() => askToCancelBundle(shop, person, bundleId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await getCredit(shop, person)).toEqual({ general: 9000 });
  });
});
