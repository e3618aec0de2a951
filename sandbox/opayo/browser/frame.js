/** What every frame of the card form does: it talks to the shop's page around it, and only to that one. */
const shop = new URLSearchParams(location.search).get('parent') ?? '';
const unreachable = { code: '9999', description: 'The card form could not reach the gateway' };

function tell(message) {
  if (shop) parent.postMessage(message, shop);
}

/** Posts JSON to the gateway. */
export async function post(path, body, headers = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: response.status === 204 ? {} : await response.json() };
}

/** A result without a token. */
export function failed(httpCode, { code, description, clientMessage }) {
  return { success: false, error: { httpCode, errorCode: code, errorMessage: clientMessage ?? description } };
}

/** Answers the page's requests with what `tokenise` returns, and tells it how high the form is. */
export function serve(form, tokenise) {
  window.addEventListener('message', async ({ source, origin, data }) => {
    if (source !== parent || origin !== shop || data?.type !== 'sagepay:tokenise') return;
    const result = await tokenise(data.merchantSessionKey).catch(() => failed(500, unreachable));
    tell({ type: 'sagepay:tokenised', result });
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ type: 'sagepay:submit' });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  const observer = new ResizeObserver(() => {
    tell({ type: 'sagepay:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  });
  observer.observe(document.body);
  tell({ type: 'sagepay:ready' });
}
