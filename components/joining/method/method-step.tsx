import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { StepBar } from '#components/joining/flow/step-bar.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { savedCardsQuery } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { RadioGroup, type RadioOption } from '#components/ui/form/radio-group.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { directDebit } from '#contract/forms/joining-payment.ts';
import type { PaymentMethod } from '#contract/joining/payment-method.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { AccountFields, methodFieldId } from './account-fields.tsx';
import { methodText } from './method-text.ts';
import { cardOfToday, methodFields, useMethodForm } from './use-method-form.ts';

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
  const { form, failure, attempt, isPending, submit } = useMethodForm(flow);
  const method = useWatch({ control: form.control, name: 'method' });
  const { errors } = form.formState;
  const { nextPaymentOn, price } = flow.type;
  const problems = methodFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: methodFieldId(name), message }];
  });
  return (
    <form className="grid content-start gap-6 *:min-w-0" noValidate onSubmit={(event) => void submit(event)}>
      {problems.length > 0 && !isPending && (
        <ErrorSummary key={attempt} title={t('steps.problems', { count: problems.length })} problems={problems} />
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Panel as="div">
        <RadioGroup
          {...form.register('method')}
          legend={t('method.legend', { date: formatDayOfYear(nextPaymentOn, locale), price: price.formatted })}
          options={options}
          value={method}
        />
        {method === directDebit && <AccountFields form={form} />}
        <Checkbox
          {...form.register('authorised')}
          id={methodFieldId('authorised')}
          label={t(method === directDebit ? 'method.authoriseDebit' : 'method.authoriseCard')}
          error={errors.authorised?.message}
        />
      </Panel>
      <StepBar flow={flow} isPending={isPending} />
    </form>
  );
};

/** How a membership is paid after the first payment. */
export const MethodStep = ({ flow }: { flow: JoiningFlow }) => {
  const [isChanging, setChanging] = useState(false);
  const method = flow.joining?.paymentMethod ?? null;
  if (method === null || isChanging) return <Choice flow={flow} />;
  return (
    <form
      className="grid content-start gap-6 *:min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        flow.goOn();
      }}
    >
      <Chosen method={method} onChange={() => setChanging(true)} />
      <StepBar flow={flow} />
    </form>
  );
};
