import { sql } from 'kysely';
import { checkMayActFor, isStaffWith } from '#backend/acting/may-act-for.ts';
import { readBillingAddress } from '#backend/customers/billing-address.ts';
import { isCurrent } from '#backend/customers/current-membership.ts';
import { readLinkedUsers, readUser } from '#backend/customers/store.ts';
import { fullName, findUser, getNames } from '#backend/customers/user.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instantOrNull } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { getAuthUserEndpoint } from '#contract/customers/auth.ts';
import { type AuthState, getUserEndpoint } from '#contract/customers/users.ts';

/** One's own details, or the names of a linked user. A stranger is `forbidden`, whether or not they exist. */
export const getUser = operation(getUserEndpoint, async ({ params }, context) => {
  const { db, caller } = context;
  await checkMayActFor(context, params.userId);
  const user = await readUser(db, params.userId);
  const isWhole = caller?.userId === user.id || isStaffWith(caller, 'customers');
  return { data: isWhole ? findUser(user) : getNames(user) };
});

async function readMembershipUsers(db: Db, userId: number, now: Date): Promise<AuthState['membershipUsers']> {
  const rows = await db
    .selectFrom('membershipUsers as mu')
    .innerJoin('memberships as m', 'm.id', 'mu.membershipId')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .innerJoin('users as u', 'u.id', 'mu.userId')
    .where(isCurrent(now))
    .where((where) => where.or([where('m.userId', '=', userId), where('mu.userId', '=', userId)]))
    .orderBy('mu.id')
    .select(['mu.id', 'mu.userId', 'u.firstName', 'u.lastName', 'm.id as membershipId', 't.name', 'm.homeVenueId'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    name: fullName(row),
    membership: { id: row.membershipId, name: row.name },
    homeVenueId: row.homeVenueId,
  }));
}

async function readMoneyFacts(db: Db, userId: number) {
  return db
    .selectNoFrom([
      sql<number>`coalesce((select sum(balance - reserved) from credit_accounts where user_id = ${userId}), 0)`.as(
        'credit',
      ),
      sql<boolean>`exists (select from penalties where user_id = ${userId} and status = 'outstanding')`.as(
        'owesPenalty',
      ),
      sql<
        string | null
      >`(select v.slug from users u join venues v on v.id = u.home_venue_id where u.id = ${userId})`.as('homeSlug'),
    ])
    .executeTakeFirstOrThrow();
}

/** Who is signed in and what the pages need to know of them (`authStateSchema`). */
export const getAuthUser = operation(getAuthUserEndpoint, async (_input, context) => {
  const { db, clock, caller, actingUserId } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const [operator, user, linkedUsers, membershipUsers, facts, billingAddress] = await Promise.all([
    readOperator(db),
    readUser(db, caller.userId),
    readLinkedUsers(db, caller.userId),
    readMembershipUsers(db, caller.userId, clock.now()),
    readMoneyFacts(db, caller.userId),
    readBillingAddress(db, caller.userId),
  ]);
  const selected = linkedUsers.find(({ referencedUser }) => referencedUser.id === actingUserId)?.referencedUser;
  return {
    data: {
      user: findUser(user),
      linkedUsers,
      membershipUsers,
      homeVenueSlug: facts.homeSlug,
      creditBalance: money(Number(facts.credit), operator.currency),
      // It opens nothing while access is stopped (docs/product.md#cancellations).
      barcode: user.accessBarredAt === null ? user.barcode : null,
      profilePhoto: user.profilePictureUrl,
      selectedUser: selected && actingUserId !== null ? { id: actingUserId, name: selected.name } : null,
      outstandingPenalties: facts.owesPenalty,
      hasInstruction: user.hasInstruction,
      hasBillingDate: user.hasBillingDate,
      documentExpiry: user.documentExpiresOn,
      membershipDocumentUploadRequired: user.documentUploadRequired,
      permissions: [...caller.permissions],
      billingAddress,
      closesAt: instantOrNull(user.closesAt),
    },
  };
});
