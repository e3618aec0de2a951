import { createTranslator } from 'use-intl/core';
import { makeInLanguages } from '#backend/mail/make-in-languages.ts';
import type { Language } from '#contract/languages/languages.ts';
import accountPayments from '#messages/en/account-payments.json' with { type: 'json' };
import receipt from '#messages/en/receipt.json' with { type: 'json' };

const english = { receipt, accountPayments };

const makeWords = (locale: Language, messages: typeof english) => createTranslator({ locale, messages });

export type ReceiptWords = ReturnType<typeof makeWords>;

/** The words of a receipt in a language of the site, which are those of the page. */
export const receiptWords = makeInLanguages(english, makeWords);
