import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { registerQuery } from '#components/desk/session/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { getEntryName } from './entry-name.ts';

export type AttendanceStatus = 'attended' | 'absent' | 'unrecorded';

const attended = { attended: true, absent: false, unrecorded: null } as const;

/**
 * Records who has come. The register shows it at once; what could not be saved returns to what it was and is said. Writes
 * are sent in the order of the touches.
 */
export function useAttendance(occurrenceId: string) {
  const t = useTranslations('deskSession.register');
  const showToast = useToast();
  const client = useQueryClient();
  const { queryKey } = registerQuery(browserApi, occurrenceId);
  const change = (alter: (entry: RegisterEntry) => RegisterEntry) =>
    client.setQueryData<RegisterEntry[]>(queryKey, (entries) => entries?.map(alter));

  const { mutate } = useMutation({
    ...operationMutation(browserApi, 'recordAttendance'),
    scope: { id: `attendance ${occurrenceId}` },
    onMutate: async ({ body: { bookingIds, status } }) => {
      await client.cancelQueries({ queryKey });
      const entries = client.getQueryData<RegisterEntry[]>(queryKey) ?? [];
      const changed = entries.filter(({ bookingId }) => bookingIds.includes(bookingId));
      change((entry) => (bookingIds.includes(entry.bookingId) ? { ...entry, attended: attended[status] } : entry));
      return changed;
    },
    onError: (_error, { body: { status } }, changed = []) => {
      const before = new Map(changed.map((entry) => [entry.bookingId, entry.attended]));
      // What was touched again since is left to that touch.
      change((entry) =>
        before.has(entry.bookingId) && entry.attended === attended[status]
          ? { ...entry, attended: before.get(entry.bookingId) ?? null }
          : entry,
      );
      const [first, ...others] = changed;
      const message =
        first !== undefined && others.length === 0
          ? t('failed', { name: getEntryName(first) ?? t('walkIn') })
          : t('restFailed');
      showToast({ type: 'danger', message });
      void client.invalidateQueries({ queryKey });
    },
  });
  return (bookingIds: string[], status: AttendanceStatus, onSuccess?: () => void) =>
    mutate({ body: { bookingIds, status } }, { onSuccess });
}
