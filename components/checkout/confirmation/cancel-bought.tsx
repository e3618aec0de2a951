'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import type { BoughtVisit } from '#components/booking/cancelling/visit.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { BookingType, Moment, VenueRef } from '#contract/primitives.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { useSite } from '#lib/zones/site-context.tsx';

export type CancelBoughtProps = {
  name: string;
  startsAt: Moment;
  venue: VenueRef;
  bookingType: BookingType;
  bought: BoughtVisit;
  canCancel: boolean;
  /** Nothing of it is booked any more. */
  isCancelled: boolean;
};

/**
 * Cancels what was bought: all of a visit or some of its tickets, or a camp or course as a whole. Not for visitors, who
 * have followed the link of a mail, and not at a kiosk.
 */
export const CancelBought = ({ name, bought, canCancel, isCancelled, ...session }: CancelBoughtProps) => {
  const t = useTranslations('confirmation');
  const { session: who } = useSession();
  const { mode } = useSite();
  const question = useOpening<true>();
  const gone = useRef<HTMLParagraphElement>(null);
  usePreload(() => void CancelDialog.preload());
  const close = () => {
    question.close();
    // The button that opened the question is no longer there.
    if (isCancelled) requestAnimationFrame(() => gone.current?.focus());
  };
  return (
    <>
      {canCancel && who?.loggedIn === true && mode !== 'kiosk' && (
        <Button
          type="button"
          variant="text"
          size="medium"
          className="print:hidden"
          aria-label={t('cancelNamed', { name })}
          aria-haspopup="dialog"
          loading={question.opening !== null}
          onClick={() => question.open(true)}
        >
          {t('cancel')}
        </Button>
      )}
      {isCancelled && (
        <p ref={gone} tabIndex={-1} className="font-medium">
          {t('gone')}
        </p>
      )}
      {question.opened && (
        <CancelDialog
          session={{ ...session, id: '', templateName: name, bookableAction: null, bought }}
          onClose={close}
        />
      )}
    </>
  );
};
