import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { DeskOrder } from '#contract/desk/orders.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { OrderRow } from './order-row.tsx';

/** How many orders are read at a time. */
const perPage = 20;

/** The beginning of an order's number: four digits are enough. */
const isNumber = (typed: string) => /^(TL-)?[0-9a-f]{4,8}$/i.test(typed);

/** What was sold at this venue's desks on a day, or by its number: the way to a receipt or a refund without a customer. */
export const DeskOrders = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations();
  const words = useTranslations('desk.orders');
  const language = useLocale();
  const { slug, timezone } = useDesk().venue;
  const { date: today } = venueClock(useNow(renderedAt), timezone);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const number = useDeferredValue(typed.trim());
  const date = chosen ?? today;
  const isToday = date >= today;
  const { data, error, refetch } = useQuery({
    ...operationQuery(browserApi, 'listDeskOrders', {
      query: {
        ...{ venue: slug, page: 1, perPage: Math.min(100, perPage * pages) },
        ...(isNumber(number) ? { number } : { date }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    throwOnError: false,
  });
  const goTo = (day: string) => {
    setChosen(day === today ? null : day);
    setPages(1);
  };
  const getFacts = ({ createdAt, soldBy, desk, userId }: DeskOrder): string[] => {
    const sold = venueClock(new Date(createdAt), timezone);
    const whose = userId === null ? t('desk.acting.walkIn') : words('ofCustomer');
    const day = sold.date === today ? [] : [formatDate(sold.date, language)];
    return [...day, sold.time, whose, ...[desk, soldBy].filter((fact) => fact !== null)];
  };
  return (
    <section aria-labelledby="desk-orders" className="grid max-w-[64rem] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <h2 id="desk-orders" className="heading-3">
          {isNumber(number) ? words('byNumber') : words('soldOn', { date: formatDate(date, language) })}
        </h2>
        {!isNumber(number) && (
          <div className="flex gap-2">
            <Button
              type="button"
              variant="secondary"
              aria-label={words('previousDay')}
              onClick={() => goTo(daysAfter(date, -1))}
            >
              <ChevronLeft className="icon" aria-hidden />
            </Button>
            <Button
              type="button"
              variant="secondary"
              aria-label={words('nextDay')}
              aria-disabled={isToday}
              onClick={isToday ? undefined : () => goTo(daysAfter(date, 1))}
            >
              <ChevronRight className="icon" aria-hidden />
            </Button>
          </div>
        )}
      </div>
      <TextField
        type="search"
        label={words('number')}
        help={words('numberHelp')}
        maxLength={11}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && data === undefined && (
        <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>
      )}
      {data === undefined && error === null && <Skeleton height={320} shape="control" />}
      {data?.length === 0 && <p role="status">{words(isNumber(number) ? 'noneByNumber' : 'nothingSold')}</p>}
      {data !== undefined && data.length > 0 && (
        <Rows>
          {data.map((order) => (
            <OrderRow key={order.id} order={order} facts={getFacts(order)} />
          ))}
        </Rows>
      )}
      {data !== undefined && data.length === perPage * pages && pages < 5 && (
        <Button type="button" variant="text" onClick={() => setPages(pages + 1)}>
          {words('more')}
        </Button>
      )}
    </section>
  );
};
