import { cva } from 'class-variance-authority';
import { useLocale } from 'next-intl';
import { footerLink } from '#components/shell/footer/footer-link-class.ts';
import { languageNames } from '#lib/i18n/language-names.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { LanguageLink } from './language-link.tsx';

const link = cva('', {
  variants: {
    size: {
      footer: `${footerLink} aria-[current]:font-bold`,
      kiosk: [
        'inline-flex min-h-[3rem] items-center rounded-l border-2 border-transparent px-[1.25rem] font-medium',
        'text-white no-underline aria-[current]:border-[rgb(255_255_255/0.5)]',
      ],
    },
  },
});

export interface LanguageLinksProps {
  /** The operator's. */
  languages: readonly string[];
  /** Text in a footer, or the large buttons of a kiosk. */
  size: 'footer' | 'kiosk';
  t: Translate;
}

/** The same page in another language, where the operator offers more than one. Each name is in its own language. */
export const LanguageLinks = ({ languages: offered, size, t }: LanguageLinksProps) => {
  const locale = useLocale();
  const choices = languageNames.filter(({ language }) => offered.includes(language));
  if (choices.length < 2) return null;
  return (
    <nav className="flex flex-wrap gap-x-4 gap-y-1" aria-label={t('chrome.languageNavigation')}>
      {choices.map(({ language, name }) => (
        <LanguageLink
          key={language}
          className={link({ size })}
          lang={language}
          aria-current={language === locale ? 'true' : undefined}
        >
          {name}
        </LanguageLink>
      ))}
    </nav>
  );
};
