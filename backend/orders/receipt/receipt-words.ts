import { createTranslator } from 'use-intl/core';
import type { MailLanguage } from '#backend/mail/mail-language.ts';
import accountPaymentsCy from '#messages/cy/account-payments.json' with { type: 'json' };
import receiptCy from '#messages/cy/receipt.json' with { type: 'json' };
import accountPayments from '#messages/en/account-payments.json' with { type: 'json' };
import receipt from '#messages/en/receipt.json' with { type: 'json' };

const english = { receipt, accountPayments };
const welsh: typeof english = { receipt: receiptCy, accountPayments: accountPaymentsCy };

const makeWords = (locale: MailLanguage, messages: typeof english) => createTranslator({ locale, messages });

export type ReceiptWords = ReturnType<typeof makeWords>;

/** The words of a receipt in each language, which are those of the page. */
export const receiptWords: Readonly<Record<MailLanguage, ReceiptWords>> = {
  en: makeWords('en', english),
  cy: makeWords('cy', welsh),
};
