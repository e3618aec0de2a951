import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { getEntryName } from '#components/desk/session/register/entry-name.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { CancellationSums } from './cancellation-sums.tsx';

const reasons = ['asked', 'ill', 'mistake', 'venue', 'other'] as const;
type Reason = (typeof reasons)[number];

/** How the desk cancels: by the rules of staff. */
const byDesk = { updateType: 'cancellation', cancellationSource: 'foh' } as const;

const getSums = ({ paid, fee, credit, refund, usesReturned }: CancellationResult): string =>
  JSON.stringify([paid.value, fee.value, credit.value, refund.value, usesReturned.map(({ uses }) => uses)]);

const countWithout = async (bookingId: string, signal?: AbortSignal): Promise<CancellationResult> => {
  const body = { ...byDesk, bookingIds: [bookingId], preview: true };
  const [result] = (await browserApi('cancelBookings', { body }, { signal })).data;
  if (result === undefined) throw new Error('A preview of one booking has no result');
  return result;
};

/** What cancelling would do now; never kept, because time changes it. */
const usePreview = (bookingId: string) =>
  useQuery({
    queryKey: ['cancelBookings', bookingId, 'desk'],
    queryFn: ({ signal }) => countWithout(bookingId, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    throwOnError: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

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
  const preview = usePreview(bookingId);
  const cancel = useMutation(onceMutation(browserApi, 'cancelBookings'));
  const again = useMutation({ mutationFn: () => countWithout(bookingId) });
  const error = cancel.error ?? again.error;
  useEffect(() => {
    if (error !== null || hasChanged) failure.current?.focus();
  }, [error, hasChanged]);

  const confirm = async () => {
    const { data: shown } = preview;
    if (shown === undefined) return;
    setChanged(false);
    const counted = await again.mutateAsync();
    if (getSums(counted) !== getSums(shown)) {
      setChanged(true);
      await preview.refetch();
      return;
    }
    const isTold = userId !== null && notify;
    await cancel.mutateAsync({
      body: { ...byDesk, bookingIds: [bookingId], reason: words(`reasons.${reason}`), notify: isTold, preview: false },
    });
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
  if (preview.data === undefined)
    return (
      <div role="status">
        <VisuallyHidden>{words('loading')}</VisuallyHidden>
        <Skeleton height={160} />
      </div>
    );
  return (
    <>
      <CancellationSums result={preview.data} name={name} />
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
          loading={again.isPending || cancel.isPending}
          onClick={() => void confirm().catch(() => undefined)}
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
