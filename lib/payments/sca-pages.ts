import type { ScaForm } from '../../contract/payments.ts';
import type { Config } from '../config.ts';
import type { Text } from '../messages/text.ts';
import { escapeHtml, plainPage, scriptValue } from './plain-page.ts';

type Settings = Pick<Config, 'origins' | 'embedders' | 'paymentOrigins'>;

/** Names the message by which a frame says that the bank has answered; it never says what (payments 5). */
const doneMessage = (transactionUuid: string) => `{type:'payment:sca:done',transactionUuid:${scriptValue(transactionUuid)}}`;

/**
 * Around the bank's page: a frame of ours whose own policy lets the inner one go anywhere, and which passes the message
 * on. The checkout's sandbox around it holds for the bank too.
 */
export function framePage(transactionUuid: string, t: string | null, text: Text, settings: Settings): Response {
  const query = t === null ? '' : `?t=${encodeURIComponent(t)}`;
  const own = scriptValue([...new Set(Object.values(settings.origins))]);
  return plainPage(
    {
      title: text('checkout.bank.title'),
      language: text.language,
      body:
        `<iframe title="${escapeHtml(text('checkout.bank.title'))}" src="out${escapeHtml(query)}" ` +
        'allow="payment *; publickey-credentials-get *"></iframe>',
      script:
        `addEventListener('message',function(e){if((e.origin===location.origin||${own}.includes(e.origin))&&e.data&&e.data.type==='payment:sca:done')` +
        `parent.postMessage(${doneMessage(transactionUuid)},location.origin)})`,
      frames: ["'self'", 'https:', ...settings.paymentOrigins],
    },
    settings,
  );
}

/** Sends the customer on to the bank; without scripts they press the button. */
export function outPage({ scaUrl, scaMethod, formData }: ScaForm, text: Text, settings: Settings): Response {
  const fields = Object.entries(formData).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return plainPage(
    {
      title: text('checkout.bank.title'),
      language: text.language,
      body:
        `<main><p>${escapeHtml(text('checkout.bank.opening'))}</p><form id="out" method="${scaMethod}" action="${escapeHtml(scaUrl)}">` +
        `${fields.join('')}<button>${escapeHtml(text('checkout.bank.continue'))}</button></form></main>`,
      script: "document.getElementById('out').submit()",
      targets: ["'self'", 'https:', ...settings.paymentOrigins, new URL(scaUrl).origin],
    },
    settings,
  );
}

/** The bank has answered: tells the page around it, or the one that opened it, and nobody else. */
export function donePage(transactionUuid: string, words: string, text: Text, settings: Settings, status = 200): Response {
  const own = scriptValue([...new Set(Object.values(settings.origins))]);
  return plainPage(
    {
      title: text('checkout.bank.title'),
      language: text.language,
      status,
      body: `<main role="status"><p>${escapeHtml(words)}</p><p>${escapeHtml(text('checkout.bank.close'))}</p></main>`,
      script:
        `var above=location.ancestorOrigins&&location.ancestorOrigins[0],to=above&&${own}.includes(above)?above:location.origin,` +
        `around=parent===self?opener:parent;if(around)around.postMessage(${doneMessage(transactionUuid)},to)`,
    },
    settings,
  );
}
