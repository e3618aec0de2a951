import { sql } from 'kysely';
import { explain, readWhole, recordStatements } from '#bench/plans/explain.ts';
import { makeTablesSeemGrown } from '#bench/plans/make-tables-seem-grown.ts';
import { listBookingsEndpoint } from '#contract/bookings/bookings.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, paginationIn } from '#tests/support/replies.ts';

const { db, venue, call } = await openShop();
const classes = await makeActivity(db, venue);
const person = await makePerson(db);
await linkPeople(db, person, await makePerson(db));
const bookings = 1000;
const perPage = 25;

const readPage = (page: number) =>
  call(
    `/api/v1/activities/bookings?cancellation_source=customers&everyone=true&per_page=${perPage}&page=${page}` +
      '&starts_after=2026-01-01T00:00:00Z&status=settled&status=cancelled',
    { token: person.token },
  );

it('lists an account with 1,000 bookings page by page: each booking once, by indexes', async () => {
  const ids: string[] = [];
  for (let hour = 0; hour < bookings; hour += 1) {
    const session = await makeSession(db, classes, { startsAt: new Date(Date.UTC(2027, 0, 1, hour)) });
    ids.push(await makeBooking(db, session, person.id));
  }
  const pages = bookings / perPage;
  const seen: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await readPage(page);
    expect(paginationIn(answer)).toMatchObject({ totalRecords: bookings, totalPages: pages });
    expect(getData(listBookingsEndpoint, answer)).toHaveLength(perPage);
    seen.push(...getData(listBookingsEndpoint, answer).map(({ id }) => id));
  }
  expect(seen).toEqual(ids);
  await sql`analyze`.execute(db);
  // The one link that there is says nothing of how many people have links.
  await sql`delete from pg_statistic where starelid = 'linked_users'::regclass`.execute(db);
  // So many rows would count as grown, and be few enough to be read whole.
  await sql`update pg_class set reltuples = 1 where relname in ('bookings', 'occurrences')`.execute(db);
  await makeTablesSeemGrown(db);
  const texts = await recordStatements(db, () => readPage(pages));
  const whole = await Promise.all(texts.map(async (text) => readWhole(await explain(db, text))));
  expect(whole.flat()).toEqual([]);
}, 60_000);
