import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';
import { isUsable } from './is-usable.ts';
import { Lanes } from './lanes.tsx';
import { PackageExpiry } from './package-expiry.tsx';

type OwnedPackagePanelProps = { owned: OwnedPackage; acting: number | null; now: Date };
type Use = OwnedPackage['history'][number];

const UseLine = ({ use: { state, quantity, usedAt, name, startsAt, comesBack } }: { use: Use }) => {
  const t = useTranslations('ownedPackages');
  const locale = useLocale();
  const kind = state === 'used' && comesBack ? 'booked' : state;
  return (
    <li className="flex justify-between gap-4 border-line py-3 not-first:border-t">
      <span className="min-w-0">
        <span className="block wrap-break-word text-ink">
          {startsAt === null
            ? (name ?? t('unknown'))
            : t('use', { name: name ?? '', date: formatDate(startsAt.local, locale) })}
        </span>
        {t(`state.${kind}`, { date: formatInstant(usedAt, locale) })}
      </span>
      <span className="font-medium whitespace-nowrap text-ink tabular-nums">{t('uses', { count: quantity })}</span>
    </li>
  );
};

const useWhere = ({ venueRestriction }: OwnedPackage): string => {
  const t = useTranslations('packages');
  if (venueRestriction === null) return t('everywhere');
  const { type, name, venues } = venueRestriction;
  return type === 'venue' ? name : t('group', { group: name, venues: venues.map((venue) => venue.name).join(', ') });
};

/** A package: uses left, until when, where, what it was used for, and the way to buy it again. */
export const OwnedPackagePanel = ({ owned, acting, now }: OwnedPackagePanelProps) => {
  const t = useTranslations('ownedPackages');
  const href = useHref();
  const { add, isPending } = useAddToBasket();
  const where = useWhere(owned);
  const { id, usagesRemaining: left, usagesTotal: total, history, covers, pricingOptionId } = owned;
  const name = owned.package.friendlyName ?? owned.package.name;
  const isOpen = isUsable(owned, now);
  return (
    <Panel gap="small" aria-labelledby={`package-${id}`}>
      <PanelHead>
        <h2 className="heading-3" id={`package-${id}`}>
          {name}
        </h2>
        <p>{where}</p>
      </PanelHead>
      <Lanes left={left} total={total} label={t('left', { left, total })} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-s">
        <b className="font-medium">{t('left', { left, total })}</b>
        <span>
          <PackageExpiry owned={owned} now={now} />
        </span>
      </div>
      {covers.length > 0 && (
        <p className="text-s">{t('covers', { names: covers.map((one) => one.name ?? one.reference).join(', ') })}</p>
      )}
      {history.length > 0 && (
        <ul className="text-s" aria-label={t('history', { name })}>
          {history.map((use) => (
            <UseLine key={use.id} use={use} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <LinkButton size="medium" href={href('/', 'bookings')} aria-label={t('bookNamed', { name })}>
            {t('book')}
          </LinkButton>
        )}
        {pricingOptionId !== null && (
          <Button
            type="button"
            variant="secondary"
            size="medium"
            loading={isPending}
            aria-label={t('againNamed', { name })}
            onClick={() =>
              add({
                purchasableId: pricingOptionId,
                purchasableType: 'pricingOption',
                ...(acting !== null && { purchasedForUserId: acting }),
              })
            }
          >
            {t('again')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
