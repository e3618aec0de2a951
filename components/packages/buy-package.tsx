'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { waysOn } from '#components/booking/added-toast.ts';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { useHref } from '#lib/zones/site-context.tsx';

export type BuyPackageProps = {
  /** By which it is bought. */
  pricingOptionId: string;
  /** How the log-in shows what is bought. */
  shown: { title: string; detail: string; price: string };
};

/** Loaded with the first press. */
const loadAdd = () => import('./add-package.ts');

/** Adds a package to the basket; a guest logs in on the way. */
export const BuyPackage = ({ pricingOptionId, shown }: BuyPackageProps) => {
  const t = useTranslations();
  const toast = useToast();
  const href = useHref();
  const asCustomer = useCustomer();
  const [isPending, setPending] = useState(false);

  const add = async () => {
    setPending(true);
    try {
      const { addPackage } = await loadAdd();
      const cart = await addPackage(pricingOptionId);
      toast({ type: 'success', message: t('basket.toasts.added'), links: waysOn(cart, t, href) });
    } catch (error) {
      toast({ type: 'danger', message: error instanceof ApiError ? errorText(error, t) : t(unloadedKey()) });
    } finally {
      setPending(false);
    }
  };

  const intent = { ...shown, isAdded: false, findGone: async () => null };
  return (
    <Button type="button" block loading={isPending} onClick={() => void asCustomer(add, async () => intent)}>
      {t('packages.add')}
    </Button>
  );
};
