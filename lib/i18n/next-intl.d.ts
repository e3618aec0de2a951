import type { Language } from '#lib/zones/variant.ts';
import type { Messages as SiteMessages } from './translate.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: SiteMessages;
  }
}
