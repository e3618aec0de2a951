import { transact } from '#backend/db/connection/transact.ts';
import { readClashes } from '#backend/timetable/clashes.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seedDemoOperator } from '#tests/support/demo-world.ts';
import { insertDays } from './insert-days.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedSchedules } from './schedules/seed-schedules.ts';

const { db } = await testDatabase();
const monday = '2026-11-23';
const now = testClock(`${monday}T12:00:00Z`).now();

/** This week, and two in which camps and courses run. */
const weeks = [0, 4, 6].map((week) => Array.from({ length: 7 }, (_, day) => daysAfter(monday, week * 7 + day)));

it('obeys the rules that staff are held to: nobody is in two places, no room is let twice, nothing is on while it is shut', async () => {
  await transact(db, async (tx) => {
    await seedDemoOperator(tx, now, monday);
    await seedPeople(tx, now);
    for (const dates of weeks) await insertDays(tx, dates, now);
    await seedSchedules(tx, monday, now);
  });
  const sessions = await db.selectFrom('occurrences').where('localDate', 'in', weeks.flat()).select('id').execute();
  const ids = sessions.map(({ id }) => id);
  const found = await findOccurrences(db, ids, now);
  const clashes = await readClashes(db, found);
  const kinds = new Set(
    found.flatMap(({ row, scope }) =>
      (clashes.get(row.id) ?? []).map(
        ({ type, message }) => `${scope.venue.slug}: ${row.templateName}, ${type}, ${message}`,
      ),
    ),
  );
  expect([...kinds]).toEqual([]);
  expect(found.length).toBeGreaterThan(10_000);
});
