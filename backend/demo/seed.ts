import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { isAfter } from 'date-fns/isAfter';
import { parseISO } from 'date-fns/parseISO';
import type { Config } from '#backend/config.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { fillGazetteer } from '#backend/db/fill-gazetteer.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { demoId, venueId } from '#backend/demo/identity.ts';
import { demoPeople } from '#backend/demo/people/demo-people.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import { insertDays } from './insert-days.ts';
import { seedCategories } from './operator/seed-categories.ts';
import { offerLanguages, seedOperator } from './operator/seed-operator.ts';
import { seedPackages } from './operator/seed-packages.ts';
import { seedPriceList, seedPrices } from './operator/seed-prices.ts';
import { seedHistory } from './people/seed-customer-history.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedSchedules } from './schedules/seed-schedules.ts';
import { seedRules } from './seed-rules.ts';
import { seedSeries } from './seed-series.ts';
import { seedVenues } from './venues/seed-venues.ts';

/** The card that the payment sandbox has stored from the start (`sandbox/opayo/cards/kept-cards.ts`). */
const card = { token: 'D3300000-0000-4000-8000-000000004242', brand: 'Visa', last4: '4242', expiry: '12/30' };

/** The card that Alex saved. */
async function seedSavedCard(tx: Tx, config: Pick<Config, 'appSecret'>, now: Date): Promise<void> {
  const { token, ...shown } = card;
  await tx
    .insertInto('savedCards')
    .values({
      id: demoId('saved card alex'),
      userId: demoPeople.alex.id,
      accountId: demoId('payments'),
      tokenRef: encryptToken(token, config),
      ...shown,
      createdAt: now,
      deletedAt: null,
    })
    .execute();
}

const tiles = [
  { reference: 'SWIM-ADULT', name: 'Swim, adult' },
  { reference: 'SWIM-JUNIOR', name: 'Swim, junior' },
  { reference: 'GYM-DAY', name: 'Gym day pass' },
  { reference: 'SQUASH-COURT', name: 'Squash now' },
];

/** What one touch sells at the desk of the first venue; the others show what sold most. */
async function seedDesk(tx: Tx): Promise<void> {
  await tx
    .insertInto('deskTiles')
    .values(
      tiles.map(({ reference, name }, index) => ({
        venueId: demoId('venue riverside-leisure-centre'),
        position: index + 1,
        pricingOptionId: demoId(`price ${reference}`),
        name,
      })),
    )
    .execute();
}

/** The venue whose payments go through a provider with a payment page of its own, to be tried. */
const venueSlug = 'clifton-common-sports-hall';

/** The account of one venue at a provider with a payment page; the others use the operator's. */
async function seedHostedAccount(tx: Tx): Promise<void> {
  await tx
    .insertInto('paymentAccounts')
    .values({
      id: demoId('hosted payments'),
      kind: 'hosted',
      mode: 'sandbox',
      name: 'Clifton Common',
      settings: JSON.stringify({ display: 'frame' }),
      venueId: demoId(`venue ${venueSlug}`),
    })
    .execute();
}

/** One venue is paid through Stripe, all others through the operator's account at Opayo. */
async function seedStripeAccount(tx: Tx): Promise<void> {
  await tx
    .insertInto('paymentAccounts')
    .values({
      // The payment sandbox sends its notifications to this account.
      id: demoId('stripe payments'),
      kind: 'stripe',
      mode: 'sandbox',
      name: 'Touchline at Hebden Vale',
      settings: JSON.stringify({ savedCards: 'without_code', wallets: true }),
      venueId: venueId({ slug: 'hebden-vale-leisure-centre' }),
    })
    .execute();
}

type Secrets = Pick<Config, 'appSecret'>;

const daysAhead = 60;
const daysBack = 3;
const settingKey = 'demo timetable until';

function datesFrom(first: string, last: string): string[] {
  const [start, end] = [parseISO(first), parseISO(last)];
  return isAfter(start, end) ? [] : eachDayOfInterval({ start, end }).map(toCalendarDate);
}

async function readUntil(tx: Tx): Promise<string | null> {
  const setting = await tx.selectFrom('settings').where('key', '=', settingKey).select('value').executeTakeFirst();
  return typeof setting?.value === 'string' ? setting.value : null;
}

async function buildWorld(tx: Tx, config: Secrets, now: Date): Promise<void> {
  await seedOperator(tx, now);
  await fillGazetteer(tx);
  await seedVenues(tx, now);
  await seedHostedAccount(tx);
  await seedStripeAccount(tx);
  await seedCategories(tx);
  await seedPrices(tx);
  await seedDesk(tx);
  await seedPeople(tx, now);
  await seedSavedCard(tx, config, now);
}

/** What sessions are of: categories, prices, rules and series. A later version's come along on a later day. */
export async function seedCatalogue(tx: Tx, firstDate: string): Promise<void> {
  await seedCategories(tx);
  await seedPriceList(tx);
  await seedPackages(tx);
  await seedRules(tx);
  await seedSeries(tx, firstDate);
}

/**
 * Makes the demo world, or on a later day adds the days it lacks, always to sixty days ahead. The same seed gives the
 * same world. Does nothing in a database that has an operator of its own. Returns how many sessions were added.
 */
export function seedDemo(db: Db, config: Secrets, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const today = localDate(now, siteZone);
    const lastDate = await readUntil(tx);
    const operator = await tx.selectFrom('operators').select('id').executeTakeFirst();
    if (lastDate === null && operator !== undefined) return 0;
    if (lastDate === null) await buildWorld(tx, config, now);
    else await offerLanguages(tx);
    const last = daysAfter(today, daysAhead);
    const first = lastDate === null ? daysAfter(today, -daysBack) : daysAfter(lastDate, 1);
    const dates = datesFrom(first, last);
    if (dates.length === 0) return 0;
    await seedCatalogue(tx, first);
    const addedSessions = await insertDays(tx, dates, now);
    await seedHistory(tx, dates, now);
    await seedSchedules(tx, today, now);
    await tx
      .insertInto('settings')
      .values({ key: settingKey, value: JSON.stringify(last), updatedAt: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(last), updatedAt: now }))
      .execute();
    return addedSessions;
  });
}
