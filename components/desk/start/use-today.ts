import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { sessionsQuery } from '#components/desk/sale/queries.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskSession } from '#contract/desk/sessions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** How often today's list is read again, in milliseconds. */
const readEveryMs = 60_000;

/** The sessions of a day, today's without a date, and what can be done with them. What needs a name asks for one: the focus goes to the search. */
export function useToday(date: string | undefined) {
  const t = useTranslations();
  const showToast = useToast();
  const { personId, searchRef } = useActing();
  const { add } = useSaleWrites();
  const [ticketed, setTicketed] = useState<DeskSession | null>(null);
  const today = useQuery({
    ...sessionsQuery(browserApi, useDesk().venue.slug, personId, date),
    refetchInterval: readEveryMs,
  });
  const joining = useMutation({
    ...onceMutation(browserApi, 'joinWaitlist'),
    onSuccess: ({ message }) => showToast({ type: 'success', message: message ?? t('desk.today.joined') }),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  const askForName = () => {
    showToast({ type: 'info', message: t('desk.today.needsName') });
    searchRef.current?.focus();
  };
  return {
    ...today,
    ticketed,
    closeTickets: () => setTicketed(null),
    add: (session: DeskSession) => {
      if (personId === null && !session.allowAnonymousBookings) return askForName();
      if (session.bookingType === 'ticketed') return setTicketed(session);
      add({ purchasableId: session.id, purchasableType: 'purchasableOccurrence' });
    },
    join: (session: DeskSession) => {
      if (personId === null) return askForName();
      joining.mutate({ params: { id: session.id }, body: { userId: personId } });
    },
  };
}
