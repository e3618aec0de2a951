'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ownPriceText } from '#components/booking/own-price/own-price-text.ts';
import { sessionLabels } from '#components/timetable/day/details/session-labels.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { Button, type ButtonProps } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { MessageKey, Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

type ActionName = NonNullable<NonNullable<OccurrenceSummary['bookableAction']>['action']>;
type ButtonLabels = { variant: ButtonProps['variant']; label: MessageKey; of: MessageKey };

const labelsByAction: Record<ActionName, ButtonLabels> = {
  book: { variant: 'primary', label: 'timetable.add', of: 'timetable.ofBooking' },
  cancel_booking: { variant: 'text', label: 'timetable.cancel', of: 'timetable.ofSession' },
  cancel_reservation: { variant: 'text', label: 'timetable.remove', of: 'timetable.ofSession' },
  join_waitlist: { variant: 'secondary', label: 'timetable.join', of: 'timetable.ofWaitlist' },
  leave_waitlist: { variant: 'text', label: 'timetable.leave', of: 'timetable.ofWaitlist' },
};

const getLabels = ({ session, ownPrice }: SessionActionProps, t: Translate, locale: Language) => ({
  ...sessionLabels(session, locale),
  places: session.capacity.available,
  price: ownPriceText(session, ownPrice, t),
});

export type SessionActionProps = {
  session: OccurrenceSummary;
  /** What it costs the person acted for, where that is known. */
  ownPrice?: OwnPrice | undefined;
  isBusy: boolean;
  /** The reason why it cannot be booked yet, shown as the button's label. */
  reason?: string;
  onAct: () => void;
  /** What the button does first, in place of the action. */
  first?: { label: ReactNode; onAct: () => void } | undefined;
  /** Called on a press while the reason is shown. */
  onRefused?: () => void;
  size?: ButtonProps['size'];
  block?: boolean;
};

/**
 * The button of a session's bookable action; renders nothing without one. Only the verb is visible, the session's name
 * is visually hidden.
 */
export const SessionAction = (props: SessionActionProps) => {
  const { session, isBusy, reason, first, onAct, onRefused, size = 'row', block } = props;
  const t = useTranslations();
  const locale = useLocale();
  const action = session.bookableAction?.action;
  if (!action) return null;
  const { variant, label, of } = labelsByAction[action];
  const rest = <VisuallyHidden>{t(of, getLabels(props, t, locale))}</VisuallyHidden>;
  return (
    <ActionForm onAct={first?.onAct ?? onAct}>
      <Button
        type="submit"
        variant={first ? 'secondary' : variant}
        size={size}
        block={block}
        className={size === 'row' && variant === 'text' ? '-mr-2' : undefined}
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
      >
        {first?.label ?? t(label)}
        {rest}
      </Button>
    </ActionForm>
  );
};
