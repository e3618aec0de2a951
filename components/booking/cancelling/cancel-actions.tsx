'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { countTickets, getReturns } from './returns.ts';
import type { Cancelling } from './use-cancelling.ts';

type CancelActionsProps = {
  cancelling: Cancelling;
  /** The server has said that it cannot be cancelled. */
  isRefused: boolean;
  keepRef: RefObject<HTMLButtonElement | null>;
  onKeep: () => void;
};

const useLabel = ({ visit, preview = [], isNothingChosen, error }: Cancelling): string => {
  const t = useTranslations();
  const count = countTickets(preview);
  const { fee, currency, keptBecause } = getReturns(preview);
  if (error) return t('common.tryAgain');
  if (isNothingChosen) return t('cancelling.choose');
  if (fee > 0) return t('cancelling.cancelFor', { amount: formatMoney(fee, currency) });
  if (preview[0]?.ticketName != null) return t('cancelling.tickets', { count });
  if (visit?.bundleId !== undefined) return t('cancelling.sessions', { count });
  if (count > 1) return t('cancelling.places', { count });
  return t(keptBecause === null ? 'cancelling.confirm' : 'cancelling.anyway');
};

/** Keeps the booking, which is first and filled, or cancels it; without the second where it is refused. */
export const CancelActions = ({ cancelling, isRefused, keepRef, onKeep }: CancelActionsProps) => {
  const t = useTranslations('cancelling');
  const label = useLabel(cancelling);
  const { visit, preview, isNothingChosen, error, isBusy, confirm, retry } = cancelling;
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
          aria-disabled={isNothingChosen}
          onClick={isNothingChosen ? undefined : act}
        >
          {label}
        </Button>
      )}
    </div>
  );
};
