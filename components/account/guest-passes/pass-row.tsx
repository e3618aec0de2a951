import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

type PassRowProps = { pass: GuestPass; isOpening: boolean; onGive: () => void };

/** What has become of a pass, and until when it can be used. */
function usePassFacts({ status, guestName, gift, expiresAt, usedAt, venue }: GuestPass): string {
  const t = useTranslations('guestPasses');
  const locale = useLocale();
  const who = guestName ?? gift?.email;
  const until = expiresAt === null ? null : formatDayOfYear(venueClock(new Date(expiresAt), siteZone).date, locale);
  const facts = [
    who !== undefined && t('for', { name: who }),
    status === 'used' && usedAt !== null && t('usedAt', { date: formatInstant(usedAt, locale) }),
    status === 'available' && until !== null && t('until', { date: until }),
    status === 'expired' && until !== null && t('endedAt', { date: until }),
    venue !== null && venue.name,
  ];
  return capitalised(facts.filter((fact) => fact !== false).join(', '));
}

/** A guest pass with its code, which is shown at the front desk. */
export const PassRow = ({ pass, isOpening, onGive }: PassRowProps) => {
  const t = useTranslations('guestPasses');
  const facts = usePassFacts(pass);
  const { code, status } = pass;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
      <div className="min-w-0">
        <p className="font-medium tracking-[0.08em] text-ink tabular-nums">{code}</p>
        <p className="text-s wrap-break-word">{facts}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone={status === 'available' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Pill>
        {status === 'available' && (
          <Button
            type="button"
            variant="secondary"
            size="medium"
            aria-haspopup="dialog"
            loading={isOpening}
            aria-label={t(pass.gift === null ? 'giveNamed' : 'giveAgainNamed', { code })}
            onClick={onGive}
          >
            {t(pass.gift === null ? 'give' : 'giveAgain')}
          </Button>
        )}
      </div>
    </li>
  );
};
