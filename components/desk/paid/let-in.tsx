'use client';

import { useMutation } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** The class of a toggle that records that somebody came. */
export const hereClass =
  'inline-flex min-h-tap min-w-[6.5rem] items-center justify-center gap-1.5 rounded-[10px] border-[1.5px] border-line-strong bg-surface px-4.5 font-medium text-ink aria-pressed:border-success aria-pressed:bg-success-bg aria-pressed:text-success [&_svg]:text-ink-3 aria-pressed:[&_svg]:text-inherit';

interface LetInProps {
  order: Order;
  /** YYYY-MM-DD at the venue. */
  today: string;
  /** The first name of the customer; null for a walk-in. */
  name: string | null;
}

/** Whoever booked for today is usually at the desk already: one touch records that they came. */
export const LetIn = ({ order, today, name }: LetInProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const [isHere, setHere] = useState(false);
  const record = useMutation({
    ...onceMutation(browserApi, 'recordAttendance'),
    onError: (error) => {
      setHere((before) => !before);
      showToast({ type: 'danger', message: errorText(error, t) });
    },
  });
  const sessions = order.items.flatMap((item) =>
    item.type === 'av2_booking' && getDate(item.startsAt.local) === today
      ? [{ bookingId: item.bookingId, text: `${item.name} ${getClock(item.startsAt.local)}` }]
      : [],
  );
  if (sessions.length === 0) return null;
  const toggle = () => {
    setHere(!isHere);
    record.mutate({
      body: { bookingIds: sessions.map(({ bookingId }) => bookingId), status: isHere ? 'unrecorded' : 'attended' },
    });
  };
  return (
    <Panel aria-labelledby="let-in" className="grid-cols-[minmax(0,1fr)_auto] items-center py-3.5">
      <div>
        <h2 id="let-in" className="heading-3">
          {t('desk.paid.letIn')}
        </h2>
        <p className="mt-1 text-s">{sessions.map(({ text }) => text).join(', ')}</p>
      </div>
      <button type="button" className={hereClass} aria-pressed={isHere} onClick={toggle}>
        <UserCheck className="icon" aria-hidden />
        {name === null ? t('desk.paid.theyAreHere') : t('desk.paid.isHere', { name })}
      </button>
    </Panel>
  );
};
