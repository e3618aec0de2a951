import type { Config } from '#backend/config.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { readMethods } from '#backend/mandates/read-mandate.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money, moneyOrNull } from '#backend/serialize/money.ts';
import { instantOfLocal, localDate } from '#backend/serialize/venue-time.ts';
import type { Inclusion } from '#contract/memberships/inclusions.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import type { PaymentMethod } from '#contract/memberships/payment-method.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { showDocuments } from './documents/stored-documents.ts';
import { inclusionSentence, readInclusions } from './inclusions.ts';
import { getLastDay, getMinimumTermEnd, getNextBillingDay, isCoolingOff, prorateChange } from './membership-days.ts';
import type { MembershipRow } from './read-memberships.ts';

interface Viewed {
  /** Who looks at it: only the holder may change anything. */
  userId: number;
  currency: string;
  now: Date;
  config: Pick<Config, 'directDebit'>;
  /** How memberships are paid, by mandate. */
  methods: ReadonlyMap<string, PaymentMethod>;
  /** What memberships include at their home venues, by membership. */
  inclusions: ReadonlyMap<string, Inclusion[]>;
}

/** The state of a membership on a day: the row is not changed when it begins or ends. */
export function getStatus({ status, startsOn, endsOn }: MembershipRow, today: string): Membership['status'] {
  if (status !== 'active') return status;
  if (endsOn !== null && endsOn < today) return 'expired';
  return startsOn > today ? 'pending' : 'active';
}

/** The last day for somebody who leaves today; null where it ends anyway, is over, or cannot end yet. */
function getLeavableOn(row: MembershipRow, today: string): string | null {
  if (row.leavingAskedAt !== null) return null;
  const last = getLastDay(row, today);
  const minimum = getMinimumTermEnd(row);
  if (row.endsOn !== null && row.endsOn <= last) return null;
  return minimum !== null && last < minimum && !isCoolingOff(row, today) ? null : last;
}

function getChanges(row: MembershipRow, { currency }: Viewed, today: string): Membership['changes'] {
  if (row.leavingAskedAt !== null || row.planned !== null) return [];
  return row.offers.map(({ id, name, summary, fee, price: newPrice, period: newPeriod }) => {
    const oldPrice = row.price ?? row.typePrice;
    const { price, takesEffectOn } = prorateChange({ terms: row, oldPrice, newPrice, newPeriod, fee, today });
    const shown = { price: money(price, currency), newPrice: money(newPrice, currency) };
    return { membershipType: { id, name }, summary, ...shown, takesEffectOn };
  });
}

function getRenewal({ renewal }: MembershipRow, currency: string): Membership['renewal'] {
  if (renewal === null) return null;
  const { id, summary, price, typeId, typeName } = renewal;
  const newMembership = typeId === null || typeName === null ? null : { id: typeId, name: typeName };
  return { membershipRenewalId: id, summary, price: money(price, currency), newMembership };
}

/** How the periods of a membership that was bought online are paid; null of any other. */
function getBilling(row: MembershipRow, { currency, methods, config }: Viewed, nextBillingOn: string | null) {
  const { billsFrom, mandateId, owed, graceEndsOn, price, typePrice } = row;
  if (billsFrom === null) return null;
  return {
    method: methods.get(mandateId ?? '') ?? null,
    offersDirectDebit: config.directDebit !== null,
    state: graceEndsOn === null ? ('current' as const) : ('grace' as const),
    owed: money(owed, currency),
    graceEndsOn,
    nextAmount: nextBillingOn === null ? null : money(price ?? typePrice, currency),
  };
}

/** A membership as the wire shows it to one of the people it covers (`membershipSchema`). */
export function showMembership(row: MembershipRow, viewed: Viewed): Membership {
  const { userId, currency, now } = viewed;
  const { endsOn, timezone, planned } = row;
  const today = localDate(now, timezone);
  const status = getStatus(row, today);
  const isHolder = row.holderId === userId;
  const inclusions = viewed.inclusions.get(row.id) ?? [];
  const isRunning = status === 'active' || status === 'pending';
  const nextBillingOn = isRunning ? getNextBillingDay(row, today) : null;
  return {
    id: row.id,
    membershipType: { id: row.typeId, name: row.typeName },
    homeVenue: { id: row.venueId, name: row.venueName },
    status,
    startsOn: row.startsOn,
    endsOn,
    endsAt: endsOn === null ? null : instant(instantOfLocal(`${daysAfter(endsOn, 1)} 00:00:00`, timezone)),
    membershipUserId: row.membershipUserId,
    price: moneyOrNull(row.price ?? row.typePrice, currency),
    period: row.period,
    benefits: inclusions.map(inclusionSentence),
    inclusions,
    uses: row.uses,
    people: row.people,
    isHolder,
    nextBillingOn,
    noticeDays: row.noticeDays,
    minimumTermEndsOn: getMinimumTermEnd(row),
    leavableOn: isHolder && isRunning ? getLeavableOn(row, today) : null,
    leaving: row.leavingAskedAt === null ? null : { askedAt: instant(row.leavingAskedAt), reason: row.leavingReason },
    documents: showDocuments(row, isRunning),
    renewal: isHolder ? getRenewal(row, currency) : null,
    changes: isHolder && isRunning ? getChanges(row, viewed, today) : [],
    plannedChange:
      planned === null
        ? null
        : { membershipType: { id: planned.id, name: planned.name }, takesEffectOn: planned.takesEffectOn },
    billing: isHolder ? getBilling(row, viewed, nextBillingOn) : null,
  };
}

interface Viewer {
  userId: number;
  currency: string;
}

/** Memberships as the wire shows them to one of the people they cover, with how they are paid. */
export async function showMemberships(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  db: Db,
  rows: readonly MembershipRow[],
  viewer: Viewer,
): Promise<Membership[]> {
  const methods = await readMethods(
    db,
    rows.map(({ mandateId, holderId }) => (holderId === viewer.userId ? mandateId : null)),
    config,
  );
  const now = clock.now();
  const inclusions = new Map<string, Inclusion[]>();
  for (const { id, typeId, venueId } of rows) {
    const found = await readInclusions(db, { typeIds: [typeId], venueId, currency: viewer.currency, now });
    inclusions.set(id, found.get(typeId) ?? []);
  }
  return rows.map((row) => showMembership(row, { ...viewer, now, methods, inclusions, config }));
}

/** One of them. */
export async function showOne(
  context: Pick<Context, 'clock' | 'config'>,
  db: Db,
  row: MembershipRow,
  viewer: Viewer,
): Promise<Membership> {
  const [shown] = await showMemberships(context, db, [row], viewer);
  if (shown === undefined) throw new Error('A membership that was read is not shown.');
  return shown;
}
