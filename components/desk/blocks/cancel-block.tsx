'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useDeskCancelling } from '#components/desk/cancelling/use-desk-cancelling.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import { sum } from '#contract/rules/sum.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { getCancellable } from './cancellable.ts';

interface CancelBlockProps {
  block: BlockBooking;
  now: number;
  onCancelled: () => void;
  onClose: () => void;
}

const parts = ['paid', 'fee', 'credit', 'refund'] as const;

/** Asks before what is left of a block is cancelled: how many sessions, what it costs, what comes back, who is told. */
export const CancelBlock = ({ block, now, onCancelled, onClose }: CancelBlockProps) => {
  const t = useTranslations();
  const words = useTranslations('deskBlocks.cancel');
  const showToast = useToast();
  // Those of when it was asked, whatever begins meanwhile.
  const [bookingIds] = useState(() => getCancellable(block, now).map(({ bookingId }) => bookingId));
  const keep = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [hasChanged, setChanged] = useState(false);
  const { preview, isPending, error, confirm } = useDeskCancelling(bookingIds);
  const submit = async () => {
    setChanged(false);
    if (await confirm(reason.trim(), notify)) {
      showToast({ type: 'success', message: words('done', { name: block.name }) });
      onCancelled();
    } else setChanged(true);
  };
  return (
    <Modal
      open
      alert
      title={words('title', { name: block.name })}
      description={words('text', { count: bookingIds.length })}
      closeLabel={t('common.close')}
      initialFocus={keep}
      onClose={onClose}
      actions={
        <TwoAnswers>
          <Button type="button" ref={keep} block onClick={onClose}>
            {words('keep')}
          </Button>
          <Button
            type="button"
            variant="danger"
            block
            className="disabled-looking:bg-surface-3"
            loading={isPending}
            reason={reason.trim() === '' ? words('reasonFirst') : undefined}
            onRefused={() => document.getElementById('cancel-block-reason')?.focus()}
            onClick={() => void submit().catch(() => undefined)}
          >
            {words('submit', { count: bookingIds.length })}
          </Button>
        </TwoAnswers>
      }
    >
      {preview.error !== null && (
        <RetryNotice onRetry={() => void preview.refetch()}>{errorText(preview.error, t)}</RetryNotice>
      )}
      {preview.data === undefined && preview.error === null && <Skeleton height={120} shape="control" />}
      {preview.data !== undefined && (
        <Sums className="rounded-m border border-line-strong px-4 py-3 text-s">
          {parts.map((part) => (
            <Sum key={part} label={words(part)}>
              {formatMoney(
                sum(preview.data.map((result) => result[part].value)),
                preview.data[0]?.paid.currency ?? 'GBP',
              )}
            </Sum>
          ))}
        </Sums>
      )}
      <TextField
        id="cancel-block-reason"
        label={words('reason')}
        value={reason}
        maxLength={255}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <Checkbox
        label={words('notify', { name: block.user.name })}
        checked={notify}
        onChange={(event) => setNotify(event.target.checked)}
      />
      <div aria-live="polite">
        {hasChanged && <Notice tone="warning">{words('changed')}</Notice>}
        {error !== null && <Notice tone="danger">{errorText(error, t)}</Notice>}
      </div>
    </Modal>
  );
};
