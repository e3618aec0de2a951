import type { Text } from '#lib/i18n/text.ts';
import type { HelpArticle } from './help-articles.ts';

/** Questions with their answers. */
export const HelpParts = ({ parts, text }: { parts: HelpArticle['parts']; text: Text }) => (
  <div className="panel help">
    {parts.map(([title, words]) => (
      <section key={title}>
        <h2 className="h-4">{text(title)}</h2>
        <p>{text(words)}</p>
      </section>
    ))}
  </div>
);
