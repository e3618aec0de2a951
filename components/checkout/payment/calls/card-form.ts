/** What a provider's frame gives back for a card: a token, or why it gave none. */
export type CardToken =
  { ok: true; cardIdentifier: string; sessionKey: string } | { ok: false; isSessionOver: boolean; message: string };

/** A provider's own fields in a frame of its own; no card number ever reaches our page. */
export interface CardForm {
  /** Asks the frame to check its fields and hand over a token. `sessionKey` takes the place of one that has run out. */
  tokenise(sessionKey?: string): Promise<CardToken>;
  close(): void;
}
