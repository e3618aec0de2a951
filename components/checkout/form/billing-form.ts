import type { Billing } from '#contract/payments.ts';
import type { User } from '#contract/users.ts';

/** The fields of the billing form in their order. */
export const billingFields = ['firstName', 'lastName', 'address1', 'address2', 'city', 'postcode'] as const;
export type BillingField = (typeof billingFields)[number];
export type BillingValues = Record<BillingField, string>;

/** The id of a field in the page, where the error summary leads. */
export const billingFieldId = (field: BillingField): string => `billing-${field}`;

/** Five to seven letters and digits; spaces do not count (docs/product.md#checkout). */
export function isPostcode(text: string): boolean {
  return /^[a-z0-9]{5,7}$/i.test(text.replaceAll(' ', ''));
}

/** Whether what stands in a field can be sent. */
export function isValidBilling(field: BillingField, value: string): boolean {
  if (field === 'address2') return true;
  return field === 'postcode' ? isPostcode(value) : value.trim() !== '';
}

/** What the form starts with: the customer's own name and address. */
export function getBilling(user: Pick<User, 'firstName' | 'lastName' | 'address'> | undefined): BillingValues {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    address1: user?.address?.address1 ?? '',
    address2: user?.address?.address2 ?? '',
    city: user?.address?.town ?? '',
    postcode: user?.address?.postcode ?? '',
  };
}

/** The form as the payment call wants it. */
export function billingBody({ address2, ...values }: BillingValues): Billing {
  return { ...values, country: 'GB', ...(address2.trim() !== '' && { address2 }) };
}
