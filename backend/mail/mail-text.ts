import { format } from 'date-fns/format';
import { cy as welshDates } from 'date-fns/locale/cy';
import { enGB as englishDates } from 'date-fns/locale/en-GB';
import { parseISO } from 'date-fns/parseISO';
import { createTranslator } from 'use-intl/core';
import { getDate } from '#contract/rules/wall-time.ts';
import bookingCy from '#messages/cy/booking.json' with { type: 'json' };
import cancellationCy from '#messages/cy/cancellation.json' with { type: 'json' };
import mailsCy from '#messages/cy/mails.json' with { type: 'json' };
import booking from '#messages/en/booking.json' with { type: 'json' };
import cancellation from '#messages/en/cancellation.json' with { type: 'json' };
import mails from '#messages/en/mails.json' with { type: 'json' };
import type { MailLanguage } from './mail-language.ts';

const english = { mails, booking, cancellation };
const welsh: typeof english = { mails: mailsCy, booking: bookingCy, cancellation: cancellationCy };

function makeText(language: MailLanguage, messages: typeof english, locale: typeof englishDates) {
  return {
    language,
    t: createTranslator({ locale: language, messages }),
    /** A date, or a text that begins with one, as screens show it: "Tue, 24 Nov 2026". */
    date: (date: string) => format(parseISO(getDate(date)), 'EEE, d MMM yyyy', { locale }),
  };
}

export type MailText = ReturnType<typeof makeText>;

/** The words of mails in each language; rules of cancelling are said in the words of the screens. */
export const mailTexts: Readonly<Record<MailLanguage, MailText>> = {
  en: makeText('en', english, englishDates),
  cy: makeText('cy', welsh, welshDates),
};
