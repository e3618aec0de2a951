import fc from 'fast-check';
import type { Db } from '#backend/db/schema.ts';
import { makeActivity, makeTicket, type MadeActivity } from '#tests/support/make/make-activity.ts';
import { makeSession, makeSlot, type MadeSession } from '#tests/support/make/make-session.ts';
import { makeLocation, makeVenue } from '#tests/support/make/make-venue.ts';

const firstStart = new Date('2026-11-24T17:00:00Z').getTime();
const halfHour = 1_800_000;

/** A session as it is drawn; `pick` chooses its activity and its court. */
const drawnSession = fc.record({
  pick: fc.nat(11),
  /** Half hours from an hour before now; two days on both sides of midnight. */
  start: fc.nat(80),
  places: fc.integer({ min: 1, max: 4 }),
  taken: fc.nat(4),
  isSplit: fc.boolean(),
  price: fc.constantFrom(500, 900, null),
  rule: fc.constantFrom(
    'none',
    'none',
    'none',
    'none',
    'cancelled',
    'bundle',
    'opens',
    'closes',
    'induction',
    'waiver',
  ),
  hasWaitlist: fc.boolean(),
});
export const drawnSessions = fc.array(drawnSession, { minLength: 8, maxLength: 30 });
type DrawnSession = ReturnType<typeof drawnSession.generate>['value'];

interface Rules {
  inductionId: string;
  waiverId: string;
}

async function makeRules(db: Db): Promise<Rules> {
  const types = ['pre-purchase-induction', 'pre-purchase-waiver'] as const;
  const [induction, waiver] = await db
    .insertInto('restrictions')
    .values(types.map((type) => ({ name: 'Rules', type })))
    .returning('id')
    .execute();
  return { inductionId: induction?.id ?? '', waiverId: waiver?.id ?? '' };
}

function getFacts({ rule, ...drawn }: DrawnSession, { inductionId, waiverId }: Rules) {
  const startsAt = new Date(firstStart + drawn.start * halfHour);
  const before = new Date(startsAt.getTime() - halfHour);
  const maximum = drawn.places;
  return {
    startsAt,
    maximum,
    consumedFoh: Math.min(drawn.taken, maximum),
    ...(drawn.isSplit && {
      capacityStrategy: 'split' as const,
      maximum: maximum * 2,
      maximumOnline: maximum,
      maximumFoh: maximum,
    }),
    ...(rule === 'cancelled' && { status: 'cancelled' as const, cancelledAt: before }),
    isSoldIndividually: rule !== 'bundle',
    firstBookableAt: rule === 'opens' ? before : null,
    lastBookableAt: rule === 'closes' ? before : null,
    prePurchaseInductionId: rule === 'induction' || rule === 'waiver' ? inductionId : null,
    prePurchaseWaiverId: rule === 'waiver' ? waiverId : null,
    restrictionCriteria: 'any' as const,
    waitlistMaximum: drawn.hasWaitlist ? 5 : null,
    templateName: `Session ${drawn.pick}`,
  };
}

export interface RandomVenues {
  activities: MadeActivity[];
  sessions: MadeSession[];
}

/** Two venues with classes, swims and two courts, and the sessions drawn for them. */
export async function makeRandomVenues(db: Db, drawn: readonly DrawnSession[]): Promise<RandomVenues> {
  const rules = await makeRules(db);
  const offers = [];
  for (const latitude of [50, 50.01]) {
    const venue = await makeVenue(db, { latitude, longitude: 3 });
    const classes = await makeActivity(db, venue);
    const ages = { minimumAge: 5, maximumAge: 11 };
    const below = await makeActivity(db, venue, { parentId: classes.categoryId, schedule: ages });
    const swims = await makeActivity(db, venue, { bookingType: 'ticketed' });
    await makeTicket(db, swims);
    const courts = await makeActivity(db, venue, { bookingType: 'resources' });
    const locations = [await makeLocation(db, venue, 'Court 1'), await makeLocation(db, venue, 'Court 2')];
    offers.push({ classes, below, swims, courts, locations });
  }
  const sessions: MadeSession[] = [];
  for (const session of drawn) {
    const offer = offers[session.pick % 2];
    if (offer === undefined) continue;
    const { classes, below, swims, courts, locations } = offer;
    const kind = Math.floor(session.pick / 2);
    const facts = getFacts(session, rules);
    const location = locations[kind % 2];
    if (kind >= 3 && location !== undefined) {
      const court = { maximum: 1, consumedFoh: 0, capacityStrategy: 'shared' as const };
      const courtFacts = { ...facts, ...court, maximumOnline: null, maximumFoh: null, price: session.price };
      sessions.push(await makeSlot(db, courts, { id: location, name: `Court ${kind % 2}` }, courtFacts));
    } else sessions.push(await makeSession(db, [classes, below, swims][kind] ?? classes, facts));
  }
  return {
    sessions,
    activities: offers.flatMap(({ classes, below, swims, courts }) => [classes, below, swims, courts]),
  };
}
