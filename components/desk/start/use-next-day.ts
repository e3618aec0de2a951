import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { sessionsQuery } from '#components/desk/sale/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** How many days ahead are looked at. */
const mostDays = 14;

/** Looks for the next day with sessions at the venue, and says so when there is none in two weeks. */
export function useNextDay(onFound: (date: string) => void) {
  const t = useTranslations();
  const client = useQueryClient();
  const showToast = useToast();
  const { slug } = useDesk().venue;
  const { personId } = useActing();
  return useMutation({
    mutationFn: async (after: string) => {
      let date = after;
      for (let day = 0; day < mostDays; day += 1) {
        date = daysAfter(date, 1);
        const sessions = await client.fetchQuery(sessionsQuery(browserApi, slug, personId, date));
        if (sessions.length > 0) return date;
      }
      return null;
    },
    onSuccess: (date) => {
      if (date === null) showToast({ type: 'info', message: t('desk.today.noneAhead') });
      else onFound(date);
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
}
