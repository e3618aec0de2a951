import { useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';

/** What was paid for a booking, what it costs to cancel it now, and what comes back where. */
export const CancellationSums = ({ result, name }: { result: CancellationResult; name: string }) => {
  const t = useTranslations('deskSession.cancel');
  const { paid, fee, credit, refund, usesReturned, consequences } = result;
  const isBarring = consequences.some((action) => action === 'disable_booking' || action === 'disable_access');
  const comesBack = credit.value > 0 || refund.value > 0 || usesReturned.length > 0;
  const feeLabel = fee.value === 0 ? t('noFee') : t(paid.value === 0 ? 'owed' : 'fee');
  return (
    <>
      <Sums className="rounded-m border border-line-strong px-4 py-3 text-s">
        <Sum label={t('paid')}>{paid.formatted}</Sum>
        <Sum label={feeLabel}>{fee.value === 0 ? t('none') : fee.formatted}</Sum>
        {credit.value > 0 && (
          <Sum tone="total" label={t('credit')}>
            {credit.formatted}
          </Sum>
        )}
        {refund.value > 0 && (
          <Sum tone="total" label={t('card')}>
            {refund.formatted}
          </Sum>
        )}
        {usesReturned.map((use) => (
          <Sum key={use.name} tone="total" label={t('use', { name: use.name })}>
            {t('uses', { count: use.uses })}
          </Sum>
        ))}
        {!comesBack && (
          <Sum tone="total" label={t('nothing')}>
            {t('none')}
          </Sum>
        )}
      </Sums>
      {isBarring && <Notice tone="warning">{t('barred', { name })}</Notice>}
    </>
  );
};
