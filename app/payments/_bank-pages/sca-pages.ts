import { html } from 'hono/html';
import type { ScaForm } from '#contract/payments/payments.ts';
import type { Config } from '#lib/config.ts';
import { plainPage, scriptValue } from '#lib/http/plain-page.ts';
import type { PageText } from '#lib/i18n/translate.ts';

type Settings = Pick<Config, 'origins' | 'embedders' | 'sandboxBank'>;

/** A pending 3-D Secure challenge, with the form fields that are posted to the bank. */
export interface ScaCheck {
  transactionUuid: string;
  form: ScaForm;
}

/**
 * The type of the `postMessage` that signals that the bank has answered; it never carries the answer
 * (docs/product.md#3-d-secure).
 */
const doneMessage = (transactionUuid: string) =>
  `{type:'payment:sca:done',transactionUuid:${scriptValue(transactionUuid)}}`;

const hiddenFields = ({ formData }: ScaForm) =>
  Object.entries(formData).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

/** The bank sends the browser back to the site's main host, whichever of our hosts the checkout is on. */
const getTargets = ({ scaUrl }: ScaForm, { origins, sandboxBank }: Settings) => [
  "'self'",
  'https:',
  ...Object.values(origins),
  ...(sandboxBank === undefined ? [] : [sandboxBank]),
  new URL(scaUrl).origin,
];

/**
 * The frame around the bank's page. Its own content security policy lets the inner frame load any origin, and it
 * forwards the message to the checkout. The checkout's `sandbox` attribute applies to the bank's page too. The inner
 * frame is still empty when the form is posted into it, so the challenge adds no history entry.
 */
export function framePage(
  { transactionUuid, form }: ScaCheck,
  { t, language }: PageText,
  settings: Settings,
): Promise<Response> {
  const origins = scriptValue([...new Set(Object.values(settings.origins))]);
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language,
      body: html`
        <iframe name="bank" title="${t('checkout.bank.title')}" allow="payment *; publickey-credentials-get *"></iframe>
        <form id="out" target="bank" method="${form.scaMethod}" action="${form.scaUrl}">${hiddenFields(form)}</form>
      `,
      script:
        `addEventListener('message',function(e){if((e.origin===location.origin||${origins}.includes(e.origin))&&e.data&&e.data.type==='payment:sca:done')` +
        `parent.postMessage(${doneMessage(transactionUuid)},location.origin)});document.getElementById('out').submit()`,
      frames: getTargets(form, settings),
      targets: getTargets(form, settings),
    },
    settings,
  );
}

/** Posts the customer to the bank in a new tab; without JavaScript they press the button. */
export function outPage({ form }: ScaCheck, { t, language }: PageText, settings: Settings): Promise<Response> {
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language,
      body: html`<main>
        <p>${t('checkout.bank.opening')}</p>
        <form id="out" method="${form.scaMethod}" action="${form.scaUrl}">
          ${hiddenFields(form)}
          <button>${t('checkout.bank.continue')}</button>
        </form>
      </main>`,
      script: "document.getElementById('out').submit()",
      targets: getTargets(form, settings),
    },
    settings,
  );
}

/** Posts the message to the parent or opener window of our own origin only; `around` is that window, or null. */
export function tellAround(transactionUuid: string, settings: Pick<Config, 'origins'>): string {
  const origins = scriptValue([...new Set(Object.values(settings.origins))]);
  return (
    `var above=location.ancestorOrigins&&location.ancestorOrigins[0],to=above&&${origins}.includes(above)?above:location.origin,` +
    `around=parent===self?opener:parent;if(around)around.postMessage(${doneMessage(transactionUuid)},to)`
  );
}

/** Posts the message that the bank has answered to the parent or opener window of our own origin only. */
export function donePage(
  transactionUuid: string,
  words: string,
  { t, language }: PageText,
  settings: Settings,
  status = 200,
): Promise<Response> {
  return plainPage(
    {
      title: t('checkout.bank.title'),
      language,
      status,
      body: html`<main role="status">
        <p>${words}</p>
        <p>${t('checkout.bank.close')}</p>
      </main>`,
      script: tellAround(transactionUuid, settings),
    },
    settings,
  );
}
