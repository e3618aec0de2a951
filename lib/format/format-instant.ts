import type { Language } from '#lib/zones/variant.ts';

const locales: Record<Language, string> = { en: 'en-GB', cy: 'cy' };

/** A UTC instant as day and time in Britain: `24 Nov 2026, 18:05`. */
export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(instant));
