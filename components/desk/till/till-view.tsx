'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useDeskName } from '#components/desk/frame/desk-name.ts';
import { figureClass, useAmountKeys, AmountKeys } from '#components/desk/pay/amount-keys.tsx';
import { TillPanel } from '#components/desk/pay/till-panel.tsx';
import { deskQuery } from '#components/desk/sale/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import type { Till } from '#contract/desk/tills.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { TillReport } from './till-report.tsx';

interface CountPanelProps {
  title: string;
  /** What is counted. */
  label: string;
  help: string;
  submit: string;
  currency: string;
  isPending: boolean;
  error: Error | null;
  /** Minor units. */
  onCount: (amount: number) => void;
}

/** An amount of cash that is counted and keyed in. */
const CountPanel = ({ title, label, help, submit, currency, isPending, error, onCount }: CountPanelProps) => {
  const t = useTranslations();
  const keys = useAmountKeys(0);
  return (
    <TillPanel
      id="count"
      title={title}
      keys={<AmountKeys onPress={keys.press} onErase={keys.erase} />}
      action={
        <Button type="button" size="pay" block loading={isPending} onClick={() => onCount(keys.amount)}>
          {submit}
        </Button>
      }
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      <p>{help}</p>
      <div role="status">
        <dl className="text-s">
          <dt>{label}</dt>
          <dd className={figureClass({ size: 'till' })}>{formatMoney(keys.amount, currency)}</dd>
        </dl>
      </div>
    </TillPanel>
  );
};

interface TillViewProps {
  /** ISO 4217. */
  currency: string;
}

/** The till of the member of staff: opened with a float, closed with what was counted, then its report. */
export const TillView = ({ currency }: TillViewProps) => {
  const t = useTranslations();
  const { slug } = useDesk().venue;
  const deskName = useDeskName();
  const { data: desk, error, refetch } = useQuery(deskQuery(browserApi, slug));
  const [closed, setClosed] = useState<Till | null>(null);
  const opening = useMutation({
    ...onceMutation(browserApi, 'openTill'),
    onSuccess: () => setClosed(null),
  });
  const closing = useMutation({
    ...onceMutation(browserApi, 'closeTill'),
    onSuccess: ({ data }) => setClosed(data),
  });
  if (error !== null && desk === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (desk === undefined) return <Skeleton height={400} shape="control" />;
  const till = closed ?? desk.till;
  const isOpen = closed === null && desk.till !== null;
  return (
    <div className="grid items-start gap-6 large:grid-cols-2">
      {till !== null && (
        <div className="grid gap-3" data-paper="">
          <TillReport till={till} />
          <Button type="button" variant="secondary" data-off-paper="" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {t('desk.till.print')}
          </Button>
        </div>
      )}
      <div data-off-paper="">
        {isOpen && till !== null ? (
          <CountPanel
            key="close"
            title={t('desk.till.close')}
            label={t('desk.till.counted')}
            help={t('desk.till.closeHelp')}
            submit={t('desk.till.closeNow')}
            currency={currency}
            isPending={closing.isPending}
            error={closing.error}
            onCount={(counted) => closing.mutate({ params: { tillId: till.id }, body: { counted } })}
          />
        ) : (
          <CountPanel
            key="open"
            title={t('desk.till.open')}
            label={t('desk.till.float')}
            help={t('desk.till.openHelp')}
            submit={t('desk.till.openNow')}
            currency={currency}
            isPending={opening.isPending}
            error={opening.error}
            onCount={(float) =>
              opening.mutate({ body: { float, venue: slug, ...(deskName !== null && { desk: deskName }) } })
            }
          />
        )}
      </div>
    </div>
  );
};
