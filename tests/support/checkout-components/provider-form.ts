import { jest } from '@jest/globals';

/** Stands for the provider's script: a form in the page that gives a token for every key it still knows. */
export function providerForm(url: string) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: url });
  script.dataset.loaded = 'true';
  document.head.append(script);
  const forgotten = new Set<string>();
  let refusal: string | null = null;
  let tokens = 0;
  const tokenise = jest.fn();
  window.sagepayCheckout = ({ merchantSessionKey, onTokenise }) => {
    let key = merchantSessionKey;
    return {
      tokenise: ({ newMerchantSessionKey }) => {
        key = newMerchantSessionKey ?? key;
        tokenise(key);
        if (forgotten.has(key))
          onTokenise({
            success: false,
            error: { httpCode: 401, errorCode: '1002', errorMessage: 'Authentication failed' },
          });
        else if (refusal !== null)
          onTokenise({ success: false, error: { httpCode: 422, errorCode: '1005', errorMessage: refusal } });
        else onTokenise({ success: true, cardIdentifier: `token-${(tokens += 1)}` });
      },
      destroy: () => undefined,
    };
  };
  return {
    tokenise,
    /** From now on the card is wrong, for this reason. */
    refuses: (reason: string) => void (refusal = reason),
    /** These keys have run out. */
    forgets: (...keys: string[]) => keys.forEach((key) => forgotten.add(key)),
    remove: () => {
      script.remove();
      delete window.sagepayCheckout;
    },
  };
}
