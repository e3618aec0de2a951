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

  /** The frame of each kind of element. */
  const FRAMES = {
    payment: ['/stripe/fields', { title: 'Secure payment input frame', height: '240px' }],
    expressCheckout: ['/stripe/wallet', { title: 'Secure express checkout frame', height: '60px' }],
  };

  /** An element with a frame: its calls wait until the frame is ready. */
  function createElement(key, type) {
    if (!FRAMES[type]) throw new Error(`This script has no element "${type}"`);
    const [path, look] = FRAMES[type];
    const frame = createFrame(path, { key }, look);
    const listeners = {};
    const waiting = new Map();
    const queue = [];
    let calls = 0;
    let isReady = false;

    function emit(event, value) {
      for (const listener of listeners[event] ?? []) listener(value);
    }
    function receive(event) {
      if (!isFrom(event, frame)) return;
      const { data } = event;
      if (data.type === 'stripe:resize') frame.style.height = `${Number(data.height)}px`;
      if (data.type === 'stripe:wallet') emit('wallet');
      if (data.type === 'stripe:answer') {
        waiting.get(data.id)?.(data.result);
        waiting.delete(data.id);
      }
      if (data.type !== 'stripe:ready') return;
      isReady = true;
      for (const message of queue.splice(0)) frame.contentWindow.postMessage(message, fieldsOrigin);
      emit('ready', { elementType: type });
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
    function on(event, listener) {
      (listeners[event] ??= []).push(listener);
    }

    window.addEventListener('message', receive);
    const element = {
      mount(target) {
        (typeof target === 'string' ? document.querySelector(target) : target).append(frame);
      },
      on,
      focus: () => frame.focus(),
      update: () => undefined,
      unmount: () => frame.remove(),
      destroy() {
        window.removeEventListener('message', receive);
        frame.remove();
      },
    };
    return { call, element, on, emit };
  }

  function createElements(key, options) {
    if (!(options.amount > 0) || !options.currency) throw new Error('elements() needs amount and currency');
    const made = {};
    /** A wallet was pressed, and pays instead of the card in the fields. */
    let isWallet = false;
    function create(type) {
      const created = createElement(key, type);
      made[type] = created;
      created.on('wallet', () => {
        isWallet = true;
        created.emit('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => (isWallet = false) });
      });
      return created.element;
    }
    async function tokenise(params = {}) {
      const wallet = isWallet;
      isWallet = false;
      return made.payment.call('createConfirmationToken', { ...params, wallet });
    }
    return {
      create,
      getElement: (type) => made[type]?.element ?? null,
      update: (changes) => void Object.assign(options, changes),
      submit: async () => (isWallet ? {} : made.payment.call('submit')),
      tokenise,
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
      /** A check that is closed has failed. */
      async function giveUp(event) {
        event.preventDefault();
        const url = `${fieldsOrigin}/stripe/three-d-secure/${id}/return`;
        await fetch(url, { method: 'POST', mode: 'no-cors' }).catch(() => undefined);
        end(false);
      }
      close.addEventListener('click', giveUp);
      dialog.addEventListener('cancel', giveUp);
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
