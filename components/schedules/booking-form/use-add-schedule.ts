'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addUserCartItemsMutation } from '#components/booking/queries/cart.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { AddItem } from '#contract/add-item.ts';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { fetchSession } from '#lib/auth/fetch-session.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { BookingPath } from './booking-values.ts';
import { serverErrors } from './server-errors.ts';

/** What to do after adding: stay on the page or open the checkout. */
export type Next = 'stay' | 'checkout';

type Settings = {
  kind: ScheduleKind;
  /** Builds the cart items, one for each person; `userId` is the signed-in user's. */
  getItems: (userId: number) => AddItem[];
  onAdded: (cart: Cart, next: Next) => void;
  /** Called with the server's validation errors, by the path of the form's value. */
  onRefused: (errors: ReadonlyMap<BookingPath, string>) => void;
};

const failureKeys = { camps: 'campDetail.bookingError', courses: 'courseBooking.bookingError' } as const;

/** Full page load, because the checkout has its own content security policy. */
const leaveTo = (address: string) => window.location.assign(address);

/**
 * Adds a camp or course to the signed-in user's basket, for everybody who is coming (docs/product.md#course-booking).
 */
export const useAddSchedule = ({ kind, getItems, onAdded, onRefused }: Settings, goTo = leaveTo) => {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const href = useHref();
  const { refresh } = useSession();
  const [pending, setPending] = useState<Next | null>(null);

  const fail = (error: unknown, sent: readonly AddItem[]) => {
    const errors = serverErrors(error instanceof ApiError ? error.errors : {}, sent);
    if (errors.size > 0) return onRefused(errors);
    const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
    toast({ type: 'danger', message: isKnown ? errorText(error, t) : t(failureKeys[kind]) });
    void refreshAvailability(client);
  };

  /** Resets the acting person to the customer themself. */
  const stopActing = async () => {
    await selectUser(null);
    await refresh();
  };

  const add = async (next: Next) => {
    setPending(next);
    let items: AddItem[] = [];
    try {
      const who = await fetchSession();
      items = getItems(who?.userId ?? 0);
      const { data: cart } = await runMutation(client, addUserCartItemsMutation(browserApi), {
        params: { userId: who?.userId ?? 0, source: 'activity-booking' },
        body: { items },
      });
      onAdded(cart, next);
      if (next === 'stay') toast({ type: 'success', message: t('basket.toasts.added') });
      if (who?.selectedUserId) await stopActing();
      if (next === 'checkout') goTo(href('/basket/checkout'));
    } catch (error) {
      fail(error, items);
    } finally {
      setPending(null);
    }
  };

  return { add, pending };
};
