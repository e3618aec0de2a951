import { atOpayo } from './providers/opayo.ts';
import { onPage } from './providers/page.ts';
import type { ProviderSteps } from './providers/provider-steps.ts';
import { atStripe } from './providers/stripe.ts';

const steps: Readonly<Record<string, ProviderSteps>> = { opayo: atOpayo, stripe: atStripe, hosted: onPage };

/** The steps at a provider by its kind. Throws for a kind that these customers cannot pay with. */
export function getSteps(kind: string): ProviderSteps {
  const found = steps[kind];
  if (found === undefined) throw new Error(`Nobody here knows how to pay with "${kind}".`);
  return found;
}
