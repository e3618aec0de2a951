import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { getSelection } from '#components/desk/sale/queries.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useActing } from './acting-context.tsx';

/** Ends acting for somebody: bar and sale are cleared together, after a question when something is on the sale. */
export function useFinish() {
  const t = useTranslations();
  const router = useRouter();
  const showToast = useToast();
  const { customerId, actFor, searchRef } = useActing();
  const maySell = useMay('sell');
  const { data: sale, refetch } = useSale();
  const [isAsking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    actFor(null);
    router.push('/');
    requestAnimationFrame(() => searchRef.current?.focus());
  };
  const clear = useMutation({
    ...onceMutation(browserApi, 'clearCart'),
    onSuccess: end,
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  // A sale that is not read yet may have something on it.
  const finish = async () => {
    const known = sale ?? (maySell ? (await refetch()).data : undefined);
    if (known !== undefined && known.items.length > 0) setAsking(true);
    else end();
  };
  return {
    total: sale?.totals.formattedTotal ?? '',
    isAsking,
    isClearing: clear.isPending,
    finish: () => void finish(),
    stay: () => setAsking(false),
    clear: () => clear.mutate({ query: getSelection(customerId) }),
  };
}
