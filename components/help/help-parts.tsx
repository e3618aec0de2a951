import type { Translate } from '#lib/i18n/translate.ts';
import type { HelpArticle } from './help-articles.ts';

/** Questions with their answers. */
export const HelpParts = ({ parts, t }: { parts: HelpArticle['parts']; t: Translate }) => (
  <div className="panel help">
    {parts.map(([title, words]) => (
      <section key={title}>
        <h2 className="heading-4">{t(title)}</h2>
        <p>{t(words)}</p>
      </section>
    ))}
  </div>
);
