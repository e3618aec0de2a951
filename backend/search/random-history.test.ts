import fc from 'fast-check';
import { groupRows } from '#backend/db/group-rows.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { listActivityTimetableV2Endpoint } from '#contract/timetable/timetable.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { drawnSessions, makeRandomVenues, type RandomVenues } from '#tests/support/search/random-venues.ts';
import { searching } from '#tests/support/search/searching.ts';

const { db } = await testDatabase();
const clock = testClock();
const { call } = testBackend({ db, clock });
const { get, search } = searching(call);
await makeOperator(db);
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 300_000;
const dates = ['2026-11-24', '2026-11-25', '2026-11-26'];

const step = fc.record({
  action: fc.constantFrom('add', 'add', 'add', 'wait', 'clear', 'pass', 'bar'),
  who: fc.nat(1),
  session: fc.nat(29),
  minutes: fc.integer({ min: 1, max: 90 }),
});
const question = fc.record({
  places: fc.integer({ min: 1, max: 3 }),
  hours: fc.constantFrom<[string, string]>(['00:00', '23:59'], ['17:00', '20:30'], ['09:00', '12:00']),
});
type Step = ReturnType<typeof step.generate>['value'];
type Question = ReturnType<typeof question.generate>['value'];

async function act({ action, who, session, minutes }: Step, { sessions }: RandomVenues, people: MadePerson[]) {
  const person = people[who];
  const { id } = sessions[session % sessions.length] ?? { id: '' };
  const token = person?.token;
  if (action === 'add') {
    const [ticket] = await db
      .selectFrom('tickets as t')
      .innerJoin('occurrences as o', 'o.scheduleId', 't.scheduleId')
      .where('o.id', '=', id)
      .select('t.pricingOptionId')
      .execute();
    const items = { id, type: 'purchasableOccurrence', pricing_option_id: ticket?.pricingOptionId };
    await call('/api/checkout/cart/add', { token, body: { items } });
  } else if (action === 'wait') {
    const body = { data: { user_id: person?.id } };
    await call(`/api/v1/activities/occurrences/${id}/waitlist/members`, { token, body });
  } else if (action === 'clear') await call('/api/checkout/cart', { method: 'DELETE', token });
  else if (action === 'pass') clock.advance(minutes * 60);
  else {
    const bookingBarredAt = minutes > 70 ? clock.now() : null;
    await db
      .updateTable('users')
      .set({ bookingBarredAt })
      .where('id', '=', person?.id ?? 0)
      .execute();
  }
}

/** The sessions of all timetables that the caller can book. */
async function readTimetables({ activities }: RandomVenues, by: MadePerson | undefined): Promise<OccurrenceSummary[]> {
  const read = async (path: string) => getData(listActivityTimetableV2Endpoint, await get(path, by));
  const found = await Promise.all(
    activities.flatMap(({ venue, slug }) =>
      dates.map(async (date) => {
        const sessions = await read(`/venue/${venue.slug}/activity/${slug}/v2/timetable?date=${date}`);
        return sessions.filter(({ activity }) => activity.slug === slug);
      }),
    ),
  );
  return found.flat().filter(({ bookableAction }) => bookableAction?.action === 'book');
}

/** One line for a time: the session, or how many courts are free then. */
function getLines(sessions: readonly OccurrenceSummary[]): string[] {
  const courts = sessions.filter(({ bookingType }) => bookingType === 'resources');
  const times = groupRows(
    courts,
    ({ venue, activity, startsAt, endsAt }) => `${venue.slug} ${activity.slug} ${startsAt.utc} ${endsAt.utc}`,
  );
  const others = sessions.filter(({ bookingType }) => bookingType !== 'resources').map(({ id }) => String(id));
  return [...others, ...[...times].map(([name, { length }]) => `${name}: ${length}`)].toSorted();
}

function toLine({ occurrence, freeCourts }: SearchHit): string {
  const { venue, activity, startsAt, endsAt, id } = occurrence;
  return freeCourts === null
    ? String(id)
    : `${venue.slug} ${activity.slug} ${startsAt.utc} ${endsAt.utc}: ${freeCourts}`;
}

function fits({ bookingType, capacity, waitlistOffer, startsAt }: OccurrenceSummary, { places, hours }: Question) {
  const [from, to] = hours;
  const time = getClock(startsAt.local);
  if (time < from || time >= to || !dates.includes(getDate(startsAt.local))) return false;
  if (bookingType === 'resources' || capacity.available >= places) return true;
  return waitlistOffer !== null && places <= (waitlistOffer.places ?? 1);
}

async function expectTimetables(venues: RandomVenues, query: Question, by: MadePerson | undefined): Promise<void> {
  const slugs = [...new Set(venues.activities.map(({ venue }) => `venue=${venue.slug}`))].join('&');
  const [startTime, endTime] = query.hours;
  const when = `date=${dates[0]}&until=${dates.at(-1)}&start_time=${startTime}&end_time=${endTime}`;
  const hits = await search(`${slugs}&${when}&places=${query.places}&per_page=100`, by);
  const timetables = await readTimetables(venues, by);
  expect(hits.map(toLine).toSorted()).toEqual(getLines(timetables.filter((session) => fits(session, query))));
  expect(hits.every(({ occurrence }) => occurrence.bookableAction?.action === 'book')).toBe(true);
  const starts = hits.map(({ occurrence }) => occurrence.startsAt.utc);
  expect(starts).toEqual(starts.toSorted());
}

it(
  'finds what the timetables let book, for anybody and for each customer, whatever happened before',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        drawnSessions,
        fc.array(step, { minLength: 3, maxLength: 8 }),
        question,
        async (drawn, steps, query) => {
          clock.set('2026-11-24T18:00:00Z');
          const venues = await makeRandomVenues(db, drawn);
          // One who is old enough for the classes of children from the second day on, and one who is too old for them.
          const people = [
            await makePerson(db, { dateOfBirth: '2021-11-25' }),
            await makePerson(db, { dateOfBirth: '1990-02-28' }),
          ];
          for (const one of steps) {
            await act(one, venues, people);
            await runWaitlists({ db, clock, config: testConfig(), log: createLog('silent') });
          }
          for (const by of [undefined, ...people]) await expectTimetables(venues, query, by);
        },
      ),
      { numRuns: scaledRuns(8), endOnFailure: true },
    );
  },
  timeoutMs,
);
