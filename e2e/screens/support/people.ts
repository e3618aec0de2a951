import { openBlankPage } from '../../support/blank-page.ts';
import { signInAsNewCustomer } from '../../support/customer.ts';
import { signIn } from '../../support/sign-in.ts';
import type { Stage } from '../screen.ts';

/** Logs a customer in whom nobody else uses. */
export async function asNewCustomer({ page, at }: Stage): Promise<void> {
  await openBlankPage(page, new URL(at('/')).origin);
  await signInAsNewCustomer(page);
}

/** Logs Alex in, who has a family, a membership, credit and bookings. Pictures only look: nothing of Alex's is changed. */
export async function asAlex({ page, at }: Stage): Promise<void> {
  await openBlankPage(page, new URL(at('/')).origin);
  await signIn(page, 'alex@example.com');
}
