'use client';

import { useMutation } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { TwoAnswers } from '#components/ui/overlay/overlay-parts.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { owedBox } from './owed-box.ts';

type Charge = DeskCustomer['givenUpCharges'][number];

type RetryChargeProps = { charge: Charge; onClose: () => void };

/** Asks before a payment is taken again; of a card that may be holding it, staff say first that this is let go. */
function RetryCharge({ charge, onClose }: RetryChargeProps) {
  const t = useTranslations();
  const words = useTranslations('desk.record.charge');
  const toast = useToast();
  const keep = useRef<HTMLButtonElement>(null);
  const releasedId = useId();
  const [isReleased, setReleased] = useState(false);
  const named = { amount: charge.amount.formatted, membership: charge.membership };
  const { mutate, isPending, error } = useMutation({
    ...onceMutation(browserApi, 'retryCharge'),
    onSuccess: () => {
      toast({ type: 'success', message: words('done', named) });
      onClose();
    },
  });
  const retry = () =>
    mutate({ params: { chargeId: charge.id }, body: charge.mayBeHeld ? { holdsReleased: true } : {} });
  return (
    <Modal
      open
      alert
      title={words('confirmTitle', named)}
      description={words('confirm', named)}
      closeLabel={t('common.close')}
      initialFocus={keep}
      onClose={onClose}
      actions={
        <TwoAnswers>
          <Button type="button" ref={keep} variant="secondary" block onClick={onClose}>
            {words('keep')}
          </Button>
          <Button
            type="button"
            block
            loading={isPending}
            reason={charge.mayBeHeld && !isReleased ? words('releasedFirst') : undefined}
            onRefused={() => document.getElementById(releasedId)?.focus()}
            onClick={retry}
          >
            {words('retry')}
          </Button>
        </TwoAnswers>
      }
    >
      {charge.mayBeHeld && (
        <Checkbox
          id={releasedId}
          label={words('released')}
          help={words('held')}
          checked={isReleased}
          onChange={({ target }) => setReleased(target.checked)}
        />
      )}
      <div aria-live="polite">{error !== null && <Notice tone="danger">{errorText(error, t)}</Notice>}</div>
    </Modal>
  );
}

type GivenUpChargesProps = { charges: readonly Charge[] };

/** The payments of a customer's memberships that were given up; staff who may refund have one taken again. */
export function GivenUpCharges({ charges }: GivenUpChargesProps) {
  const words = useTranslations('desk.record.charge');
  const language = useLocale();
  const mayRetry = useMay('refunds');
  const [retried, setRetried] = useState<Charge | null>(null);
  return (
    <>
      {charges.length > 0 && (
        <ul className="mb-5 grid gap-3">
          {charges.map((charge) => {
            const { id, membership, amount, periodFrom, attempts, mayBeHeld } = charge;
            return (
              <li key={id} className={owedBox}>
                <TriangleAlert className="icon-l text-warning" aria-hidden />
                <div>
                  <h2 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0]">
                    {words('title', { amount: amount.formatted, membership })}
                  </h2>
                  <p className="text-s">
                    {[
                      words('detail', { date: formatDate(periodFrom, language), count: attempts }),
                      mayBeHeld && words('held'),
                      !mayRetry && words('ask'),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  </p>
                </div>
                {mayRetry && (
                  <Button type="button" aria-haspopup="dialog" onClick={() => setRetried(charge)}>
                    {words('retry')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {retried && <RetryCharge charge={retried} onClose={() => setRetried(null)} />}
    </>
  );
}
