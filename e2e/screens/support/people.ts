import type { Stage } from '#e2e/screens/screen.ts';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { signInAsNewCustomer } from '#e2e/support/customer.ts';
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
