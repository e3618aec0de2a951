import { sql } from 'kysely';
import { explain, readWhole, recordStatements } from '#bench/plans/explain.ts';
import { makeTablesSeemGrown } from '#bench/plans/make-tables-seem-grown.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const { db, call, venue } = await openShop();
const clerk = await makePerson(db, { permissions: ['sell', 'customers', 'attendance', 'timetable'] });
const category = { id: '00000000-0000-4000-8000-000000000001' };
await sql`
  insert into users (reference, first_name, last_name, email, postcode)
  select 'R' || n, 'First' || n % 977, 'Last' || n % 991, 'person' || n || '@example.com', 'M' || n % 90 || ' 1AE'
  from generate_series(1, 20000) as n`.execute(db);
await sql`vacuum (analyze)`.execute(db);
await makeTablesSeemGrown(db);

it.each([
  '/api/v1/users?search=la',
  '/api/v1/users?search=first1%20last2',
  '/api/v1/users?barcode=7010020030',
  `/api/foh/customers/${clerk.id}`,
  `/api/foh/customers/${clerk.id}/documents`,
  '/api/foh/tills',
  `/api/foh/sessions?venue=${venue.slug}`,
  `/api/foh/tiles?venue=${venue.slug}`,
  `/api/foh/orders?venue=${venue.slug}`,
  `/api/foh/orders?venue=${venue.slug}&number=TL-4B7C`,
  `/api/foh/block-bookings?venue=${venue.slug}`,
  `/api/foh/block-sessions?venue=${venue.slug}&category_id=${category.id}&weekdays=2&from=2026-11-24&until=2027-11-24&earliest=18:00`,
])('%s reads no growing table from beginning to end', async (path) => {
  const texts = await recordStatements(db, async () => {
    expect((await call(path, { token: clerk.token })).status).toBe(200);
  });
  const plans = await Promise.all(texts.map(async (text) => ({ text, whole: readWhole(await explain(db, text)) })));
  expect(plans.filter(({ whole }) => whole.length > 0)).toEqual([]);
});
