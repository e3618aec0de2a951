'use client';

import { useMutation } from '@tanstack/react-query';
import { cva } from 'class-variance-authority';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { getSelection } from '#components/desk/sale/queries.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useActing } from './acting-context.tsx';
import { actingForId } from './acting-state.ts';
import { CustomerBar } from './customer-bar.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { WhoseSaleDialog } from './whose-sale-dialog.tsx';

/** Ends acting for somebody: bar and sale are cleared together, after a question when something is on the sale. */
function useFinish() {
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

interface FinishDialogProps {
  isAsking: boolean;
  isClearing: boolean;
  /** What the sale comes to, as text. */
  total: string;
  stay: () => void;
  clear: () => void;
}

/** Asks whether the sale may be cleared together with the bar. */
const FinishDialog = ({ isAsking, isClearing, total, stay, clear }: FinishDialogProps) => {
  const t = useTranslations();
  if (!isAsking) return null;
  return (
    <Modal
      open
      alert
      title={t('desk.finish.title')}
      closeLabel={t('common.close')}
      onClose={stay}
      description={t('desk.finish.text', { total })}
      actions={
        <TwoAnswers>
          <Button type="button" block onClick={stay}>
            {t('desk.finish.stay')}
          </Button>
          <Button type="button" variant="danger" block loading={isClearing} onClick={clear}>
            {t('desk.finish.clear')}
          </Button>
        </TwoAnswers>
      }
    />
  );
};

/** Nobody is chosen: the search, and the way to a new customer, which takes along what was typed. */
const WalkInBar = () => {
  const t = useTranslations('desk.acting');
  const mayFind = useMay('customers');
  const maySell = useMay('sell');
  return (
    <>
      <span className="grid size-[3rem] flex-none place-items-center rounded-full border-2 border-dashed border-control">
        <User className="icon" aria-hidden />
      </span>
      <p className="grid text-s whitespace-nowrap">
        {t('label')}
        <b className="text-[1.25rem]/[1.625rem] font-medium">{t('walkIn')}</b>
      </p>
      {mayFind && <CustomerSearch />}
      {mayFind && maySell && (
        <LinkButton variant="secondary" href="/customers#new">
          <UserPlus className="icon" aria-hidden />
          {t('newCustomer')}
        </LinkButton>
      )}
    </>
  );
};

/** The longest time between the two presses, in milliseconds. */
const withinMs = 600;

/** Calls `onTwice` when Escape is pressed twice. Presses that close something, such as a dialogue, do not count. */
function useDoubleEscape(onTwice: () => void): void {
  const act = useEffectEvent(onTwice);
  useEffect(() => {
    let last = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) {
        last = -Infinity;
        return;
      }
      if (event.timeStamp - last <= withinMs) act();
      last = event.timeStamp;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const bar = cva(
  'sticky top-0 z-20 flex min-h-[5rem] items-center gap-3 border-b px-gutter py-3 max-medium:static max-medium:flex-wrap',
  {
    variants: {
      isChosen: { true: 'border-primary-300 bg-primary-100', false: 'border-line-strong bg-surface' },
    },
  },
);

/** For whom the desk acts: below the header on every page, and it stays at the top. Coloured when it is somebody. */
export const ActingForBar = () => {
  const t = useTranslations('desk.acting');
  const { customerId } = useActing();
  const finishing = useFinish();
  useDoubleEscape(finishing.finish);
  const isChosen = customerId !== null;
  return (
    <section id={actingForId} tabIndex={-1} data-off-paper="" aria-label={t('label')} className={bar({ isChosen })}>
      {isChosen ? <CustomerBar customerId={customerId} onFinish={finishing.finish} /> : <WalkInBar />}
      <FinishDialog {...finishing} />
      <WhoseSaleDialog />
    </section>
  );
};
