'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { CancellationNote } from '#components/booking/cancellation/cancellation-note.tsx';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import type { CancelFault } from './cancel-fault.ts';
import { AlreadyCancelled, CancelledMessage } from './cancelled-message.tsx';
import { CancellingProvider } from './cancelling-provider.tsx';
import { ComesBack, ComesBackSkeleton } from './comes-back.tsx';
import { countTickets, getPaidBookings, getReturns } from './returns.ts';
import { TicketChoice } from './ticket-choice.tsx';
import { useCancelling, type Cancelling } from './use-cancelling.ts';
import type { CancelledSession } from './visit.ts';

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
const CancelActions = ({ cancelling, keepRef, onKeep }: CancelActionsProps) => {
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

/** Says what is known of the booking, and whom to call: after a failure, and where it is too late. */
const CancelFailure = ({ fault, venue }: { fault: CancelFault; venue: VenueRef }) => {
  const t = useTranslations();
  const { kind, stands, cause } = fault;
  return (
    <Notice tone={kind === 'failed' ? 'danger' : 'warning'} role="alert">
      <b className="font-medium">
        {kind === 'refused' ? errorText(cause, t) : t(kind === 'unknown' ? 'cancelling.unknown' : 'cancelling.failed')}
      </b>
      {kind === 'unknown' && <p>{t('cancelling.unknownWhy')}</p>}
      {kind === 'changed' && <p>{t('cancelling.meanwhile')}</p>}
      {stands && <p>{t('cancelling.stands')}</p>}
      <VenuePhone venue={venue} />
    </Notice>
  );
};

export type CancelDialogProps = { session: CancelledSession; onClose: () => void };

type BodyProps = { cancelling: Cancelling; now: Date };

const Body = ({ cancelling: { visit, choice, choose, preview, hasChanged }, now }: BodyProps) => {
  const t = useTranslations('cancelling');
  const all = visit?.results ?? [];
  const cancellation = visit?.bookings[0]?.cancellation;
  return (
    <>
      {cancellation ? (
        <Notice tone={cancellation.awardsCredit && getReturns(all).fee === 0 ? 'success' : 'warning'}>
          <CancellationNote
            cancellation={cancellation}
            now={now}
            paid={getPaidBookings(all)}
            isBundle={visit?.bundleId !== undefined}
          />
        </Notice>
      ) : (
        visit === undefined && <Skeleton height={64} shape="control" />
      )}
      {countTickets(all) > 1 && visit?.bundleId === undefined && (
        <TicketChoice results={all} choice={choice} onChoose={choose} />
      )}
      <div className="grid gap-4" aria-live="polite" aria-busy={preview === undefined}>
        {hasChanged && <Notice tone="warning">{t('changed')}</Notice>}
        {preview === undefined ? (
          <ComesBackSkeleton />
        ) : (
          <ComesBack all={all} chosen={preview} staying={countTickets(all) - countTickets(preview)} now={now} />
        )}
      </div>
    </>
  );
};

const Question = ({ session: cancelledSession, onClose }: CancelDialogProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const now = useNow(0);
  const keep = useRef<HTMLButtonElement>(null);
  // The session as it was when the dialogue opened: the page's own copy changes as soon as it is cancelled.
  const [session] = useState(cancelledSession);
  const cancelling = useCancelling(session);
  const { visit, done, fault } = cancelling;
  const what = t('cancelling.what', {
    name: session.templateName,
    date: formatLongDay(session.startsAt.local, locale),
    time: getClock(session.startsAt.local),
  });
  const frame = { open: true, closeLabel: t('common.close'), onClose, initialFocus: keep };
  let body: ReactNode = <Body cancelling={cancelling} now={now} />;
  if (done) body = <CancelledMessage all={visit?.results ?? done} done={done} />;
  else if (fault?.kind === 'gone') body = <AlreadyCancelled />;
  else if (fault) body = <CancelFailure fault={fault} venue={session.venue} />;
  const isOver = done !== null || fault?.kind === 'gone';
  const title = t(isOver ? 'cancelling.over' : 'cancelling.title');
  const actions = isOver ? (
    <Button type="button" block onClick={onClose}>
      {t('common.close')}
    </Button>
  ) : (
    <CancelActions cancelling={cancelling} keepRef={keep} onKeep={onClose} />
  );
  return session.bookingType === 'ticketed' ? (
    <SlideOver {...frame} title={title} footer={actions}>
      <div className="grid gap-4">
        <p>{what}</p>
        {body}
      </div>
    </SlideOver>
  ) : (
    <Modal {...frame} alert title={title} description={what}>
      {body}
      {actions}
    </Modal>
  );
};

/**
 * Asks before a paid booking is cancelled: what was paid, what comes back and where to, counted by the server. A visit
 * with several tickets or people is cancelled whole or in part (docs/product.md#cancellations).
 */
export const CancelDialog = (props: CancelDialogProps) => (
  <CancellingProvider>
    <Question {...props} />
  </CancellingProvider>
);
