(() => {
  const script = new URL(document.currentScript.src);
  const fieldsOrigin = `${script.protocol}//${script.host.replace(/^api\./, 'fields.')}`;

  function find(selector, what) {
    const element = typeof selector === 'function' ? selector() : document.querySelector(selector);
    if (!element) throw new Error(`sagepayCheckout found no ${what} at ${selector}`);
    return element;
  }

  /** Styles are set one by one: a strict content security policy forbids a style attribute, not this. */
  function createFrame(reusableCardIdentifier) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ parent: location.origin });
    if (reusableCardIdentifier) query.set('card', reusableCardIdentifier);
    frame.title = reusableCardIdentifier ? 'Security code' : 'Card details';
    frame.src = `${fieldsOrigin}/opayo/${reusableCardIdentifier ? 'security-code' : 'fields'}?${query}`;
    const height = reusableCardIdentifier ? '100px' : '300px';
    Object.assign(frame.style, { display: 'block', width: '100%', height, border: '0', colorScheme: 'light' });
    return frame;
  }

  function addHidden(form, values) {
    for (const [name, value] of Object.entries(values)) {
      form.querySelector(`input[type="hidden"][name="${name}"]`)?.remove();
      if (value === undefined) continue;
      const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) });
      form.append(input);
    }
  }

  function submitWithResult(form, { cardIdentifier, error }) {
    addHidden(form, {
      'card-identifier': cardIdentifier,
      'card-identifier-http-code': error?.httpCode,
      'card-identifier-error-code': error?.errorCode,
      'card-identifier-error-message': error?.errorMessage,
    });
    form.submit();
  }

  /**
   * The drop-in form: a frame with card fields that passes the page a token and never the card. For a stored card it
   * asks for the security code alone.
   */
  function sagepayCheckout({
    merchantSessionKey,
    reusableCardIdentifier,
    containerSelector = '#sp-container',
    onTokenise,
  }) {
    const container = find(containerSelector, 'container');
    const frame = createFrame(reusableCardIdentifier);
    let sessionKey = merchantSessionKey;
    let isReady = false;
    let isWanted = false;
    let form = null;

    function requestToken() {
      isWanted = !isReady;
      if (isReady)
        frame.contentWindow.postMessage({ type: 'sagepay:tokenise', merchantSessionKey: sessionKey }, fieldsOrigin);
    }
    function finish(result) {
      if (onTokenise) onTokenise(result);
      else if (form) submitWithResult(form, result);
    }
    function receive({ source, origin, data }) {
      if (source !== frame.contentWindow || origin !== fieldsOrigin) return;
      if (data.type === 'sagepay:resize') frame.style.height = `${Number(data.height)}px`;
      if (data.type === 'sagepay:tokenised') finish(data.result);
      if (data.type === 'sagepay:submit') form?.requestSubmit();
      if (data.type !== 'sagepay:ready') return;
      isReady = true;
      if (isWanted) requestToken();
    }
    function onSubmit(event) {
      event.preventDefault();
      requestToken();
    }

    window.addEventListener('message', receive);
    container.append(frame);

    const checkout = {
      form({ formSelector } = {}) {
        form = formSelector ? find(formSelector, 'form') : container.closest('form');
        if (!form) throw new Error('sagepayCheckout found no form around its container');
        form.addEventListener('submit', onSubmit);
        return checkout;
      },
      tokenise({ newMerchantSessionKey } = {}) {
        sessionKey = newMerchantSessionKey ?? sessionKey;
        requestToken();
        return checkout;
      },
      destroy() {
        window.removeEventListener('message', receive);
        form?.removeEventListener('submit', onSubmit);
        frame.remove();
      },
    };
    return checkout;
  }

  window.sagepayCheckout = sagepayCheckout;
})();
