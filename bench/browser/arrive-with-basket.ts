import type { Page } from 'playwright';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { basketWithClass } from '#e2e/support/fill-basket.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';

/** Logs a new customer in with a class in the basket, by calls from an empty document. */
export async function arriveWithBasket(page: Page, origin: string): Promise<void> {
  await openBlankPage(page, origin);
  await basketWithClass(await newCustomer(page));
}
