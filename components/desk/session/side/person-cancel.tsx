import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useDeskCancelling } from '#components/desk/cancelling/use-desk-cancelling.ts';
import { getEntryName } from '#components/desk/session/register/entry-name.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** What was paid for a booking, what it costs to cancel it now, and what comes back where. */
const CancellationSums = ({ result, name }: { result: CancellationResult; name: string }) => {
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

const reasons = ['asked', 'ill', 'mistake', 'venue', 'other'] as const;
type Reason = (typeof reasons)[number];

export interface PersonCancelProps {
  entry: RegisterEntry;
  onKeep: () => void;
  onCancelled: () => void;
}

/**
 * Cancels the booking of one person, after showing what it costs and what comes back. The sums are counted once more at
 * the press; where they have changed they are shown before anything is cancelled.
 */
export const PersonCancel = ({ entry, onKeep, onCancelled }: PersonCancelProps) => {
  const t = useTranslations();
  const words = useTranslations('deskSession.cancel');
  const showToast = useToast();
  const { bookingId, userId, firstName } = entry;
  const name = firstName ?? t('deskSession.register.walkIn');
  const [reason, setReason] = useState<Reason>('asked');
  const [notify, setNotify] = useState(true);
  const [hasChanged, setChanged] = useState(false);
  const failure = useRef<HTMLDivElement>(null);
  const { preview, isPending, error, confirm } = useDeskCancelling([bookingId]);
  const [result] = preview.data ?? [];
  useEffect(() => {
    if (error !== null || hasChanged) failure.current?.focus();
  }, [error, hasChanged]);

  const submit = async () => {
    setChanged(false);
    if (!(await confirm(words(`reasons.${reason}`), userId !== null && notify))) return setChanged(true);
    showToast({ type: 'success', message: words('done', { name: getEntryName(entry) ?? name }) });
    onCancelled();
  };

  if (preview.isError)
    return (
      <Notice tone="danger" role="alert">
        <p>{errorText(preview.error, t)}</p>
        <Button type="button" variant="secondary" className="mt-3" onClick={() => void preview.refetch()}>
          {words('retry')}
        </Button>
      </Notice>
    );
  if (result === undefined)
    return (
      <div role="status">
        <VisuallyHidden>{words('loading')}</VisuallyHidden>
        <Skeleton height={160} />
      </div>
    );
  return (
    <>
      <CancellationSums result={result} name={name} />
      <Select
        label={words('reason')}
        options={reasons.map((value) => ({ value, label: words(`reasons.${value}`) }))}
        value={reason}
        onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? 'other')}
      />
      {userId !== null && (
        <Checkbox
          label={words('notify', { name })}
          checked={notify}
          onChange={(event) => setNotify(event.target.checked)}
        />
      )}
      <div ref={failure} tabIndex={-1} aria-live="polite">
        {hasChanged && <Notice tone="warning">{words('changed')}</Notice>}
        {error !== null && <Notice tone="danger">{errorText(error, t)}</Notice>}
      </div>
      <div className="grid gap-2.5">
        <Button
          type="button"
          variant="danger"
          block
          loading={isPending}
          onClick={() => void submit().catch(() => undefined)}
        >
          {firstName === null ? words('submitWalkIn') : words('submit', { name })}
        </Button>
        <Button type="button" variant="text" block onClick={onKeep}>
          {words('keep')}
        </Button>
      </div>
    </>
  );
};
