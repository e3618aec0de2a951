import type { Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signInAsNewCustomer } from '#e2e/support/customer.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import { signIn } from '#e2e/support/sign-in.ts';

/** Registers a new customer and logs them in. */
export async function asNewCustomer({ page, at }: Stage): Promise<void> {
  await openBlankPage(page, new URL(at('/')).origin);
  await signInAsNewCustomer(page);
}

/** Logs Alex in, who has a family, a membership, credit and bookings. Screens must not change Alex's data. */
export async function asAlex({ page, at }: Stage): Promise<void> {
  await openBlankPage(page, new URL(at('/')).origin);
  await signIn(page, 'alex@example.com');
}

const children = [
  ['Sam', 9],
  ['Ivy', 6],
  ['Noah', 3],
] as const;

/** Registers a new customer with three children, the youngest too young for most sessions. */
export async function asParent({ page }: Stage): Promise<void> {
  const { id: userId, call } = await newCustomer(page);
  for (const [firstName, age] of children) {
    const dateOfBirth = `${new Date().getFullYear() - age}-01-01`;
    const child = { firstName, lastName: 'Hartley', dateOfBirth, relationship: 'parent' } as const;
    await call('createLinkedUser', { params: { userId }, body: child });
  }
}
