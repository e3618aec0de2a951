import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { plainName } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { checkGuestPassesEnabled, selectGuestPasses, showGuestPass } from '#backend/packages/guest-passes.ts';
import { money } from '#backend/serialize/money.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { giveGuestPassEndpoint, type GuestPass, listGuestPassesEndpoint } from '#contract/packages/guest-passes.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/**
 * The guest passes of a person, those that can be used first, and the passes on sale (docs/product.md#guest-passes).
 * Throws `not_found` where they are not sold online.
 */
export const listGuestPasses = operation(listGuestPassesEndpoint, async (_input, context) => {
  const { db, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  const { currency } = await checkGuestPassesEnabled(db);
  const now = clock.now();
  const passes = await selectGuestPasses(db, actingUserId, now)
    .orderBy(sql`g.status = 'available' and (g.expires_at is null or g.expires_at > ${now})`, 'desc')
    .orderBy('g.validFrom', 'desc')
    .orderBy('g.id')
    .execute();
  const options = await db
    .selectFrom('pricingOptions')
    .where('kind', '=', 'guest_pass')
    .where('isSold', '=', true)
    .orderBy('price')
    .orderBy('id')
    .select(['id', 'name', 'reference', 'price'])
    .execute();
  return {
    data: {
      passes: passes.map(showGuestPass),
      options: options.map(({ price, ...option }) => ({ ...option, price: money(price, currency) })),
    },
  };
});

interface Gift {
  pass: GuestPass;
  giverId: number;
  email: string;
  message: string | undefined;
}

/** Mails a guest pass to whom it is given: its code, where and until when it is good, and what the giver says. */
export async function queueGift(
  tx: Tx,
  { pass, giverId, email, message }: Gift,
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<void> {
  const giver = await tx
    .selectFrom('users')
    .where('id', '=', giverId)
    .select(['firstName', 'lastName', 'language'])
    .executeTakeFirstOrThrow();
  const words = mailText(giver.language);
  const { t } = words;
  const name = plainName(`${giver.firstName} ${giver.lastName}`) || t('mails.somebody');
  const { name: operatorName } = await readOperator(tx);
  const heading = t('mails.guestPass.title', { name });
  const paragraphs = [
    t('mails.guestPass.lead', { name, operator: operatorName, code: pass.code }),
    ...(message === undefined ? [] : [message]),
    pass.venue === null ? t('mails.guestPass.everywhere') : t('mails.guestPass.venue', { venue: pass.venue.name }),
    ...(pass.expiresAt === null
      ? []
      : [t('mails.guestPass.until', { date: words.date(localDate(new Date(pass.expiresAt), siteZone)) })]),
  ];
  const { html, text } = letter({ words, operatorName, heading, paragraphs });
  await queueMail(tx, { to: email, subject: heading, html, text }, `guest-pass:${pass.id}:${ids.uuid()}`, clock.now());
}

/** What leads out of a mail: anybody may have one sent to any address. */
const link = /:\/\/|[\p{L}\p{N}_]\.[\p{L}\p{N}_]{2}/u;

interface Wanted {
  passId: string;
  userId: number;
  now: Date;
}

async function readPass(tx: Tx, { passId, userId, now }: Wanted): Promise<GuestPass> {
  const row = await selectGuestPasses(tx, userId, now).where('g.id', '=', passId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return showGuestPass(row);
}

/** Locks a pass that can still be used. Throws `not_found`, `pass_used`, `pass_expired`. */
async function lockUsable(tx: Tx, wanted: Wanted): Promise<void> {
  await tx.selectFrom('guestPasses').where('id', '=', wanted.passId).select('id').forUpdate().execute();
  const { status } = await readPass(tx, wanted);
  if (status !== 'available') throw new DomainError(status === 'used' ? 'pass_used' : 'pass_expired');
}

/**
 * Mails a guest pass to somebody, who shows its code at the front desk; it stays in the giver's list, and may be sent
 * again, to somebody else too (docs/product.md#guest-passes). Throws `not_found`, `pass_used`, `pass_expired`,
 * `validation_failed` for a message with links. Twenty an hour for each account.
 */
export const giveGuestPass = operation(giveGuestPassEndpoint, async ({ params, body }, context) => {
  const { db, clock, limits, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  await checkGuestPassesEnabled(db);
  await limits.consume('guest pass', String(userId), { limit: 20, windowSeconds: 3600 });
  const { email, message, guestName } = body;
  if (message !== undefined && link.test(message)) throw invalid({ message: ['Must not contain links'] });
  const now = clock.now();
  const wanted = { passId: params.passId, userId, now };
  const data = await transact(db, async (tx) => {
    await lockUsable(tx, wanted);
    await tx
      .updateTable('guestPasses')
      .set({ giftEmail: email, giftMessage: message ?? null, givenAt: now, ...(guestName && { guestName }) })
      .where('id', '=', params.passId)
      .execute();
    const pass = await readPass(tx, wanted);
    await queueGift(tx, { pass, giverId: userId, email, message: message === '' ? undefined : message }, context);
    return pass;
  });
  return { data, message: 'The guest pass is on its way' };
});
