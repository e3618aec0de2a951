import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/db/schema.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import type { PaymentMethod } from '#contract/memberships/payment-method.ts';
import { toSavedCard } from './saved-card.ts';

const accountSchema = z.object({ accountHolder: z.string(), sortCode: z.string(), accountNumber: z.string() });

/** A bank account in the United Kingdom: sort code of six digits, account number of eight. */
export type BankAccount = z.infer<typeof accountSchema>;

const cipher = ({ appSecret }: Pick<Config, 'appSecret'>) => textCipher(appSecret, 'bank account');

/** The account as it is stored. */
export function encryptAccount(account: BankAccount, config: Pick<Config, 'appSecret'>): string {
  return cipher(config).encrypt(JSON.stringify(account));
}

/** The account of a mandate; null when it was stored under another secret. */
export function decryptAccount(accountRef: string, config: Pick<Config, 'appSecret'>): BankAccount | null {
  try {
    return accountSchema.parse(JSON.parse(cipher(config).decrypt(accountRef)));
  } catch {
    return null;
  }
}

const selectMandates = (db: Db) =>
  db
    .selectFrom('mandates as m')
    .leftJoin('savedCards as c', (join) => join.onRef('c.id', '=', 'm.savedCardId').on('c.deletedAt', 'is', null))
    .leftJoin('paymentAccounts as a', 'a.id', 'c.accountId')
    .select(['m.id', 'm.kind', 'm.status', 'm.reference', 'm.accountRef', 'm.sortCodeEnd', 'm.accountEnd'])
    .select(['c.id as cardId', 'c.accountId', 'c.tokenRef', 'c.brand', 'c.last4', 'c.expiry', 'c.goodUntil'])
    .select(['c.isDefault', 'a.kind as cardKind']);

type MandateRow = Awaited<ReturnType<ReturnType<typeof selectMandates>['executeTakeFirstOrThrow']>>;

function getCard(row: MandateRow) {
  const { cardId: id, cardKind: kind, accountId, tokenRef, brand, last4, expiry, goodUntil, isDefault } = row;
  if (id === null || kind === null || accountId === null || tokenRef === null || brand === null) return null;
  if (last4 === null || expiry === null || goodUntil === null || isDefault === null) return null;
  return toSavedCard({ id, kind, accountId, tokenRef, brand, last4, expiry, goodUntil, isDefault });
}

/** A mandate as its owner sees it: of an account nothing but the last digits. */
function showMandate(row: MandateRow, config: Pick<Config, 'appSecret'>): PaymentMethod {
  if (row.kind === 'card') return { kind: 'card', card: getCard(row) };
  const account = row.accountRef === null ? null : decryptAccount(row.accountRef, config);
  return {
    kind: 'direct_debit',
    accountHolder: account?.accountHolder ?? '',
    sortCode: `**-**-${row.sortCodeEnd ?? '**'}`,
    accountNumber: `****${row.accountEnd ?? '****'}`,
    reference: row.reference,
    status: row.status,
  };
}

/** These mandates as their owner sees them, by id. */
export async function readMethods(
  db: Db,
  mandateIds: readonly (string | null)[],
  config: Pick<Config, 'appSecret'>,
): Promise<Map<string, PaymentMethod>> {
  const ids = mandateIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await selectMandates(db).where('m.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, showMandate(row, config)]));
}
