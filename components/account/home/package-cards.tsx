import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { isUsable } from '../packages/is-usable.ts';
import { Lanes } from '../packages/lanes.tsx';
import { PackageExpiry } from '../packages/package-expiry.tsx';
import { ownedPackagesQuery } from '../packages/queries.ts';

/** Packages on the start page; the page of packages has all of them. */
const shown = 2;

/** The one that ends first, first. */
const byEnd = (one: OwnedPackage, other: OwnedPackage): number =>
  (one.expiresAt ?? '9999').localeCompare(other.expiresAt ?? '9999');

/** The packages of the person acted for with uses left, those that end first; nothing for somebody without any. */
export const PackageCards = ({ acting, now }: { acting: number | null; now: Date }) => {
  const t = useTranslations();
  const href = useHref();
  const { data } = useQuery(ownedPackagesQuery(browserApi, acting, 1));
  const usable = (data?.packages ?? []).filter((owned) => isUsable(owned, now)).toSorted(byEnd);
  return usable.slice(0, shown).map((owned) => {
    const { id, usagesRemaining: left, usagesTotal: total } = owned;
    const uses = t('ownedPackages.left', { left, total });
    return (
      <Panel key={id} gap="small" aria-labelledby={`package-${id}`}>
        <PanelHead>
          <h2 className="heading-3" id={`package-${id}`}>
            {owned.package.friendlyName ?? owned.package.name}
          </h2>
          <a className="text-s" href={href('/packages')}>
            {t('account.package.all')}
          </a>
        </PanelHead>
        <Lanes left={left} total={total} label={uses} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-s">
          <b className="font-medium">{uses}</b>
          <span>
            <PackageExpiry owned={owned} now={now} />
          </span>
        </div>
      </Panel>
    );
  });
};
