import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { readSavedCards } from '#backend/payments/saved-cards/read-saved-cards.ts';
import { isExpired } from '#backend/payments/saved-cards/saved-card.ts';
import type { ChosenPaymentMethod } from '#contract/joining/payment-method.ts';
import { encryptAccount } from './bank-account.ts';

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
 * be read. Throws `validation_failed` for a card that is not the person's or has expired.
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
