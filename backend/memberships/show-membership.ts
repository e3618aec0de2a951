import { instant } from '#backend/serialize/instant.ts';
import { money, moneyOrNull } from '#backend/serialize/money.ts';
import { instantOfLocal, localDate } from '#backend/serialize/venue-time.ts';
import type { Membership } from '#contract/customers/memberships.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getLastDay, getMinimumTermEnd, getNextBillingDay, prorateChange } from './membership-days.ts';
import type { MembershipRow } from './read-memberships.ts';

interface Viewed {
  /** Who looks at it: only the holder may change anything. */
  userId: number;
  currency: string;
  now: Date;
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
  return minimum !== null && last < minimum ? null : last;
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

/** A membership as the wire shows it to one of the people it covers (`membershipSchema`). */
export function showMembership(row: MembershipRow, viewed: Viewed): Membership {
  const { userId, currency, now } = viewed;
  const { endsOn, timezone, planned } = row;
  const today = localDate(now, timezone);
  const status = getStatus(row, today);
  const isHolder = row.holderId === userId;
  const isRunning = status === 'active' || status === 'pending';
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
    benefits: row.benefits,
    uses: row.uses,
    people: row.people,
    isHolder,
    nextBillingOn: isRunning ? getNextBillingDay(row, today) : null,
    noticeDays: row.noticeDays,
    minimumTermEndsOn: getMinimumTermEnd(row),
    leavableOn: isHolder && isRunning ? getLeavableOn(row, today) : null,
    leaving: row.leavingAskedAt === null ? null : { askedAt: instant(row.leavingAskedAt), reason: row.leavingReason },
    documents: { uploadRequired: row.uploadRequired, expiresOn: row.documentExpiresOn },
    renewal: isHolder ? getRenewal(row, currency) : null,
    changes: isHolder && isRunning ? getChanges(row, viewed, today) : [],
    plannedChange:
      planned === null
        ? null
        : { membershipType: { id: planned.id, name: planned.name }, takesEffectOn: planned.takesEffectOn },
  };
}
