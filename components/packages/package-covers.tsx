import { Panel } from '#components/ui/layout/panel.tsx';
import type { Package } from '#contract/packages/packages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { usesInAll } from './package-texts.ts';

type PackageCoversProps = { shown: Pick<Package, 'contents'>; t: Translate };

/** What a package is good for, content by content, and what that comes to. */
export const PackageCovers = ({ shown, t }: PackageCoversProps) => (
  <Panel aria-labelledby="covers">
    <h2 className="heading-3" id="covers">
      {t('packages.covers')}
    </h2>
    {shown.contents.map(({ usages, pricingOptions }, index) => {
      const names = pricingOptions.map(({ name, reference }) => name ?? reference);
      const [only, ...others] = names;
      if (only !== undefined && others.length === 0)
        return <p key={index}>{t('packages.ofOne', { count: usages, name: only })}</p>;
      return (
        <div key={index}>
          <p>{t('packages.ofAny', { count: usages })}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-4.5">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      );
    })}
    {shown.contents.length > 1 && <p>{t('packages.addUp', { count: usesInAll(shown) })}</p>}
  </Panel>
);
