import { z } from 'zod';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

/** Who pays, where, and through which account. */
export type Payer = Pick<PaymentTransaction, 'userId' | 'accountId' | 'channel' | 'returnContext'>;

/** The payer of a basket whose payment is not under way yet. */
export function basketPayer({ userId, channel }: Pick<Payer, 'userId' | 'channel'>, accountId: string): Payer {
  return { userId, accountId, channel, returnContext: null };
}

/** `with_code`: the security code is asked for whenever a saved card pays. */
type CardStorage = 'off' | 'with_code' | 'without_code';

const settingsSchema = z.object({ savedCards: z.enum(['off', 'with_code', 'without_code']).catch('off') });

/**
 * Whether cards can be saved and used again: by customers for themselves, neither at a kiosk nor at the counter, and
 * through accounts whose provider was asked to store cards (docs/product.md#saved-cards).
 */
export async function getCardStorage({ caller }: Pick<Context, 'caller'>, db: Db, payer: Payer): Promise<CardStorage> {
  const { userId, accountId, channel, returnContext } = payer;
  if (userId === null || userId !== caller?.userId || channel !== 'online' || returnContext?.kiosk === true)
    return 'off';
  const account = await db
    .selectFrom('paymentAccounts')
    .where('id', '=', accountId)
    .select('settings')
    .executeTakeFirstOrThrow();
  return settingsSchema.parse(account.settings).savedCards;
}
