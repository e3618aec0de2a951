import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { RadioGroup, type RadioOption } from '#components/ui/form/radio-group.tsx';
import { directDebit, type JoiningPaymentValues } from '#contract/forms/joining-payment.ts';
import { AccountFields, methodFieldId } from './account-fields.tsx';

interface MethodChoiceProps {
  form: UseFormReturn<JoiningPaymentValues>;
  legend: ReactNode;
  options: readonly RadioOption[];
}

/** The ways to pay a membership, the account of a direct debit, and the authority to take payments. */
export const MethodChoice = ({ form, legend, options }: MethodChoiceProps) => {
  const t = useTranslations('joining.method');
  const method = useWatch({ control: form.control, name: 'method' });
  return (
    <>
      <RadioGroup {...form.register('method')} legend={legend} options={options} value={method} />
      {method === directDebit && <AccountFields form={form} />}
      <Checkbox
        {...form.register('authorised')}
        id={methodFieldId('authorised')}
        label={t(method === directDebit ? 'authoriseDebit' : 'authoriseCard')}
        error={form.formState.errors.authorised?.message}
      />
    </>
  );
};
