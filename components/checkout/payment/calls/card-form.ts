import type { Billing } from '#contract/customers/billing.ts';

/** Loads a provider's script once; concurrent calls for the same URL share one promise. Rejects when loading fails. */
export function loadScript(url: string): Promise<void> {
  const known = [...document.scripts].find((script) => script.src === url);
  if (known?.dataset.loaded === 'true') return Promise.resolve();
  const script = known ?? Object.assign(document.createElement('script'), { src: url, async: true });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset.loaded = 'true';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script at ${url} did not load`));
    });
    if (known === undefined) document.head.append(script);
  });
}

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
