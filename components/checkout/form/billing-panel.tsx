import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { billingFieldId, isValidBilling, type BillingField, type BillingValues } from './billing-form.ts';

type BillingPanelProps = {
  form: UseFormReturn<BillingValues>;
  isLocked: boolean;
};

const fields: readonly { name: BillingField; autoComplete: string; wide?: boolean }[] = [
  { name: 'firstName', autoComplete: 'billing given-name' },
  { name: 'lastName', autoComplete: 'billing family-name' },
  { name: 'address1', autoComplete: 'billing address-line1', wide: true },
  { name: 'address2', autoComplete: 'billing address-line2', wide: true },
  { name: 'city', autoComplete: 'billing address-level2' },
  { name: 'postcode', autoComplete: 'billing postal-code' },
];

/** Name and address as the bank knows them. */
export const BillingPanel = ({ form, isLocked }: BillingPanelProps) => {
  const text = useText();
  const { errors } = form.formState;
  const rule = (name: BillingField) => (value: string) =>
    isValidBilling(name, value) || name === 'address2' || text(`checkout.billing.errors.${name}`);
  return (
    <section className="panel" aria-labelledby="billing">
      <div className="panel__head">
        <h2 className="h-3" id="billing">
          {text('checkout.billing.title')}
        </h2>
        <p>{text('checkout.billing.intro')}</p>
      </div>
      <fieldset className="fields" disabled={isLocked}>
        {fields.map(({ name, autoComplete, wide }) => (
          <TextField
            key={name}
            {...form.register(name, { validate: rule(name) })}
            id={billingFieldId(name)}
            className={name === 'postcode' ? 'billing__postcode' : undefined}
            label={
              name === 'address2' ? (
                <>
                  {text('checkout.billing.address2')}{' '}
                  <span className="muted">({text('checkout.billing.optional')})</span>
                </>
              ) : (
                text(`checkout.billing.${name}`)
              )
            }
            wide={wide}
            autoComplete={autoComplete}
            maxLength={255}
            error={errors[name]?.message}
          />
        ))}
      </fieldset>
    </section>
  );
};
