import type { Dependencies } from '#backend/context.ts';
import { httpProvider } from '#backend/direct-debit/http-provider.ts';
import type { MandateResult } from '#backend/direct-debit/provider.ts';
import { decryptAccount } from './bank-account.ts';

/**
 * Makes a direct debit known to the provider, once however often it is called. An account that was stored under another
 * secret is refused.
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
  const created = await httpProvider({ config, services }).createMandate({ key: mandateId, reference, account });
  if (created.kind === 'created')
    await db
      .updateTable('mandates')
      .set({ providerRef: created.providerRef, status: 'active' })
      .where('id', '=', mandateId)
      .where('status', '<>', 'cancelled')
      .execute();
  return created;
}
