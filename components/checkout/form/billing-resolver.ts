import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { billingForm, type BillingValues } from '#contract/forms/billing.ts';
import { billingFields, type BillingField } from './billing-form.ts';

/** Validates the billing form with the API's schema; `problemText` translates a field's error. */
export const billingResolver = (problemText: (field: BillingField) => string): Resolver<BillingValues> => {
  const error = ({ path }: { path?: readonly PropertyKey[] }) => {
    const field = billingFields.find((name) => name === path?.[0]);
    return field && problemText(field);
  };
  return zodResolver(billingForm, { error }, { raw: true });
};
