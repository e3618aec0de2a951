import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { AuthState } from '#contract/customers/users.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { ToDoList } from './to-do-list.tsx';

/** How long before a document runs out its owner is told. */
const daysBefore = 30;

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

/** What needs doing: the documents of a membership, and what the venues ask for with what is booked. */
export const ToDo = ({ renderedAt }: { renderedAt: number }) => {
  const today = venueClock(useNow(renderedAt), siteZone).date;
  const { data } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  return (
    <>
      {data !== undefined && <Documents {...data} today={today} />}
      <ToDoList />
    </>
  );
};
