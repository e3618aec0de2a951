import type { Billing } from '#contract/customers/billing.ts';
import type { AuthState, User } from '#contract/customers/users.ts';
import type { BillingValues } from '#contract/forms/billing.ts';

/** The fields of the billing form in their order. */
export const billingFields = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'postcode',
] as const satisfies readonly (keyof BillingValues)[];
export type BillingField = (typeof billingFields)[number];

/** The DOM id of a field, to which the error summary links. */
export const billingFieldId = (field: BillingField): string => `billing-${field}`;

interface Customer {
  user: Pick<User, 'firstName' | 'lastName' | 'address'>;
  billingAddress?: AuthState['billingAddress'];
}

/** The default values: the address that was paid with last, else the customer's name and address. */
export function getBilling({ user, billingAddress = null }: Partial<Customer> = {}): BillingValues {
  if (billingAddress !== null) {
    const { firstName, lastName, address1, address2 = '', city = '', postcode } = billingAddress;
    return { firstName, lastName, address1, address2, city, postcode };
  }
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    address1: user?.address?.address1 ?? '',
    address2: user?.address?.address2 ?? '',
    city: user?.address?.town ?? '',
    postcode: user?.address?.postcode ?? '',
  };
}

/** The form values as the body of the payment call. */
export function billingBody({ address2 = '', city = '', ...values }: BillingValues): Billing {
  return {
    ...values,
    country: 'GB',
    ...(address2.trim() !== '' && { address2 }),
    ...(city.trim() !== '' && { city }),
  };
}
