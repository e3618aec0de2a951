import { accepts } from 'hono/accepts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { mailLanguages, type MailLanguage } from '#backend/mail/mail-language.ts';

/** The language that the request asks for (`Accept-Language`); null when it is none of ours. */
export function readLanguage(c: HttpContext): MailLanguage | null {
  const best = accepts(c, { header: 'Accept-Language', supports: [...mailLanguages], default: '' });
  return mailLanguages.find((language) => language === best) ?? null;
}
