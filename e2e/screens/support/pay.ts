import type { Stage } from '#e2e/screens/screen.ts';
import { cards, openCheckout, pay } from '#e2e/support/payment.ts';

/** Pays for the basket with this card. */
export const payWith =
  (card: string) =>
  async ({ page }: Stage): Promise<void> => {
    await openCheckout(page);
    await pay(page, card);
  };

/** Pays and waits for the confirmation. */
export async function confirm(stage: Stage): Promise<void> {
  await payWith(cards.approved)(stage);
  await stage.page.waitForURL(/\/booking-confirmed\//, { timeout: 60_000 });
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
}
