import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { MethodChoice } from '#components/booking/method/method-choice.tsx';
import { MethodProblems } from '#components/booking/method/method-problems.tsx';
import { methodText } from '#components/booking/method/method-text.ts';
import { cardOfToday } from '#components/booking/method/method-values.ts';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { savedCardsQuery } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { RadioOption } from '#components/ui/form/radio-group.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { directDebit } from '#contract/forms/joining-payment.ts';
import type { PaymentMethod } from '#contract/joining/payment-method.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { useMethodForm } from './use-method-form.ts';

/** The ways to pay later. A kiosk keeps no card. */
function useOptions(): RadioOption[] {
  const t = useTranslations('joining.method');
  const isKiosk = useSite().mode === 'kiosk';
  const { data: cards = [] } = useQuery({
    ...savedCardsQuery(browserApi),
    enabled: !isKiosk,
    retry: false,
    throwOnError: false,
  });
  const ofDebit = { value: directDebit, label: t('directDebit'), help: t('directDebitHelp') };
  if (isKiosk) return [ofDebit];
  return [
    ofDebit,
    ...cards.map(({ id, brand, last4, expiry }) => ({ value: id, label: t('savedCard', { brand, last4, expiry }) })),
    { value: cardOfToday, label: t('cardToday'), help: t('cardTodayHelp') },
  ];
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

const Choice = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining');
  const locale = useLocale();
  const options = useOptions();
  const method = useMethodForm(flow);
  const { nextPaymentOn, price } = flow.type;
  return (
    <StepForm flow={flow} isPending={method.isPending} onSubmit={(event) => void method.submit(event)}>
      <MethodProblems method={method} title={(count) => t('steps.problems', { count })} />
      <Panel as="div">
        <MethodChoice
          form={method.form}
          legend={t('method.legend', { date: formatDayOfYear(nextPaymentOn, locale), price: price.formatted })}
          options={options}
        />
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
