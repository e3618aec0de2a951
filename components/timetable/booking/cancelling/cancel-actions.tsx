'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { countTickets } from './returns.ts';
import type { Cancelling } from './use-cancelling.ts';

type CancelActionsProps = {
  cancelling: Cancelling;
  /** The server has said that it cannot be cancelled. */
  isRefused: boolean;
  keepRef: RefObject<HTMLButtonElement | null>;
  onKeep: () => void;
};

const useLabel = ({ visit, preview, chosen, error }: Cancelling): string => {
  const t = useTranslations();
  if (error) return t('common.tryAgain');
  if (chosen.length === 0 && visit !== undefined) return t('timetable.cancelling.choose');
  const count = countTickets(preview ?? []);
  if (preview?.[0]?.ticketName != null) return t('timetable.cancelling.tickets', { count });
  const isKept = preview?.some(({ keptBecause }) => keptBecause !== null);
  return t(isKept ? 'timetable.cancelling.anyway' : 'timetable.cancelling.confirm');
};

/** Keeps the booking, which is first and filled, or cancels it; without the second where it is refused. */
export const CancelActions = ({ cancelling, isRefused, keepRef, onKeep }: CancelActionsProps) => {
  const t = useTranslations('timetable.cancelling');
  const label = useLabel(cancelling);
  const { visit, preview, chosen, error, isBusy, confirm, retry } = cancelling;
  const isCounting = !error && preview === undefined;
  const act = () => (error && visit === undefined ? retry() : void confirm());
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <Button type="button" ref={keepRef} block onClick={onKeep}>
        {t('keep')}
      </Button>
      {!isRefused && (
        <Button
          type="button"
          variant="danger"
          block
          loading={isCounting || isBusy}
          aria-disabled={chosen.length === 0 && visit !== undefined}
          onClick={chosen.length === 0 && visit !== undefined ? undefined : act}
        >
          {label}
        </Button>
      )}
    </div>
  );
};
