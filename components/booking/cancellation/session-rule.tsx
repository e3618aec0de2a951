'use client';

import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import type { PaidBooking } from '#contract/activities/rules/cancellation/late-cost.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useCancellationMessages } from '#lib/i18n/cancellation-messages.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { roomClass } from './room-class.ts';

export type SessionRuleProps = {
  session: Pick<OccurrenceSummary, 'id'>;
  now: Date;
  /** The first session of a camp or course that is booked. */
  isBundle?: boolean;
  /** In a column whatever the width of the window. */
  isNarrow?: boolean;
};

const Line = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3">
    <Icon className="icon text-primary-text" />
    <span>{children}</span>
  </li>
);

const Rule = ({ session, now, isBundle = false, isNarrow }: SessionRuleProps) => {
  const t = useTranslations('cancellation');
  const { data } = useQuery({
    ...operationQuery(browserApi, 'getActivity', { params: { id: session.id } }),
    throwOnError: false,
  });
  return (
    <ul className={roomClass({ isNarrow })}>
      {data?.cancellation && (
        <Line icon={data.cancellation.canCancel ? CircleCheck : Info}>
          <CancellationNote
            cancellation={data.cancellation}
            now={now}
            paid={isBundle ? undefined : getPaid(data.price)}
            isBundle={isBundle}
          />
        </Line>
      )}
      {data?.whatToBring && <Line icon={Info}>{t('bring', { text: data.whatToBring })}</Line>}
    </ul>
  );
};

/** Nothing for a free session; else it is money, as far as is known before somebody books. */
const getPaid = (price: Occurrence['price']): PaidBooking[] | undefined =>
  price?.value === 0 ? [{ amount: 0, packageName: null }] : undefined;

/** Until when a session that is being chosen could be cancelled, and what to bring. */
export const SessionRule = (props: SessionRuleProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={useCancellationMessages(locale)}>
      <QueryProvider>
        <Rule {...props} />
      </QueryProvider>
    </AddMessages>
  );
};
