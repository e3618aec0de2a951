import { jest } from '@jest/globals';

/**
 * A fake of the provider's script: a form in the page that returns a token for every session key that has not expired.
 */
export function providerForm(url: string) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: url });
  script.dataset.loaded = 'true';
  document.head.append(script);
  const expiredKeys = new Set<string>();
  let refusal: string | null = null;
  let tokens = 0;
  const tokenise = jest.fn();
  const opened: object[] = [];
  window.sagepayCheckout = ({ onTokenise, ...options }) => {
    opened.push(options);
    let key = options.merchantSessionKey;
    return {
      tokenise: ({ newMerchantSessionKey }) => {
        key = newMerchantSessionKey ?? key;
        tokenise(key);
        if (expiredKeys.has(key))
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
    /** With what the form was opened, each time. */
    opened: () => opened,
    /** From now on the form rejects the card with this reason. */
    refuses: (reason: string) => void (refusal = reason),
    /** Lets these session keys expire. */
    forgets: (...keys: string[]) => keys.forEach((key) => expiredKeys.add(key)),
    remove: () => {
      script.remove();
      delete window.sagepayCheckout;
    },
  };
}
