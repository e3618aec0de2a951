import { headers } from 'next/headers';
import { providerKindSchema, type ProviderKind } from '#contract/payments/payments.ts';
import { paymentProviderHeader, savesCardsHeader } from './payment-provider-header.ts';

/** The provider of a payment page, as far as it is known before the browser asks. */
export interface AllowedProvider {
  /** That the page's content policy lets in; null for none. */
  provider: ProviderKind | null;
  /** Whether a new card can be saved with the payment. */
  savesCards: boolean;
}

/** The provider of this payment page. Makes the page dynamic. */
export async function allowedProvider(): Promise<AllowedProvider> {
  const told = await headers();
  return {
    provider: providerKindSchema.safeParse(told.get(paymentProviderHeader)).data ?? null,
    savesCards: told.get(savesCardsHeader) === '1',
  };
}
