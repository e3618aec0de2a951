(() => {
  const script = new URL(document.currentScript.src);
  const fieldsOrigin = `${script.protocol}//${script.host.replace(/^api\./, 'fields.')}`;
  const apiOrigin = script.origin;

  /** Styles are set one by one: a strict content security policy forbids a style attribute, not this. */
  function createFrame(path, query, { title, height }) {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = `${fieldsOrigin}${path}?${new URLSearchParams({ parent: location.origin, ...query })}`;
    Object.assign(frame.style, { display: 'block', width: '100%', height, border: '0', colorScheme: 'light' });
    return frame;
  }

  function isFrom({ source, origin }, frame) {
    return source === frame.contentWindow && origin === fieldsOrigin;
  }

  /** An element with a frame: its calls wait until the frame is ready. */
  function createElement(key, type) {
    const frame = createFrame('/stripe/fields', { key }, { title: 'Secure payment input frame', height: '240px' });
    const listeners = {};
    const waiting = new Map();
    let calls = 0;
    let isReady = false;
    const queue = [];

    function receive(event) {
      if (!isFrom(event, frame)) return;
      const { data } = event;
      if (data.type === 'stripe:resize') frame.style.height = `${Number(data.height)}px`;
      if (data.type === 'stripe:answer') {
        waiting.get(data.id)?.(data.result);
        waiting.delete(data.id);
      }
      if (data.type !== 'stripe:ready') return;
      isReady = true;
      for (const message of queue.splice(0)) frame.contentWindow.postMessage(message, fieldsOrigin);
      for (const listener of listeners.ready ?? []) listener({ elementType: type });
    }
    function call(name, params) {
      calls += 1;
      const message = { id: calls, call: name, params };
      return new Promise((resolve) => {
        waiting.set(message.id, resolve);
        if (isReady) frame.contentWindow.postMessage(message, fieldsOrigin);
        else queue.push(message);
      });
    }

    window.addEventListener('message', receive);
    return {
      call,
      element: {
        mount(target) {
          (typeof target === 'string' ? document.querySelector(target) : target).append(frame);
        },
        on(event, listener) {
          (listeners[event] ??= []).push(listener);
        },
        focus: () => frame.focus(),
        update: () => undefined,
        unmount: () => frame.remove(),
        destroy() {
          window.removeEventListener('message', receive);
          frame.remove();
        },
      },
    };
  }

  function createElements(key, options) {
    const made = {};
    if (!(options.amount > 0) || !options.currency) throw new Error('elements() needs amount and currency');
    return {
      create(type) {
        if (type !== 'payment') throw new Error(`This script has no element "${type}"`);
        made[type] = createElement(key, type);
        return made[type].element;
      },
      getElement: (type) => made[type]?.element ?? null,
      update: (changes) => void Object.assign(options, changes),
      submit: () => made.payment.call('submit'),
      tokenise: (params) => made.payment.call('createConfirmationToken', params ?? {}),
    };
  }

  /** The bank's check in a window over the page, until the bank has answered or the customer closes it. */
  function showChallenge(id, clientSecret) {
    const dialog = document.createElement('dialog');
    const frame = createFrame(
      `/stripe/three-d-secure/${id}`,
      { client_secret: clientSecret },
      { title: 'Check by your bank', height: '460px' },
    );
    const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
    Object.assign(dialog.style, {
      width: 'min(30rem, 100vw)',
      maxWidth: '100%',
      padding: '12px',
      border: '0',
      borderRadius: '12px',
    });
    Object.assign(close.style, { minHeight: '44px', padding: '0 16px', marginBottom: '8px' });
    dialog.setAttribute('aria-label', 'Check by your bank');
    dialog.append(close, frame);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      function end(isAnswered) {
        window.removeEventListener('message', receive);
        dialog.remove();
        resolve(isAnswered);
      }
      function receive(event) {
        if (isFrom(event, frame) && event.data.type === 'stripe:challenged') end(true);
      }
      window.addEventListener('message', receive);
      close.addEventListener('click', () => end(false));
      dialog.addEventListener('cancel', () => end(false));
    });
  }

  const getId = (clientSecret) => clientSecret.split('_secret_')[0];

  function Stripe(key) {
    async function retrievePaymentIntent(clientSecret) {
      const query = new URLSearchParams({ key, client_secret: clientSecret });
      const response = await fetch(`${apiOrigin}/v1/payment_intents/${getId(clientSecret)}?${query}`);
      const answer = await response.json();
      return response.ok ? { paymentIntent: answer } : { error: answer.error };
    }
    async function handleNextAction({ clientSecret }) {
      const before = await retrievePaymentIntent(clientSecret);
      if (before.error) return before;
      if (before.paymentIntent.status !== 'requires_action')
        throw new Error('handleNextAction: The PaymentIntent supplied is not in the requires_action state.');
      const isAnswered = await showChallenge(getId(clientSecret), clientSecret);
      const after = await retrievePaymentIntent(clientSecret);
      if (after.error) return after;
      if (!isAnswered && after.paymentIntent.status === 'requires_action')
        return { error: { type: 'card_error', code: 'authentication_cancelled', message: 'The check was closed.' } };
      const { last_payment_error: error } = after.paymentIntent;
      return error ? { error } : after;
    }
    const unsupported = (name) => () => Promise.reject(new Error(`This script has no ${name}`));
    return {
      elements: (options) => createElements(key, { ...options }),
      async createConfirmationToken({ elements, params }) {
        return elements.tokenise(params);
      },
      handleNextAction,
      retrievePaymentIntent,
      confirmPayment: unsupported('confirmPayment'),
      confirmCardPayment: unsupported('confirmCardPayment'),
      createPaymentMethod: unsupported('createPaymentMethod'),
      createToken: unsupported('createToken'),
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
