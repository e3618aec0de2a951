import { fileRoute } from '#sandbox/core/browser-file.ts';
import { hangUp, page, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { deliver } from './deliver.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';
import { findPaid, openPayment, readAcceptanceForm, readCardstreamForm } from './open-payment.ts';
import { cardPage, noticePage, onwardPage, PAGE_POLICY } from './payment-page.ts';
import { resultFields } from './result-fields.ts';
import { authorise, checkCard, noteCard, readCard, takeAnswer } from './take-card.ts';

const SLOW_MS = 8_000;
const GATEWAY_TIMEOUT_MS = 60_000;
/** What a bank returns with its answer; the gateway knows the payment by its own address. */
const SESSION_DATA = 'cGF5bWVudA';

const readFields = ({ body }: SandboxRequest): Fields => Object.fromEntries(new URLSearchParams(body));

const findPayment = ({ state }: World, { params }: SandboxRequest): HostedPayment | undefined =>
  state.hosted.payments[params.id ?? ''];

function notice(status: number, title: string, text: string): Reply {
  return page(status, noticePage(title, text), PAGE_POLICY);
}

/** Sends the browser back to the shop with the signed result. */
function goBack(payment: HostedPayment): Reply {
  if (payment.behaviour.notification === 'never')
    return notice(200, 'Payment approved', 'This shop is never told of it, neither by its server nor by your browser.');
  const { responseCode, cancelUrl, returnUrl } = payment;
  const back = { title: 'Thank you', text: 'Returning to the shop…', fields: resultFields(payment) };
  const action = responseCode === '65576' ? cancelUrl : returnUrl;
  return page(200, onwardPage({ ...back, action }), PAGE_POLICY);
}

async function finish(world: World, payment: HostedPayment): Promise<Reply> {
  await deliver(world, payment);
  return payment.behaviour.network === 'closes_after_processing' ? hangUp : goBack(payment);
}

function showPage(world: World, form: ReturnType<typeof readCardstreamForm>): Reply {
  if (typeof form === 'string')
    return notice(400, 'This payment cannot be made', `The shop sent a form that is not valid (${form}).`);
  const paid = findPaid(world, form);
  if (paid !== undefined) return goBack(paid);
  return page(200, cardPage(openPayment(world, form), null, {}), PAGE_POLICY);
}

/** Trouble comes before anything is processed, so that the customer can try again. */
async function networkTrouble(world: World, payment: HostedPayment): Promise<Reply | null> {
  const { network } = payment.behaviour;
  if (network === 'slow') await world.clock.sleep(SLOW_MS);
  if (network === 'never_processes') await world.clock.sleep(GATEWAY_TIMEOUT_MS);
  const isBroken = network === 'never_processes' || (network === 'fails_once' && !payment.hasFailedOnce);
  if (!isBroken) return null;
  payment.hasFailedOnce = true;
  return notice(500, 'Something went wrong', 'Nothing was paid. Go back and try again.');
}

async function pay(world: World, payment: HostedPayment): Promise<Reply> {
  const trouble = await networkTrouble(world, payment);
  if (trouble !== null) return trouble;
  const opened = authorise(world, payment);
  if (opened === null) return finish(world, payment);
  const fields = { creq: opened.cReq, threeDSSessionData: SESSION_DATA };
  const onward = { title: 'Your bank', text: 'Opening your bank’s page…', action: opened.acsUrl, fields };
  return page(200, onwardPage(onward), PAGE_POLICY);
}

async function receiveCard(world: World, request: SandboxRequest): Promise<Reply> {
  const payment = findPayment(world, request);
  if (payment === undefined) return notice(404, 'This payment is not known', 'Go back to the shop.');
  const paid = findPaid(world, payment);
  if (paid !== undefined || payment.state !== 'open') return goBack(paid ?? payment);
  const form = new URLSearchParams(request.body);
  if (form.get('action') === 'cancel') {
    const cancelled = { state: 'declined', responseCode: '65576', responseMessage: 'REQUEST CANCELLED' } as const;
    return finish(world, Object.assign(payment, cancelled));
  }
  const card = readCard(form);
  const errors = checkCard(card, world.clock.now(payment.namespace));
  if (Object.keys(errors).length > 0) return page(422, cardPage(payment, card, errors), PAGE_POLICY);
  noteCard(world, payment, card);
  return pay(world, payment);
}

async function receiveAnswer(world: World, request: SandboxRequest): Promise<Reply> {
  const payment = findPayment(world, request);
  if (payment === undefined) return notice(404, 'This payment is not known', 'Go back to the shop.');
  if (payment.state !== 'challenged') return goBack(payment);
  takeAnswer(world, payment, readFields(request));
  return finish(world, payment);
}

/** The payment pages of both dialects, on a site of their own. */
export function pageRoutes(world: World): Route[] {
  const file = (name: string) => fileRoute('pay', `/${name}`, new URL(`./browser/${name}`, import.meta.url));
  const post = (path: string, handle: Route['handle'], getNamespace?: Route['getNamespace']): Route => {
    return { site: 'pay', method: 'POST', path, handle, ...(getNamespace && { getNamespace }) };
  };
  const showAcceptance = (request: SandboxRequest) => showPage(world, readAcceptanceForm(readFields(request)));
  const ofPayment = (request: SandboxRequest) => findPayment(world, request)?.namespace ?? '';
  return [
    ...['page.css', 'page.js', 'onward.js'].map(file),
    post(
      '/paymentform/',
      (request) => showPage(world, readCardstreamForm(readFields(request))),
      (request) => readFields(request).merchantID ?? '',
    ),
    post('/pay', showAcceptance, (request) => readFields(request).profile_id ?? ''),
    post('/embedded/pay', showAcceptance, (request) => readFields(request).profile_id ?? ''),
    // Quiet: what is posted here is a card.
    { ...post('/card/:id', (request) => receiveCard(world, request)), quiet: true },
    post('/challenged/:id', (request) => receiveAnswer(world, request), ofPayment),
  ];
}
