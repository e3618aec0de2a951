/** The button of a wallet. It stands for the device's own window, in which the customer would approve the payment. */
const shop = new URLSearchParams(location.search).get('parent') ?? '';

document.getElementById('wallet').addEventListener('click', () => parent.postMessage({ type: 'stripe:wallet' }, shop));
parent.postMessage({ type: 'stripe:ready' }, shop);
