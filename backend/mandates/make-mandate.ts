import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import type { ChosenPaymentMethod } from '#contract/memberships/payment-method.ts';
import { findDebitProvider } from './direct-debit/http-provider.ts';
import type { MandateResult } from './direct-debit/provider.ts';
import { encryptAccount, decryptAccount } from './read-mandate.ts';
import { readSavedCards, isExpired } from './saved-card.ts';

/**
 * Makes a direct debit known to the provider, once however often it is called. An account that was stored under another
 * secret is refused. Without a provider it is
 * unknown for now.
 */
export async function registerMandate(
  { db, config, services }: Pick<Dependencies, 'db' | 'config' | 'services'>,
  mandateId: string,
): Promise<MandateResult> {
  const { reference, accountRef, providerRef } = await db
    .selectFrom('mandates')
    .where('id', '=', mandateId)
    .select(['reference', 'accountRef', 'providerRef'])
    .executeTakeFirstOrThrow();
  if (providerRef !== null) return { kind: 'created', providerRef };
  const account = accountRef === null ? null : decryptAccount(accountRef, config);
  if (account === null) return { kind: 'refused', code: 'account_unreadable' };
  const provider = findDebitProvider({ config, services });
  if (provider === null) return { kind: 'unknown', cause: 'no_provider' };
  const created = await provider.createMandate({ key: mandateId, reference, account });
  if (created.kind === 'created')
    await db
      .updateTable('mandates')
      .set({ providerRef: created.providerRef, status: 'active' })
      .where('id', '=', mandateId)
      .where('status', '<>', 'cancelled')
      .execute();
  return created;
}

type Deps = Pick<Dependencies, 'ids' | 'clock' | 'config'>;

/** By which a bank statement names a mandate: letters and digits, at most 18. */
function makeReference(id: string): string {
  return `TL${id.replaceAll('-', '').slice(-12).toUpperCase()}`;
}

/** Throws `validation_failed` for a card that is not the person's or has expired. */
async function checkCard(tx: Tx, userId: number, savedCardId: string, now: Date): Promise<void> {
  const card = (await readSavedCards(tx, userId)).find(({ id }) => id === savedCardId);
  if (card === undefined) throw invalid({ 'method.saved_card_id': ['This card is not in your account'] });
  if (isExpired(card, now))
    throw invalid({ 'method.saved_card_id': ['This card has expired, please use another card'] });
}

/**
 * Stores the authority to take payments, and returns its id. A bank account is encrypted; of it only the last digits can
 * be read. Throws `validation_failed` for a card that is not the person's or has expired, and for a direct debit where no
 * provider collects them.
 */
export async function makeMandate(
  tx: Tx,
  userId: number,
  method: ChosenPaymentMethod,
  { ids, clock, config }: Deps,
): Promise<string> {
  const id = ids.uuid();
  const now = clock.now();
  const shared = { id, userId, reference: makeReference(id), createdAt: now };
  if (method.kind === 'card') {
    const savedCardId = method.savedCardId ?? null;
    if (savedCardId !== null) await checkCard(tx, userId, savedCardId, now);
    const status = savedCardId === null ? 'pending' : 'active';
    await tx
      .insertInto('mandates')
      .values({ ...shared, kind: 'card', status, savedCardId })
      .execute();
    return id;
  }
  if (config.directDebit === null)
    throw invalid({ 'method.kind': ['Direct debits are not offered here, please choose a card'] });
  const { accountHolder, sortCode, accountNumber } = method;
  await tx
    .insertInto('mandates')
    .values({
      ...shared,
      kind: 'direct_debit',
      accountRef: encryptAccount({ accountHolder, sortCode, accountNumber }, config),
      sortCodeEnd: sortCode.slice(-2),
      accountEnd: accountNumber.slice(-4),
    })
    .execute();
  return id;
}
