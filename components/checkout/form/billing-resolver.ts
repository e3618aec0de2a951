import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { billingForm, type BillingValues } from '#contract/forms/billing.ts';
import { billingFields, type BillingField } from './billing-form.ts';

/** Holds the billing form against the rules of the API; `problemText` says what is wrong with a field. */
export const billingResolver = (problemText: (field: BillingField) => string): Resolver<BillingValues> => {
  const error = ({ path }: { path?: readonly PropertyKey[] }) => {
    const field = billingFields.find((name) => name === path?.[0]);
    return field && problemText(field);
  };
  return zodResolver(billingForm, { error }, { raw: true });
};
