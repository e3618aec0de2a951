import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { LabelNote } from '#components/ui/form/field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { BillingValues } from '#contract/forms/billing.ts';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { billingFieldId, type BillingField } from './billing-form.ts';

type BillingPanelProps = {
  form: UseFormReturn<BillingValues>;
  isLocked: boolean;
};

const fields: readonly { name: BillingField; autoComplete: string; wide?: boolean; isOptional?: boolean }[] = [
  { name: 'firstName', autoComplete: 'billing given-name' },
  { name: 'lastName', autoComplete: 'billing family-name' },
  { name: 'address1', autoComplete: 'billing address-line1', wide: true },
  { name: 'address2', autoComplete: 'billing address-line2', wide: true, isOptional: true },
  { name: 'city', autoComplete: 'billing address-level2', isOptional: true },
  { name: 'postcode', autoComplete: 'billing postal-code' },
];

/** The billing name and address, which the bank compares with its own records. */
export const BillingPanel = ({ form, isLocked }: BillingPanelProps) => {
  const t = useTranslations('checkout');
  const inBrowser = useAutoComplete();
  const { errors } = form.formState;
  return (
    <Panel aria-labelledby="billing">
      <PanelHead>
        <h2 className="heading-3" id="billing">
          {t('billing.title')}
        </h2>
        <p>{t('billing.intro')}</p>
      </PanelHead>
      <Fields as="fieldset" disabled={isLocked}>
        {fields.map(({ name, autoComplete, wide, isOptional }) => (
          <TextField
            key={name}
            {...form.register(name)}
            id={billingFieldId(name)}
            width={name === 'postcode' ? 'postcode' : undefined}
            label={
              isOptional ? (
                <>
                  {t(`billing.${name}`)} <LabelNote>({t('billing.optional')})</LabelNote>
                </>
              ) : (
                t(`billing.${name}`)
              )
            }
            wide={wide}
            autoComplete={inBrowser(autoComplete)}
            maxLength={255}
            error={errors[name]?.message}
          />
        ))}
      </Fields>
    </Panel>
  );
};
