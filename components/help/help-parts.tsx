import { Panel } from '#components/ui/layout/panel.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import type { HelpArticle } from './help-articles.ts';

/** Questions with their answers. */
export const HelpParts = ({ parts, t }: { parts: HelpArticle['parts']; t: Translate }) => (
  <Panel as="div" gap="wide">
    {parts.map(([title, words]) => (
      <section key={title} className="max-w-[64ch]">
        <h2 className="mb-2 heading-4">{t(title)}</h2>
        <p>{t(words)}</p>
      </section>
    ))}
  </Panel>
);
