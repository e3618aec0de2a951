import * as z from 'zod/mini';
import { line } from './line.ts';

const digits = (text: string) => text.replace(/[\s-]/g, '');
const isSortCode = (text: string) => /^\d{2}[\s-]?\d{2}[\s-]?\d{2}$/.test(text.trim());
const isAccountNumber = (text: string) => /^(\d[\s-]?){5,7}\d$/.test(text.trim());

/** Six digits, in pairs with spaces or hyphens between, as people write them; the value has the digits alone. */
const sortCode = z.pipe(
  z.string().check(z.maxLength(20), z.stringFormat('sort_code', isSortCode)),
  z.transform(digits),
);

/** Six to eight digits; the value has eight: shorter numbers of some building societies begin with zeros. */
const accountNumber = z.pipe(
  z.string().check(z.maxLength(20), z.stringFormat('account_number', isAccountNumber)),
  z.transform((text) => digits(text).padStart(8, '0')),
);

/** An account in the United Kingdom from which a direct debit may be taken. */
export const bankAccountFields = { accountHolder: line, sortCode, accountNumber };
