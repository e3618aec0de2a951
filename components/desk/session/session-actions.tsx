import { useMutation } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { Button } from '#components/ui/button/button.tsx';
import { loadAgain } from '#components/ui/load-again.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

const TicketsDialog = lazy(async () => ({
  default: (await loadAgain(() => import('#components/desk/start/tickets-dialog.tsx'))).TicketsDialog,
}));

export interface SessionActionsProps {
  occurrenceId: string;
  /** It has not begun and is not cancelled. */
  session: Occurrence;
}

/**
 * Puts a place of the session on the sale of whoever the desk acts for, or that person on the waitlist of a full one. What
 * needs a name asks for one: the focus goes to the search.
 */
export const SessionActions = ({ occurrenceId, session }: SessionActionsProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const isOnline = useIsOnline();
  const { personId, searchRef } = useActing();
  const { add, isBusy } = useSaleWrites();
  const [isChoosing, setChoosing] = useState(false);
  const joining = useMutation({
    ...onceMutation(browserApi, 'joinWaitlist'),
    onSuccess: ({ data: { firstName, lastName } }) =>
      showToast({ type: 'success', message: t('deskSession.actions.joined', { name: `${firstName} ${lastName}` }) }),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  const { templateName, capacity, waitlist, bookingType, allowAnonymousBookings } = session;
  const askForName = () => {
    showToast({ type: 'info', message: t('deskSession.add.needsName') });
    searchRef.current?.focus();
  };
  const addPlace = () => {
    if (personId === null && !allowAnonymousBookings) return askForName();
    if (bookingType === 'ticketed') return setChoosing(true);
    add({ purchasableId: occurrenceId, purchasableType: 'purchasableOccurrence' }, () =>
      showToast({ type: 'success', message: t('deskSession.add.added', { name: templateName }) }),
    );
  };
  const join = () => {
    if (personId === null) return askForName();
    joining.mutate({ params: { id: occurrenceId }, body: { userId: personId } });
  };
  const reason = isOnline ? undefined : t('deskSession.add.offline');
  return (
    <>
      {capacity.available > 0 && (
        <Button type="button" reason={reason} loading={isBusy} onClick={addPlace}>
          <Plus className="icon" />
          {t('deskSession.add.button')}
        </Button>
      )}
      {capacity.available <= 0 && waitlist !== null && (
        <Button type="button" variant="secondary" reason={reason} loading={joining.isPending} onClick={join}>
          <ListPlus className="icon" />
          {t('deskSession.actions.addToWaitlist')}
        </Button>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <TicketsDialog session={{ ...session, id: occurrenceId }} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
};
