import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { findAccount, readUser } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { showFoundUsers } from '#backend/desk/customers/found-user.ts';
import { queueFirstPassword } from '#backend/desk/customers/queue-first-password.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { createCustomerEndpoint } from '#contract/desk/customers.ts';
import { isBorn } from '#contract/rules/onboarding.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

type Body = Input<typeof createCustomerEndpoint>['body'];

const emailTaken = { email: ['Already in use'] };

async function checkRules({ dateOfBirth, email }: Body, { db, clock }: Context): Promise<void> {
  const isPast = isBorn(dateOfBirth, localDate(clock.now(), siteZone));
  const isTaken = (await findAccount(db, email)) !== undefined;
  if (isPast && !isTaken) return;
  throw invalid({ ...(!isPast && { date_of_birth: ['Must be a date in the past'] }), ...(isTaken && emailTaken) });
}

async function insertCustomer(tx: Tx, body: Body, reference: string, context: Context): Promise<number> {
  const { email, phone = null, ...person } = body;
  const language = context.language ?? 'en';
  const source = { language, onboardingType: 'customer_account_foh', onboardingSource: 'front-of-house' };
  const { id } = await tx
    .insertInto('users')
    .values({ reference, email, phone, ...person, ...source, createdAt: context.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueFirstPassword(tx, { id, email, reference, language }, context);
  await recordAudit(tx, context, { action: 'customer_created', subjectType: 'user', subjectId: String(id) });
  return id;
}

/**
 * Makes an account without a password for somebody at the desk; a mail lets them choose one
 * (docs/product.md#customers-at-the-desk). Throws `validation_failed` for an address that is in use.
 */
export const createCustomer = operation(createCustomerEndpoint, async ({ body }, context) => {
  const { db, clock, ids } = context;
  await checkRules(body, context);
  try {
    const id = await withReference(ids, (reference) =>
      transact(db, (tx) => insertCustomer(tx, body, reference, context)),
    );
    const [data] = await showFoundUsers(db, [await readUser(db, id)], clock.now());
    if (data === undefined) throw notFound();
    return { data };
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? invalid(emailTaken) : error;
  }
});
