import Hourglass from 'lucide-react/icons/hourglass';
import { useLocale, useTranslations } from 'next-intl';
import { Pill } from '#components/ui/pill.tsx';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

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
