import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { updateCartItemMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { LazyPersonWaiver } from './lazy-person-waiver.ts';

interface ChangingPerson {
  /** The person asked for until the basket has them. */
  selectedId: number | null;
  isPending: boolean;
  /** The waiver that the person asked for has to agree to first. */
  waiver: RestrictionRef | null;
  change: (userId: number, signed?: RestrictionRef) => void;
  /** Leaves the place with whom it is for. */
  keep: () => void;
}

const isUnsigned = (error: Error): boolean =>
  error instanceof ApiError && Object.hasOwn(error.errors, 'options.activity_restriction_ids');

/** Gives the place of a line to another person, who may have to agree to a waiver first (docs/product.md#waivers). */
export function useChangePerson(item: CartItem): ChangingPerson {
  const t = useTranslations();
  const toast = useToast();
  const client = useQueryClient();
  const [asking, setAsking] = useState<{ userId: number; waiver: RestrictionRef } | null>(null);

  const readWaiver = async (userId: number): Promise<RestrictionRef | null> => {
    if (!('startsAt' in item)) return null;
    const input = { params: { id: getSessionId(item) }, query: { selectedUserId: userId } };
    const session = await client
      .fetchQuery({ ...operationQuery(browserApi, 'getActivity', input), staleTime: 0 })
      .catch(() => null);
    return session?.restrictions?.prePurchaseWaiver ?? null;
  };

  const { mutate, isPending, variables } = useMutation({
    ...updateCartItemMutation(browserApi),
    onSuccess: () => {
      setAsking(null);
      toast({ type: 'success', message: t('basket.toasts.updated') });
    },
    onError: async (error, { body }) => {
      const userId = body.options.purchasedForUserId;
      const waiver = userId !== undefined && isUnsigned(error) ? await readWaiver(userId) : null;
      if (userId === undefined || waiver === null) {
        setAsking(null);
        return toast({ type: 'danger', message: errorText(error, t) });
      }
      await LazyPersonWaiver.preload();
      startTransition(() => setAsking({ userId, waiver }));
    },
  });
  const change = (userId: number, signed?: RestrictionRef) => {
    const options = { purchasedForUserId: userId, ...(signed && { activityRestrictionIds: [signed.id] }) };
    if (!isPending) mutate({ params: { cartItemId: item.id }, body: { options } });
  };
  const selectedId = (isPending ? variables.body.options.purchasedForUserId : asking?.userId) ?? null;
  return { selectedId, isPending, waiver: asking?.waiver ?? null, change, keep: () => setAsking(null) };
}
