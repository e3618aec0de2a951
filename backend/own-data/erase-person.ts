import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Rows that are about the person alone, and that no law keeps. */
const deleted: readonly string[] = [
  'access_tokens',
  'account_networks',
  'password_resets',
  'email_confirmations',
  'second_factors',
  'pins',
  'recovery_codes',
  'hand_over_codes',
  'billing_addresses',
  'calendar_feeds',
  'question_answers',
];

const nobody = {
  email: null,
  passwordHash: null,
  title: null,
  firstName: 'Closed',
  lastName: 'account',
  gender: null,
  ethnicity: null,
  disability: null,
  dateOfBirth: null,
  profilePictureUrl: null,
  phone: null,
  address1: null,
  address2: null,
  area: null,
  town: null,
  country: null,
  postcode: null,
  uprn: null,
  marketingEmail: false,
  marketingSms: false,
  marketingPhone: false,
  marketingPost: false,
  emailVerifiedAt: null,
  homeVenueId: null,
  barcode: null,
  documentExpiresOn: null,
  emergencyContact: null,
};

async function endLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await sql`
    update invitations set used_at = ${now} from linked_users l
    where l.id = invitations.linked_user_id and invitations.used_at is null
      and (l.user_id = ${userId} or l.referenced_user_id = ${userId})`.execute(tx);
  await sql`delete from invitations using linked_users l
    where l.id = invitations.linked_user_id and (l.user_id = ${userId} or l.referenced_user_id = ${userId})`.execute(
    tx,
  );
  await sql`
    update linked_users set status = 'revoked', ended_at = ${now}, invited_as = null
    where (user_id = ${userId} or referenced_user_id = ${userId}) and status in ('pending', 'successful')`.execute(tx);
}

/**
 * Erases who somebody was. Orders, payments, credit, bookings and agreements to waivers stay as the law asks, of a person
 * without a name; everything else goes. Nobody can log in as them any more. Returns the address of their picture.
 */
export async function erasePerson(tx: Tx, userId: number, now: Date): Promise<string | null> {
  const { profilePictureUrl } = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('profilePictureUrl')
    .executeTakeFirstOrThrow();
  for (const table of deleted) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  await sql`delete from attendees where owner_user_id = ${userId} and not exists (
    select from question_waivers w where w.attendee_id = attendees.id)`.execute(tx);
  await tx
    .updateTable('savedCards')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
  await tx
    .updateTable('memberships')
    .set({ status: 'cancelled', leavingReason: null })
    .where('userId', '=', userId)
    .where('status', 'in', ['active', 'pending'])
    .execute();
  await tx
    .updateTable('mandates')
    .set({ status: 'cancelled', endedAt: now, accountRef: null })
    .where('userId', '=', userId)
    .where('status', '<>', 'cancelled')
    .execute();
  // Their proofs are removed with those of all joinings that came to nothing, and of closed accounts.
  await tx.updateTable('joinings').set({ status: 'cancelled', endedAt: now }).where('userId', '=', userId).execute();
  await tx
    .updateTable('guestPasses')
    .set({ guestName: null, giftEmail: null, giftMessage: null })
    .where('userId', '=', userId)
    .execute();
  await endLinks(tx, userId, now);
  await tx
    .updateTable('users')
    .set({ ...nobody, reference: sql`'closed-' || uuid`, disabledAt: now, closedAt: now })
    .where('id', '=', userId)
    .execute();
  return profilePictureUrl;
}
