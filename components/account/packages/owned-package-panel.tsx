import { cva } from 'class-variance-authority';
import Hourglass from 'lucide-react/icons/hourglass';
import { useLocale, useTranslations } from 'next-intl';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { formatDate, formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';

const dayMs = 86_400_000;
/** From how many days before its end the days are counted. */
const endingDays = 14;

/** The last day of a package, which counts to its end; as a warning where that is soon. */
export const PackageExpiry = ({ owned: { expiresAt }, now }: { owned: OwnedPackage; now: Date }) => {
  const t = useTranslations('ownedPackages');
  const locale = useLocale();
  if (expiresAt === null) return t('noEnd');
  const date = formatDayOfYear(venueClock(new Date(expiresAt), siteZone).date, locale);
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
  if (days <= 0) return <Pill>{t('ended', { date })}</Pill>;
  if (days > endingDays) return t('until', { date });
  return (
    <Pill tone="warning" icon={<Hourglass className="icon-xs" />}>
      {t('ends', { days })}
    </Pill>
  );
};

const lane = cva(
  'border-0 border-dashed border-line-strong not-first:border-l forced-colors:forced-color-adjust-none',
  {
    variants: { isLeft: { true: 'bg-primary-500 forced-colors:bg-[Highlight]', false: '' } },
  },
);

/** The most uses that are drawn; above that a number alone. */
const mostDrawn = 10;

type LanesProps = { left: number; total: number; label: string };

/** The uses of a package as lanes of a pool, those that are left filled. */
export const Lanes = ({ left, total, label }: LanesProps) =>
  total > 0 && total <= mostDrawn ? (
    <div
      className="grid h-[2.5rem] auto-cols-fr grid-flow-col overflow-clip rounded-s border-2 border-line-strong"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={lane({ isLeft: index < left })} />
      ))}
    </div>
  ) : null;

/** Whether something can still be booked with a package. */
export const isUsable = ({ usagesRemaining, expiresAt }: OwnedPackage, now: Date): boolean =>
  usagesRemaining > 0 && (expiresAt === null || Date.parse(expiresAt) > now.getTime());

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
