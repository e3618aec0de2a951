import { getRequestConfig } from 'next-intl/server';
import { isLanguage } from '#lib/zones/variant.ts';
import { loadMessages } from './load-messages.ts';
import { requestVariant } from './request-variant.ts';

/** Tells next-intl the language of a request: the one asked for, else that of the variant in the page's path. */
export default getRequestConfig(async ({ locale: wanted }) => {
  const locale = wanted !== undefined && isLanguage(wanted) ? wanted : (await requestVariant()).language;
  return { locale, timeZone: 'Europe/London', messages: await loadMessages(locale) };
});
