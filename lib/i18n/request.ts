import { getRequestConfig } from 'next-intl/server';
import { siteZone } from '#contract/rules/site-zone.ts';
import { isLanguage } from '#lib/zones/variant.ts';
import { loadMessages } from './load-messages.ts';
import { requestVariant } from './request-variant.ts';

/**
 * Configures next-intl for a request: the language that the caller asks for, else that of the variant in the page's
 * path.
 */
export default getRequestConfig(async ({ locale: wanted }) => {
  const locale = wanted !== undefined && isLanguage(wanted) ? wanted : (await requestVariant()).language;
  return { locale, timeZone: siteZone, messages: (await loadMessages(locale)).messages };
});
