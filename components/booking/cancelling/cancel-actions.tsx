'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { countTickets, getReturns } from './returns.ts';
import type { Cancelling } from './use-cancelling.ts';

type CancelActionsProps = {
  cancelling: Cancelling;
  keepRef: RefObject<HTMLButtonElement | null>;
  onKeep: () => void;
};

const useLabel = ({ visit, preview = [], isNothingChosen, fault }: Cancelling): string => {
  const t = useTranslations();
  const count = countTickets(preview);
  const { fee, currency, keptBecause } = getReturns(preview);
  if (fault) return t(fault.kind === 'unknown' ? 'cancelling.check' : 'common.tryAgain');
  if (isNothingChosen) return t('cancelling.choose');
  if (fee > 0) return t('cancelling.cancelFor', { amount: formatMoney(fee, currency) });
  if (preview[0]?.ticketName != null) return t('cancelling.tickets', { count });
  if (visit?.bundleId !== undefined) return t('cancelling.sessions', { count });
  if (count > 1) return t('cancelling.places', { count });
  return t(keptBecause === null ? 'cancelling.confirm' : 'cancelling.anyway');
};

/** What the button does. Nothing is cancelled before its amounts have been shown. */
const getAct = ({ fault, preview, confirm, retry, check }: Cancelling) => {
  if (fault?.kind === 'unknown') return () => void check();
  return fault?.kind === 'changed' || preview === undefined ? retry : () => void confirm();
};

/** Keeps the booking, which is first and filled, or cancels it; without the second where it is refused. */
export const CancelActions = ({ cancelling, keepRef, onKeep }: CancelActionsProps) => {
  const t = useTranslations();
  const label = useLabel(cancelling);
  const { preview, isNothingChosen, fault, isBusy } = cancelling;
  const isCounting = !fault && preview === undefined;
  return (
    <TwoAnswers>
      <Button type="button" ref={keepRef} block onClick={onKeep}>
        {t(fault?.kind === 'unknown' ? 'common.close' : 'cancelling.keep')}
      </Button>
      {fault?.kind !== 'refused' && (
        <Button
          type="button"
          variant="danger"
          block
          loading={isCounting || isBusy}
          aria-disabled={isNothingChosen}
          onClick={isNothingChosen ? undefined : getAct(cancelling)}
        >
          {label}
        </Button>
      )}
    </TwoAnswers>
  );
};
