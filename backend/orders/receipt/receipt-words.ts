import { createTranslator } from 'use-intl/core';
import { textsOfLanguage } from '#backend/mail/texts-of-language.ts';
import { defaultLanguage, languages, type Language } from '#contract/languages/languages.ts';
import accountPayments from '#messages/en/account-payments.json' with { type: 'json' };
import receipt from '#messages/en/receipt.json' with { type: 'json' };

const english = { receipt, accountPayments };

const makeWords = (locale: Language, messages: typeof english) => createTranslator({ locale, messages });

export type ReceiptWords = ReturnType<typeof makeWords>;

const inEnglish = makeWords(defaultLanguage, english);
const known = new Map(
  languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, makeWords(language, textsOfLanguage(english, language))]),
);

/** The words of a receipt in a language of the site, which are those of the page. */
export const receiptWords = (language: Language): ReceiptWords => known.get(language) ?? inEnglish;
