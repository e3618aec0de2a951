import type { Person } from '#soak/customer/person.ts';

/** What a customer's browser does at one kind of provider. */
export interface ProviderSteps {
  /** Enters a card in the provider's form. Returns what it adds to the authorisation. */
  enterCard: (person: Person, sessionKey: string) => Promise<Record<string, unknown>>;
  /** Does what the payment needs of the customer: the bank's check, or the whole payment on the provider's page. */
  passCheck: (person: Person, reply: unknown) => Promise<void>;
}
