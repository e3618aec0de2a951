import { accepts } from 'hono/accepts';
import type { HttpContext } from '#backend/http/http-env.ts';
import { languages, type Language } from '#contract/languages/languages.ts';

/** The language that the request asks for (`Accept-Language`); null when it is none of ours. */
export function readLanguage(c: HttpContext): Language | null {
  const best = accepts(c, { header: 'Accept-Language', supports: [...languages], default: '' });
  return languages.find((language) => language === best) ?? null;
}
