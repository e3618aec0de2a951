import type { Billing } from '#contract/payments/payments.ts';

/** The result of the provider's frame: a card token, or the reason for its failure. */
export type CardToken =
  { ok: true; cardIdentifier: string; sessionKey: string } | { ok: false; isSessionOver: boolean; message: string };

/** What a token says besides the card. */
export interface CardDetails {
  /** Null while the address is still wrong: then the fields are only validated. */
  billing: Billing | null;
  wantsSaving: boolean;
}

/** The provider's card fields in an iframe; no card number ever reaches our page. */
export interface CardForm {
  /** Validates the fields and requests a token. `sessionKey` replaces an expired one. */
  tokenise(sessionKey?: string, details?: CardDetails): Promise<CardToken>;
  /** Tells the form that the amount has changed, where it shows one; minor units. */
  setAmount?(amount: number): void;
  close(): void;
}
