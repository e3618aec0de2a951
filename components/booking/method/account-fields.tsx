import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { JoiningPaymentValues } from '#contract/forms/joining-payment.ts';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';

/** The DOM id of a field of the payment method. */
export const methodFieldId = (name: string): string => `payment-method-${name}`;

/** The account that a direct debit is taken from, and the guarantee of it. */
export const AccountFields = ({ form }: { form: UseFormReturn<JoiningPaymentValues> }) => {
  const t = useTranslations('joining.method');
  const autoComplete = useAutoComplete();
  const { errors } = form.formState;
  const field = (name: 'accountHolder' | 'sortCode' | 'accountNumber') => ({
    ...form.register(name),
    id: methodFieldId(name),
    label: t(name),
    error: errors[name]?.message,
    required: true,
  });
  return (
    <>
      <Fields>
        <TextField {...field('accountHolder')} wide autoComplete={autoComplete('name')} />
        <TextField
          {...field('sortCode')}
          help={t('sortCodeHelp')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <TextField
          {...field('accountNumber')}
          help={t('accountNumberHelp')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
      </Fields>
      <p className="text-s">{t('guarantee')}</p>
    </>
  );
};
