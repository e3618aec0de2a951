/** The result of the provider's frame: a card token, or the reason for its failure. */
export type CardToken =
  { ok: true; cardIdentifier: string; sessionKey: string } | { ok: false; isSessionOver: boolean; message: string };

/** The provider's card fields in an iframe; no card number ever reaches our page. */
export interface CardForm {
  /** Validates the fields and requests a token. `sessionKey` replaces an expired one. */
  tokenise(sessionKey?: string): Promise<CardToken>;
  close(): void;
}
