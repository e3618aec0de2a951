import { html } from 'hono/html';
import type { Transaction } from '#contract/payments/payments.ts';
import type { Config } from '#lib/config.ts';
import { plainPage, scriptValue } from '#lib/http/plain-page.ts';
import type { PageText, Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { tellAround } from './sca-pages.ts';

type Outcome = 'completed' | 'failed' | 'waiting';

/** The polling interval, in milliseconds. */
const LOOK_MS = 3000;

function getOutcome({ transactionStatus, completeOrderId }: Transaction): Outcome {
  if (transactionStatus === 'completed' && completeOrderId !== null) return 'completed';
  return ['failed', 'cancelled', 'expired'].includes(transactionStatus) ? 'failed' : 'waiting';
}

interface Visitor {
  /** The one-time token of the address. */
  rt: string | null;
  isSignedIn: boolean;
  /** How the checkout that the payment belongs to is shown. */
  mode: Mode;
}

/** The page with the order; a kiosk has its own, which leads back to the start. */
function getConfirmation(orderId: string | null, { mode, rt }: Visitor): string {
  const token = rt === null ? [] : [`rt=${encodeURIComponent(rt)}`];
  const isKiosk = mode === 'kiosk';
  const query = [...(isKiosk ? ['kiosk=true'] : []), ...token].join('&');
  return `/${isKiosk ? 'order' : 'booking'}-confirmed/${orderId}${query === '' ? '' : `?${query}`}`;
}

function wayOn(outcome: Outcome, { completeOrderId }: Transaction, visitor: Visitor, t: Translate) {
  const link = (path: string, words: string) =>
    html`<p><a class="button" href="${hrefIn(visitor.mode, path)}">${words}</a></p>`;
  if (outcome === 'completed')
    return link(getConfirmation(completeOrderId, visitor), t('checkout.result.confirmation'));
  return outcome === 'failed' ? link('/basket/checkout', t('checkout.result.checkout')) : null;
}

/**
 * In a frame or popup of the checkout, tells it to look. In a window of its own, goes on to the checkout of somebody who
 * is signed in, and looks again for anybody else.
 */
function onward(
  transaction: Transaction,
  outcome: Outcome,
  { isSignedIn, mode }: Visitor,
  settings: Pick<Config, 'origins'>,
) {
  const { transactionUuid } = transaction;
  const tell = tellAround(transactionUuid, settings);
  if (isSignedIn)
    return `${tell};else location.replace(${scriptValue(hrefIn(mode, `/basket/checkout?payment=${encodeURIComponent(transactionUuid)}`))})`;
  return outcome === 'waiting' ? `${tell};setTimeout(function(){location.reload()},${LOOK_MS})` : tell;
}

/** Shows the result of a payment to a browser that came back without its session. */
export function resultPage(
  transaction: Transaction,
  visitor: Visitor,
  { t, language }: PageText,
  settings: Pick<Config, 'origins' | 'embedders'>,
): Promise<Response> {
  const outcome = getOutcome(transaction);
  const title = t(`checkout.result.${outcome}`);
  return plainPage(
    {
      title,
      language,
      body: html`<main role="status">
        <h1>${title}</h1>
        <p>${t(`checkout.result.${outcome}Text`)}</p>
        ${wayOn(outcome, transaction, visitor, t)}
      </main>`,
      script: onward(transaction, outcome, visitor, settings),
    },
    settings,
  );
}
