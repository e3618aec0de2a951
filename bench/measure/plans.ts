import { connect } from '#backend/db/connection/connect.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Options } from '#bench/options.ts';
import { explain, readWhole, recordStatements, type PlanStep } from '#bench/plans/explain.ts';
import { makePostcodes } from '#bench/plans/make-postcodes.ts';
import { makeSales } from '#bench/plans/make-sale.ts';
import { makeTablesSeemGrown } from '#bench/plans/make-tables-seem-grown.ts';
import { publicReads, type ReadWorld } from '#bench/plans/public-reads.ts';
import { judge } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { read } from '#bench/world/copy.ts';
import { grow } from '#bench/world/grow.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';

const group = 'Plans of public reads in the grown world';
const none: Target = { limit: 0, is: 'most', unit: '', digits: 0 };

const sayStep = ({ type, table }: PlanStep) => (table === undefined ? type : `${type} on ${table}`);

/** One of everything in the demo world. */
async function findWorld({ copy, place }: Bench, db: Db): Promise<Omit<ReadWorld, 'sale'>> {
  const { venue: slug, days, camp, course } = place;
  const timetable = (activity: string, date: string) =>
    read<{ id: string }[]>(copy, `/api/activities/venue/${slug}/activity/${activity}/v2/timetable?date=${date}`);
  const [[session], [swim]] = await Promise.all([
    timetable('fitness-classes', days.classes),
    timetable('lane-swimming', days.tickets),
  ]);
  if (session === undefined || swim === undefined) throw new Error('There are no sessions to ask for.');
  const [venue, old, restriction, ...schedules] = await Promise.all([
    db.selectFrom('venues').where('slug', '=', slug).select(['id', 'slug']).executeTakeFirstOrThrow(),
    db.selectFrom('occurrences').where('id', '=', session.id).select('v1Id').executeTakeFirstOrThrow(),
    db.selectFrom('restrictions').select('id').limit(1).executeTakeFirstOrThrow(),
    ...[camp, course].map(async (schedule) => {
      const found = db.selectFrom('schedules').where('slug', '=', schedule.slug).select('id');
      const { id } = await found.limit(1).executeTakeFirstOrThrow();
      return { id, slug: schedule.slug, categorySlug: schedule.category };
    }),
  ]);
  const [oneCamp, oneCourse] = schedules;
  if (oneCamp === undefined || oneCourse === undefined) throw new Error('There is no camp or no course.');
  return {
    venue,
    slugs: { classes: 'fitness-classes', courts: 'badminton', tickets: 'lane-swimming' },
    date: days.classes,
    session: { id: session.id, v1Id: old.v1Id },
    swim,
    camp: oneCamp,
    course: oneCourse,
    restrictionId: restriction.id,
  };
}

/**
 * Prints the plan of every statement of the public reads; one that reads a growing table from beginning to end fails the
 * run.
 */
export async function measurePlans(bench: Bench, { world }: Options): Promise<Row[]> {
  await grow(world);
  const db = connect({ url: bench.copy.databaseUrl, withoutTimeouts: true });
  const superuser = connect({ url: bench.copy.superuserUrl, max: 1 });
  try {
    const config = testConfig({ rateLimits: false });
    const now = new Date();
    const sale = await makeSales(db, config, now);
    await makePostcodes(db);
    await bench.database.query('vacuum (analyze)');
    await makeTablesSeemGrown(superuser);
    const { call } = testBackend({ db, config, clock: { now: () => new Date() } });
    const rows: Row[] = [];
    for (const [id, paths = []] of Object.entries(publicReads({ ...(await findWorld(bench, db)), sale }))) {
      const readAll = async () => {
        for (const path of paths) await call(path);
      };
      const texts = await recordStatements(db, readAll);
      const plans = await Promise.all(texts.map((text) => explain(db, text)));
      const whole = plans.flatMap(readWhole);
      rows.push(judge({ group, what: id, value: whole.length, beside: `of ${texts.length} statements`, target: none }));
      const lines = plans.map((steps) => `  ${[...new Set(steps.map(sayStep))].join(', ')}\n`);
      process.stdout.write(`${id}\n${lines.join('')}`);
    }
    return rows;
  } finally {
    await Promise.all([db.destroy(), superuser.destroy()]);
  }
}
