import { addDays } from 'date-fns/addDays';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context, Dependencies } from '#backend/context.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { findAccount, readUser } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { showFoundUsers } from '#backend/desk/customers/found-user.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { createCustomerEndpoint } from '#contract/desk/customers.ts';
import type { Language } from '#contract/languages/languages.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Days for which the link works: there is no password yet that it could replace. */
const lifeDays = 7;

interface Customer {
  id: number;
  email: string;
  reference: string;
  language: Language;
}

/** Mails somebody whom the desk has made an account for a link to choose a password, which works once. */
async function queueFirstPassword(
  tx: Tx,
  { id, email, reference, language }: Customer,
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await tx
    .insertInto('passwordResets')
    .values({ userId: id, tokenHash, createdAt: now, expiresAt: addDays(now, lifeDays) })
    .execute();
  const words = mailText(language);
  const { t } = words;
  const { name: operator } = await readOperator(tx);
  const heading = t('mails.deskAccount.title');
  const { html, text } = letter({
    words,
    operatorName: operator,
    heading,
    paragraphs: [
      t('mails.deskAccount.lead', { operator }),
      t('mails.deskAccount.reference', { reference }),
      t('mails.deskAccount.notYou'),
    ],
    action: { label: heading, url: `${config.siteUrl}/reset-password?token=${token}` },
  });
  await queueMail(tx, { to: email, subject: heading, html, text }, `first-password:${tokenHash}`, now);
}

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
