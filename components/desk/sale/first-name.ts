import type { DeskCustomer } from '#contract/desk/customers.ts';

/** The first name of somebody linked with the customer; undefined for the customer, and for nobody in particular. */
export function getFirstName(
  customer: DeskCustomer | undefined,
  personId: number | null,
  customerId: number | null,
): string | undefined {
  if (personId === null || personId === customerId) return undefined;
  return customer?.linkedUsers.find(({ userId }) => userId === personId)?.name.split(' ')[0];
}
