import type { Dependencies } from '#backend/context.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';

/** The type of our own notice that an attempt was paid a second time. */
export const secondPayment = 'second_payment';

/** Gives a second payment of an attempt back; false when the provider did not answer. */
export async function giveBackSecond(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>,
  transactionUuid: string,
  providerRef: string,
): Promise<boolean> {
  const transaction = await readTransaction(deps.db, transactionUuid);
  const result = await getProvider(transaction, deps).abort({ providerRef });
  deps.log.error({ transactionUuid, providerRef, result }, 'an attempt was paid twice');
  return result.kind !== 'unknown';
}
