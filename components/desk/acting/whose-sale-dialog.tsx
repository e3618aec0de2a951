'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { saleQuery, getSelection } from '#components/desk/sale/queries.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useActing, type Candidate } from './acting-context.tsx';
import { focusActingFor } from './acting-state.ts';
import { useActingCustomer } from './use-acting-customer.ts';

/** What the sale would cost for somebody else; changes nothing. */
function usePreview(fromUserId: number | null, toUserId: number) {
  return useQuery({
    queryKey: ['moveSale', { fromUserId, toUserId }],
    queryFn: async ({ signal }) =>
      (await browserApi('moveSale', { body: { fromUserId, toUserId, preview: true } }, { signal })).data,
    throwOnError: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

const Question = ({ candidate }: { candidate: Candidate }) => {
  const t = useTranslations();
  const router = useRouter();
  const client = useQueryClient();
  const { customerId, actFor, setCandidate } = useActing();
  const { data: sale } = useSale();
  const { data: customer } = useActingCustomer();
  const preview = usePreview(customerId, candidate.id);
  const goOn = () => {
    actFor(candidate.id);
    router.push('/record');
    focusActingFor();
  };
  const move = useMutation({
    ...onceMutation(browserApi, 'moveSale'),
    onSuccess: ({ data }) => {
      client.setQueryData(saleQuery(browserApi, candidate.id).queryKey, data);
      goOn();
    },
  });
  const clear = useMutation({ ...onceMutation(browserApi, 'clearCart'), onSuccess: goOn });
  const error = move.error ?? clear.error ?? preview.error;
  const total = sale?.totals.formattedTotal ?? '';
  const before = customer?.user.firstName ?? null;
  return (
    <Modal
      open
      alert
      title={t('desk.whose.title')}
      closeLabel={t('common.close')}
      onClose={() => setCandidate(null)}
      description={
        before === null
          ? t('desk.whose.walkIn', { total, name: candidate.name })
          : t('desk.whose.customer', { total, name: candidate.name, before })
      }
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      <div className="grid gap-2.5">
        <Button
          type="button"
          loading={move.isPending || preview.isFetching}
          onClick={() => move.mutate({ body: { fromUserId: customerId, toUserId: candidate.id, preview: false } })}
        >
          {preview.data === undefined
            ? t('desk.whose.move', { name: candidate.firstName })
            : t('desk.whose.moveFor', { name: candidate.firstName, total: preview.data.totals.formattedTotal })}
        </Button>
        <Button
          type="button"
          variant="secondary"
          loading={clear.isPending}
          onClick={() => clear.mutate({ query: getSelection(customerId) })}
        >
          {t('desk.whose.clear', { name: candidate.firstName })}
        </Button>
        <Button type="button" variant="text" onClick={() => setCandidate(null)}>
          {before === null ? t('desk.whose.stayWalkIn') : t('desk.whose.stay', { name: before })}
        </Button>
      </div>
    </Modal>
  );
};

/** Asks whose sale it is, when another customer is chosen with something on it: a sale never moves in silence. */
export const WhoseSaleDialog = () => {
  const { candidate } = useActing();
  return candidate === null ? null : <Question key={candidate.id} candidate={candidate} />;
};
