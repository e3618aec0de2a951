'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { Adding } from './add-schedule.ts';
import type { BookingPath } from './values/booking-values.ts';

/** What to do after adding: stay on the page or open the checkout. */
export type Next = 'stay' | 'checkout';

type Settings = Pick<Adding, 'kind'> & {
  onAdded: (cart: Cart, names: string[], next: Next) => Promise<void>;
  /** Called with the server's validation errors, by the path of the form's value. */
  onRefused: (errors: ReadonlyMap<BookingPath, string>) => void;
};

/** What is added, and the names of those whom it is for. */
export type ToAdd = Pick<Adding, 'getItems'> & { names: string[] };

/** Loaded with the first input in the form. */
const loadAdd = () => import('./add-schedule.ts');

/** Full page load, because the checkout has its own content security policy. */
const leaveTo = (address: string) => window.location.assign(address);

/** Adds a camp or course to the basket, and says what came of it. */
export const useAddSchedule = ({ kind, onAdded, onRefused }: Settings, goTo = leaveTo) => {
  const t = useTranslations();
  const toast = useToast();
  const href = useHref();
  const { refresh } = useSession();
  const [pending, setPending] = useState<Next | null>(null);
  usePreload(() => void loadAdd().catch(() => undefined), 'form');

  /** Resets the acting person to the customer themself. */
  const stopActing = async () => {
    await selectUser(null);
    await refresh();
  };

  const addNow = async ({ getItems, names }: ToAdd, next: Next) => {
    const { addSchedule } = await loadAdd();
    const outcome = await addSchedule({ kind, getItems }, t);
    if (outcome.kind === 'refused') return onRefused(outcome.errors);
    if (outcome.kind === 'failed') return toast({ type: 'danger', message: outcome.message });
    await onAdded(outcome.cart, names, next);
    if (next === 'stay') toast({ type: 'success', message: t('basket.toasts.added') });
    if (outcome.isActing) await stopActing();
    if (next === 'checkout') goTo(href('/basket/checkout'));
  };

  const add = async (what: ToAdd, next: Next) => {
    setPending(next);
    try {
      await addNow(what, next);
    } catch {
      // Its code could not be loaded, as without a connection.
      toast({ type: 'danger', message: t(unloadedKey()) });
    } finally {
      setPending(null);
    }
  };

  return { add, pending };
};
