'use client';

import { sessionLabels } from '#components/timetable/day/session-labels.ts';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { Button, type ButtonProps } from '#components/ui/button/button.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { MessageKey } from '#lib/i18n/message-key.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { Text } from '#lib/i18n/text.ts';

type ActionName = NonNullable<NonNullable<OccurrenceSummary['bookableAction']>['action']>;
type SiteSettings = { variant: ButtonProps['variant']; label: MessageKey; of: MessageKey };

const looks: Record<ActionName, SiteSettings> = {
  book: { variant: 'primary', label: 'timetable.add', of: 'timetable.ofBooking' },
  cancel_booking: { variant: 'text', label: 'timetable.cancel', of: 'timetable.ofSession' },
  cancel_reservation: { variant: 'text', label: 'timetable.remove', of: 'timetable.ofSession' },
  join_waitlist: { variant: 'secondary', label: 'timetable.join', of: 'timetable.ofWaitlist' },
  leave_waitlist: { variant: 'text', label: 'timetable.leave', of: 'timetable.ofWaitlist' },
};

const getWords = (session: OccurrenceSummary, text: Text) => ({
  ...sessionLabels(session, text),
  places: session.capacity.available,
  price: sessionPrice(session, text),
});

export type SessionActionProps = {
  session: OccurrenceSummary;
  isBusy: boolean;
  /** Why it cannot be booked yet, in the button's place. */
  reason?: string;
  onAct: () => void;
  /** A press while the reason is shown. */
  onRefused?: () => void;
  size?: ButtonProps['size'];
  block?: boolean;
};

/** The one thing that can be done with a session; nothing when there is none. The verb is seen, the rest is heard. */
export const SessionAction = ({
  session,
  isBusy,
  reason,
  onAct,
  onRefused,
  size = 'medium',
  block,
}: SessionActionProps) => {
  const text = useText();
  const action = session.bookableAction?.action;
  if (!action) return null;
  const { variant, label, of } = looks[action];
  const rest = <span className="visually-hidden">{text(of, getWords(session, text))}</span>;
  return (
    <Button
      type="button"
      variant={variant}
      size={size}
      block={block}
      loading={isBusy}
      reason={
        reason && (
          <>
            {reason}
            {rest}
          </>
        )
      }
      onRefused={onRefused}
      onClick={onAct}
    >
      {text(label)}
      {rest}
    </Button>
  );
};
