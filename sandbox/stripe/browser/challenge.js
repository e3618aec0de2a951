/** Around the bank's frame: sends the customer there, and tells the shop when the bank has answered. */
const shop = new URLSearchParams(location.search).get('parent') ?? '';

window.addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.type === 'stripe:returned')
    parent.postMessage({ type: 'stripe:challenged' }, shop);
});

document.getElementById('bank-form')?.submit();
if (!document.getElementById('bank-form')) parent.postMessage({ type: 'stripe:challenged' }, shop);
