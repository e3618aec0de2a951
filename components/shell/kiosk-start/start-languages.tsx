import { useLocale } from 'next-intl';
import { LanguageLink } from '#components/shell/header/language-link.tsx';
import { getLanguageChoices } from '#components/shell/header/language-links.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

/** The languages of a kiosk as large buttons; without a choice nothing. */
export const StartLanguages = ({ languages, t }: { languages: readonly string[]; t: Translate }) => {
  const locale = useLocale();
  const choices = getLanguageChoices(languages);
  if (choices.length < 2) return null;
  return (
    <nav className="flex flex-wrap gap-[0.5rem]" aria-label={t('chrome.languageNavigation')}>
      {choices.map(({ language, name }) => (
        <LanguageLink
          key={language}
          className="inline-flex min-h-[3rem] items-center rounded-l border-2 border-transparent px-[1.25rem] font-medium text-white no-underline aria-[current]:border-[rgb(255_255_255/0.5)]"
          lang={language}
          aria-current={language === locale ? 'true' : undefined}
        >
          {t(name)}
        </LanguageLink>
      ))}
    </nav>
  );
};
