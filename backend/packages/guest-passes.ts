import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import type { GuestPass } from '#contract/packages/guest-passes.ts';

interface PassRow {
  id: string;
  code: string;
  status: GuestPass['status'];
  guestName: string | null;
  validFrom: Date;
  expiresAt: Date | null;
  usedAt: Date | null;
  giftEmail: string | null;
  givenAt: Date | null;
  venueId: string | null;
  venueName: string | null;
  venueSlug: string | null;
}

/** The operator. Throws `not_found` where guest passes are not sold online. */
export async function checkGuestPassesEnabled(db: Db) {
  const operator = await readOperator(db);
  if (!operator.onlineGuestPassesEnabled) throw notFound();
  return operator;
}

/** A pass that was not used in time counts as expired, whatever its row says. */
export const passStatus = (now: Date) => sql<GuestPass['status']>`case
  when g.status = 'available' and g.expires_at <= ${now} then 'expired' else g.status end`;

/** Guest passes of a person (`g`), without order. */
export function selectGuestPasses(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('guestPasses as g')
    .leftJoin('venues as v', 'v.id', 'g.venueId')
    .where('g.userId', '=', userId)
    .select(['g.id', 'g.code', 'g.guestName', 'g.validFrom', 'g.expiresAt', 'g.usedAt', 'g.giftEmail', 'g.givenAt'])
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug'])
    .select(passStatus(now).as('status'));
}

/** A guest pass as the wire shows it (`guestPassSchema`). */
export function showGuestPass(row: PassRow): GuestPass {
  const { venueId, venueName, venueSlug, giftEmail, givenAt } = row;
  const isEverywhere = venueId === null || venueName === null || venueSlug === null;
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    guestName: row.guestName,
    venue: isEverywhere ? null : { id: venueId, name: venueName, slug: venueSlug },
    validFrom: instant(row.validFrom),
    expiresAt: instantOrNull(row.expiresAt),
    usedAt: instantOrNull(row.usedAt),
    gift: giftEmail === null || givenAt === null ? null : { email: giftEmail, givenAt: instant(givenAt) },
  };
}
