import { createTranslator } from 'use-intl/core';
import { dateNames } from '#contract/languages/date-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import booking from '#messages/en/booking.json' with { type: 'json' };
import cancellation from '#messages/en/cancellation.json' with { type: 'json' };
import mails from '#messages/en/mails.json' with { type: 'json' };
import { makeInLanguages } from './make-in-languages.ts';

const english = { mails, booking, cancellation };

/** A date, or a text that begins with one, as screens show it: "Tue, 24 Nov 2026". */
function dateIn(language: Language, text: string): string {
  const date = new Date(`${getDate(text)}T00:00:00Z`);
  const { weekdays, months } = dateNames(language);
  // Sunday is 7 in ISO and 0 in `Date`.
  const weekday = weekdays[(date.getUTCDay() || 7) - 1];
  return `${weekday}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const makeText = (language: Language, messages: typeof english) => ({
  language,
  t: createTranslator({ locale: language, messages }),
  date: (date: string): string => dateIn(language, date),
});

/** The words of mails in a language; rules of cancelling are said in the words of the screens. */
export type MailText = ReturnType<typeof makeText>;

/** The words of mails in a language of the site; the English ones for a person of one that it no longer has. */
export const mailText = makeInLanguages(english, makeText);
