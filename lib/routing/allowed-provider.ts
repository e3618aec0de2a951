import { headers } from 'next/headers';
import { providerKindSchema, type ProviderKind } from '#contract/payments/payments.ts';
import { paymentProviderHeader } from './payment-provider-header.ts';

/** The provider that the content policy of this payment page lets in; null for none. Makes the page dynamic. */
export async function allowedProvider(): Promise<ProviderKind | null> {
  const told = (await headers()).get(paymentProviderHeader);
  return providerKindSchema.safeParse(told).data ?? null;
}
