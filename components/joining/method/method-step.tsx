import { useQuery, useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { MethodChoice } from '#components/booking/method/method-choice.tsx';
import { MethodProblems } from '#components/booking/method/method-problems.tsx';
import { methodText } from '#components/booking/method/method-text.ts';
import { cardOfToday, toMethod, useMethodValues } from '#components/booking/method/use-method-values.ts';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { savedCardsQuery, setPaymentMutation } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { RadioOption } from '#components/ui/form/radio-group.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { directDebit } from '#contract/forms/joining-payment.ts';
import type { PaymentMethod } from '#contract/memberships/payment-method.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The form of how a membership is paid later, at first as `chosen`. */
function useMethodForm(flow: JoiningFlow, chosen: string) {
  const { mutateAsync } = useMutation(setPaymentMutation(browserApi));
  return useMethodValues(chosen, async (values) => {
    const { data } = await mutateAsync({ body: { method: toMethod(values) } });
    flow.take(data);
    flow.goOn();
  });
}

/**
 * The ways to pay later, and how to read the saved cards again where they could not be read. A kiosk keeps no card; a
 * direct debit needs somebody who collects it.
 */
function useOptions(offersDirectDebit: boolean): { options: RadioOption[]; onRetry: (() => void) | null } {
  const t = useTranslations('joining.method');
  const isKiosk = useSite().mode === 'kiosk';
  const {
    data: cards = [],
    isError,
    refetch,
  } = useQuery({
    ...savedCardsQuery(browserApi),
    enabled: !isKiosk,
    retry: false,
    throwOnError: false,
  });
  const debits = offersDirectDebit ? [{ value: directDebit, label: t('directDebit'), help: t('directDebitHelp') }] : [];
  if (isKiosk) return { options: debits, onRetry: null };
  const options = [
    ...debits,
    ...cards.map(({ id, brand, last4, expiry }) => ({ value: id, label: t('savedCard', { brand, last4, expiry }) })),
    { value: cardOfToday, label: t('cardToday'), help: t('cardTodayHelp') },
  ];
  return { options, onRetry: isError && cards.length === 0 ? () => void refetch() : null };
}

const Chosen = ({ method, onChange }: { method: PaymentMethod; onChange: () => void }) => {
  const t = useTranslations();
  return (
    <Panel as="div">
      <p className="text-ink">{methodText(method, t)}</p>
      {method.kind === 'direct_debit' && (
        <p className="text-s">{t('joining.method.reference', { reference: method.reference })}</p>
      )}
      <div>
        <Button type="button" variant="secondary" size="medium" onClick={onChange}>
          {t('joining.method.change')}
        </Button>
      </div>
    </Panel>
  );
};

/** At a kiosk where only a card could pay later: the joining is finished on a device of one's own. */
const Elsewhere = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.method');
  return (
    <StepForm flow={flow} reason={t('elsewhereReason')} onSubmit={(event) => event.preventDefault()}>
      <Notice tone="info">{t('elsewhere')}</Notice>
    </StepForm>
  );
};

const Choice = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining');
  const locale = useLocale();
  const { nextPaymentOn, price, offersDirectDebit } = flow.type;
  const { options, onRetry } = useOptions(offersDirectDebit);
  const method = useMethodForm(flow, offersDirectDebit ? directDebit : cardOfToday);
  if (options.length === 0) return <Elsewhere flow={flow} />;
  return (
    <StepForm flow={flow} isPending={method.isPending} onSubmit={(event) => void method.submit(event)}>
      <MethodProblems method={method} title={(count) => t('steps.problems', { count })} />
      <Panel as="div">
        <MethodChoice
          form={method.form}
          legend={t('method.legend', { date: formatDayOfYear(nextPaymentOn, locale), price: price.formatted })}
          options={options}
        />
        {onRetry !== null && <RetryNotice onRetry={onRetry}>{t('method.cardsUnread')}</RetryNotice>}
      </Panel>
    </StepForm>
  );
};

/** How a membership is paid after the first payment. */
export const MethodStep = ({ flow }: { flow: JoiningFlow }) => {
  const [isChanging, setChanging] = useState(false);
  const method = flow.joining?.paymentMethod ?? null;
  if (method === null || isChanging) return <Choice flow={flow} />;
  return (
    <StepForm
      flow={flow}
      onSubmit={(event) => {
        event.preventDefault();
        flow.goOn();
      }}
    >
      <Chosen method={method} onChange={() => setChanging(true)} />
    </StepForm>
  );
};
