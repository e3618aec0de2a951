import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { focusPlace } from '../frame/focus-place.ts';

/** Changes the state of a link, and says what has become of it; the focus goes to the list of people. */
export function useLink(userId: number, { id }: LinkedUser) {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useMutation({
    ...operationMutation(browserApi, 'updateLinkedUser'),
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  const change = (status: 'successful' | 'cancelled' | 'revoked', message: string) =>
    void mutateAsync({ params: { userId, linkedUserId: id }, body: { status } }).then(
      () => {
        // Also when the link has left the list by then, and this with it.
        toast({ type: 'success', message });
        focusPlace('people');
      },
      () => undefined,
    );
  return { change, pending: isPending ? variables.body.status : null };
}
