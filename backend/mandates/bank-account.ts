import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import { textCipher } from '#backend/text-cipher.ts';

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
