import { html } from 'hono/html';
import type { Transaction } from '#contract/payments/payments.ts';
import type { Config } from '#lib/config.ts';
import { plainPage } from '#lib/http/plain-page.ts';
import type { PageText, Translate } from '#lib/i18n/translate.ts';
import { tellAround } from './sca-pages.ts';

type Outcome = 'completed' | 'failed' | 'waiting';

/** The polling interval, in milliseconds. */
const LOOK_MS = 3000;

function getOutcome({ transactionStatus, completeOrderId }: Transaction): Outcome {
  if (transactionStatus === 'completed' && completeOrderId !== null) return 'completed';
  return ['failed', 'cancelled', 'expired'].includes(transactionStatus) ? 'failed' : 'waiting';
}

function wayOn(outcome: Outcome, { completeOrderId }: Transaction, rt: string | null, t: Translate) {
  const link = (path: string, words: string) => html`<p><a class="button" href="${path}">${words}</a></p>`;
  const query = rt === null ? '' : `?rt=${encodeURIComponent(rt)}`;
  if (outcome === 'completed')
    return link(`/booking-confirmed/${completeOrderId}${query}`, t('checkout.result.confirmation'));
  return outcome === 'failed' ? link('/basket/checkout', t('checkout.result.checkout')) : null;
}

interface Visitor {
  /** The one-time token of the address. */
  rt: string | null;
  isSignedIn: boolean;
}

/**
 * In a frame or popup of the checkout, tells it to look. In a window of its own, goes on to the checkout of somebody who
 * is signed in, and looks again for anybody else.
 */
function onward(
  transaction: Transaction,
  outcome: Outcome,
  { isSignedIn }: Visitor,
  settings: Pick<Config, 'origins'>,
) {
  const { transactionUuid } = transaction;
  const tell = tellAround(transactionUuid, settings);
  if (isSignedIn)
    return `${tell};else location.replace('/basket/checkout?payment=${encodeURIComponent(transactionUuid)}')`;
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
        ${wayOn(outcome, transaction, visitor.rt, t)}
      </main>`,
      script: onward(transaction, outcome, visitor, settings),
    },
    settings,
  );
}
