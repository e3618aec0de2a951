import type { BankAccount } from '#backend/mandates/read-mandate.ts';

/** A bank is asked for the authority once for each mandate, however often the request is repeated. */
export interface MandateRequest {
  /** Names the request: repeated, it does nothing more. */
  key: string;
  /** By which the bank statement names the mandate. */
  reference: string;
  account: BankAccount;
}

export type MandateResult =
  { kind: 'created'; providerRef: string } | { kind: 'refused'; code: string } | { kind: 'unknown'; cause: string };

export interface CollectionRequest {
  /** Names the request: repeated, it takes nothing more. */
  key: string;
  mandateRef: string;
  /** Minor units. */
  amount: number;
  currency: string;
  description: string;
}

/**
 * What became of a collection. `sent`: the bank has not answered yet, which takes days. A network error or timeout is
 * `unknown`, never `failed`, because the provider may have processed the request.
 */
export type CollectionResult =
  | { kind: 'paid'; providerRef: string }
  | { kind: 'sent'; providerRef: string }
  | { kind: 'failed'; code: string }
  | { kind: 'unknown'; cause: string };

/** A provider of direct debits. Failures are results; an exception means a programming error. */
export interface DirectDebitProvider {
  createMandate(request: MandateRequest): Promise<MandateResult>;
  collect(request: CollectionRequest): Promise<CollectionResult>;
  /** What became of the request with this key; null when the provider has none. */
  find(known: { key: string }): Promise<CollectionResult | null>;
  /** What became of a collection that was sent. */
  query(known: { providerRef: string }): Promise<CollectionResult>;
}
