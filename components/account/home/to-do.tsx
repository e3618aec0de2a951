import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { AuthState } from '#contract/customers/users.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate, formatDayOfYear } from '#lib/format/format-date.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { nextBookingsQuery } from './next-bookings-query.ts';
import type { NextBooking } from './next-bookings.ts';

/** How long before a document runs out its owner is told. */
const daysBefore = 30;

/** What is still to be signed for a booking, each paper once. */
const getUnsigned = (bookings: readonly NextBooking[]) =>
  bookings.flatMap(({ id, name, startsAt, bookings: parts }) => {
    const papers = parts.flatMap(({ outstandingRestrictions }) => outstandingRestrictions);
    return [...new Map(papers.map((paper) => [paper.id, paper])).values()].map((paper) => ({
      key: `${id} ${paper.id}`,
      paper: paper.name,
      name,
      startsAt,
    }));
  });

const Papers = () => {
  const t = useTranslations('account');
  const locale = useLocale();
  const { data = [] } = useQuery(nextBookingsQuery(browserApi));
  return getUnsigned(data).map(({ key, paper, name, startsAt }) => (
    <Notice key={key} tone="warning">
      {t('toSign', { paper, name, date: formatDate(startsAt.local, locale) })}
    </Notice>
  ));
};

type DocumentProps = Pick<AuthState, 'documentExpiry' | 'membershipDocumentUploadRequired'> & { today: string };

const Documents = ({ documentExpiry, membershipDocumentUploadRequired, today }: DocumentProps) => {
  const t = useTranslations('account');
  const locale = useLocale();
  if (membershipDocumentUploadRequired) return <Notice tone="warning">{t('documentMissing')}</Notice>;
  if (documentExpiry === null || documentExpiry > daysAfter(today, daysBefore)) return null;
  return (
    <Notice tone="warning">
      {t(documentExpiry < today ? 'documentExpired' : 'documentExpiring', {
        date: formatDayOfYear(documentExpiry, locale),
      })}
    </Notice>
  );
};

/** What needs doing: papers to sign before a session, and the documents of a membership. */
export const ToDo = ({ renderedAt }: { renderedAt: number }) => {
  const today = venueClock(useNow(renderedAt), siteZone).date;
  const { data } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  return (
    <>
      <Papers />
      {data !== undefined && <Documents {...data} today={today} />}
    </>
  );
};
