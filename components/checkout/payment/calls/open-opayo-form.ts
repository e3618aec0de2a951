import { loadScript, type CardForm, type CardToken } from './card-form.ts';

interface TokeniseResult {
  success: boolean;
  cardIdentifier?: string;
  error?: { httpCode: number; errorCode: string | number; errorMessage: string };
}

interface DropIn {
  tokenise(options: { newMerchantSessionKey?: string }): unknown;
  destroy(): void;
}

declare global {
  interface Window {
    sagepayCheckout?: (options: {
      merchantSessionKey: string;
      reusableCardIdentifier?: string;
      containerSelector: () => HTMLElement;
      onTokenise: (result: TokeniseResult) => void;
    }) => DropIn;
  }
}

/** The provider's error for an expired key: after 400 seconds or three attempts. */
const sessionIsOver = ({ httpCode, errorCode }: { httpCode: number; errorCode: string | number }) =>
  httpCode === 401 || [1002, 1011].includes(Number(errorCode));

function getToken(result: TokeniseResult, sessionKey: string): CardToken {
  if (result.success && result.cardIdentifier) return { ok: true, cardIdentifier: result.cardIdentifier, sessionKey };
  const { error } = result;
  return { ok: false, isSessionOver: error !== undefined && sessionIsOver(error), message: error?.errorMessage ?? '' };
}

export interface OpayoForm {
  /** The URL of the provider's script. */
  url: string;
  sessionKey: string;
  /** What stands for a saved card, whose security code alone is asked for; null for a new card. */
  savedCardToken: string | null;
  /** The empty container into which the iframe is inserted. */
  container: HTMLElement;
}

/** Opens Opayo's drop-in form. Rejects when the provider's script does not load. */
export async function openOpayoForm({ url, sessionKey, savedCardToken, container }: OpayoForm): Promise<CardForm> {
  await loadScript(url);
  if (window.sagepayCheckout === undefined) throw new Error('The provider’s script brought no form');
  let currentKey = sessionKey;
  let settle: ((result: TokeniseResult) => void) | undefined;
  const dropIn = window.sagepayCheckout({
    merchantSessionKey: sessionKey,
    ...(savedCardToken !== null && { reusableCardIdentifier: savedCardToken }),
    containerSelector: () => container,
    onTokenise: (result) => settle?.(result),
  });
  return {
    tokenise: (freshKey) => {
      currentKey = freshKey ?? currentKey;
      const result = new Promise<TokeniseResult>((resolve) => (settle = resolve));
      dropIn.tokenise(freshKey === undefined ? {} : { newMerchantSessionKey: freshKey });
      return result.then((input) => getToken(input, currentKey));
    },
    close: () => dropIn.destroy(),
  };
}
