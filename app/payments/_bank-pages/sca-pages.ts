import type { ScaForm } from '#contract/payments.ts';
import type { Config } from '#lib/config.ts';
import { escapeHtml, plainPage, scriptValue } from '#lib/http/plain-page.ts';
import type { PageText } from './request-text.ts';

type Settings = Pick<Config, 'origins' | 'embedders' | 'paymentOrigins'>;

/** A bank check that is open, with what has to be sent to the bank. */
export interface ScaCheck {
  transactionUuid: string;
  form: ScaForm;
}

/**
 * Names the message by which a frame says that the bank has answered; it never says what
 * (docs/product.md#3-d-secure).
 */
const doneMessage = (transactionUuid: string) =>
  `{type:'payment:sca:done',transactionUuid:${scriptValue(transactionUuid)}}`;

const hiddenFields = ({ formData }: ScaForm): string =>
  Object.entries(formData)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

const getTargets = ({ scaUrl }: ScaForm, { paymentOrigins }: Settings) => [
  "'self'",
  'https:',
  ...paymentOrigins,
  new URL(scaUrl).origin,
];

/**
 * Around the bank's page: a frame of ours whose own policy lets the inner one go anywhere, and which passes the message
 * on. The checkout's sandbox around it holds for the bank too. The inner frame is still empty when the form is sent
 * into it, so the way to the bank leaves nothing that Back would go to.
 */
export function framePage(
  { transactionUuid, form }: ScaCheck,
  { t, language }: PageText,
  settings: Settings,
): Response {
  const own = scriptValue([...new Set(Object.values(settings.origins))]);
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language: language,
      body:
        `<iframe name="bank" title="${escapeHtml(t('checkout.bank.title'))}" allow="payment *; publickey-credentials-get *"></iframe>` +
        `<form id="out" target="bank" method="${form.scaMethod}" action="${escapeHtml(form.scaUrl)}">${hiddenFields(form)}</form>`,
      script:
        `addEventListener('message',function(e){if((e.origin===location.origin||${own}.includes(e.origin))&&e.data&&e.data.type==='payment:sca:done')` +
        `parent.postMessage(${doneMessage(transactionUuid)},location.origin)});document.getElementById('out').submit()`,
      frames: getTargets(form, settings),
      targets: getTargets(form, settings),
    },
    settings,
  );
}

/** Sends the customer on to the bank in a tab of its own; without scripts they press the button. */
export function outPage({ form }: ScaCheck, { t, language }: PageText, settings: Settings): Response {
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language: language,
      body:
        `<main><p>${escapeHtml(t('checkout.bank.opening'))}</p><form id="out" method="${form.scaMethod}" action="${escapeHtml(form.scaUrl)}">` +
        `${hiddenFields(form)}<button>${escapeHtml(t('checkout.bank.continue'))}</button></form></main>`,
      script: "document.getElementById('out').submit()",
      targets: getTargets(form, settings),
    },
    settings,
  );
}

/** The bank has answered: tells the page around it, or the one that opened it, and nobody else. */
export function donePage(
  transactionUuid: string,
  words: string,
  { t, language }: PageText,
  settings: Settings,
  status = 200,
): Response {
  const own = scriptValue([...new Set(Object.values(settings.origins))]);
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language: language,
      status,
      body: `<main role="status"><p>${escapeHtml(words)}</p><p>${escapeHtml(t('checkout.bank.close'))}</p></main>`,
      script:
        `var above=location.ancestorOrigins&&location.ancestorOrigins[0],to=above&&${own}.includes(above)?above:location.origin,` +
        `around=parent===self?opener:parent;if(around)around.postMessage(${doneMessage(transactionUuid)},to)`,
    },
    settings,
  );
}
