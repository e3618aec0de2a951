import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { sessionsQuery } from '#components/desk/sale/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** How many days ahead are looked at. */
const mostDays = 14;

const getNext = (date: string): string => formatISO(addDays(parseISO(date), 1), { representation: 'date' });

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
        date = getNext(date);
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
