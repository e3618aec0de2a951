import { hangUp, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import { ukDay } from '#sandbox/core/uk-time.ts';
import type { World } from '#sandbox/world.ts';
import { isSigned, sign } from './cardstream-message.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';
import { getSecret } from './merchants.ts';
import { resultFields } from './result-fields.ts';

/** Time after which an amount that was not captured is released. */
const HOLD_MS = 30 * 24 * 60 * 60_000;

/** Whether the bank still holds the amount: not captured, not cancelled, and not expired. */
export function isHeld(world: World, { namespace, state, authorisedAt }: HostedPayment): boolean {
  return state === 'approved' && authorisedAt !== null && world.clock.now(namespace) - authorisedAt < HOLD_MS;
}

type Answer = { code: string; message: string } | 'lost' | 'done';

const notAllowed = { code: '65541', message: 'ACTION NOT ALLOWED' };
const invalidAmount = { code: '66312', message: 'INVALID AMOUNT' };
const declined = { code: '5', message: 'DECLINED' };

/** Captures are settled at the end of their day; until then they can be cancelled, afterwards refunded. */
function isSettled(world: World, { namespace, capturedAt }: HostedPayment): boolean {
  return capturedAt !== null && ukDay(world.clock.now(namespace)) !== ukDay(capturedAt);
}

function getAmount({ amount }: Fields, otherwise: number): number {
  return amount === undefined ? otherwise : Number(amount);
}

function capture(world: World, payment: HostedPayment, fields: Fields): Answer {
  if (!isHeld(world, payment)) return notAllowed;
  const amount = getAmount(fields, payment.amount);
  if (!(amount >= 1 && amount <= payment.amount)) return invalidAmount;
  if (payment.behaviour.capture === 'refused') return declined;
  const capturedAt = world.clock.now(payment.namespace);
  const isLost = payment.behaviour.capture === 'unknown_once' && !payment.hasLostCapture;
  const captured = { state: 'captured', capturedAt, capturedAmount: amount } as const;
  Object.assign(payment, captured, { hasLostCapture: payment.hasLostCapture || isLost });
  return isLost ? 'lost' : 'done';
}

function cancel(world: World, payment: HostedPayment): Answer {
  const isOpen = isHeld(world, payment) || (payment.state === 'captured' && !isSettled(world, payment));
  if (!isOpen || payment.refundedAmount > 0) return notAllowed;
  payment.state = 'canceled';
  return 'done';
}

function refund(world: World, payment: HostedPayment, fields: Fields): Answer {
  if (payment.state !== 'captured' || !isSettled(world, payment)) return notAllowed;
  const amount = getAmount(fields, payment.capturedAmount);
  if (!(amount >= 1 && amount <= payment.capturedAmount - payment.refundedAmount)) return invalidAmount;
  const reference = fields.transactionUnique ?? '';
  if (payment.refunds.includes(reference)) return { code: '65554', message: 'DUPLICATE REQUEST' };
  if (payment.behaviour.refund === 'declined') return declined;
  payment.refundedAmount += amount;
  payment.refunds.push(reference);
  return 'done';
}

/** By the gateway's id, else by the shop's: of several showings of the page the one that was paid, else the latest. */
function findPayment(world: World, namespace: string, { xref, transactionUnique }: Fields): HostedPayment | undefined {
  const known = Object.values(world.state.hosted.payments).filter(
    (payment) => payment.namespace === namespace && payment.state !== 'open',
  );
  if (xref !== undefined) return known.find((payment) => payment.xref === xref);
  const same = known.filter(({ reference }) => reference === transactionUnique);
  return same.find(({ authorisedAt }) => authorisedAt !== null) ?? same.at(-1);
}

function act(world: World, payment: HostedPayment, fields: Fields): Answer {
  switch (fields.action) {
    case 'QUERY':
      return 'done';
    case 'CAPTURE':
      return capture(world, payment, fields);
    case 'CANCEL':
      return cancel(world, payment);
    case 'REFUND_SALE':
      return refund(world, payment, fields);
    default:
      return { code: '66311', message: 'INVALID ACTION' };
  }
}

function reply(fields: Fields): Reply {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { status: 200, headers, body: new URLSearchParams(fields).toString() };
}

function answer(world: World, { body }: SandboxRequest): Reply {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body));
  const { signature: _, ...input } = fields;
  const secret = getSecret(fields.merchantID ?? '');
  const fail = (responseCode: string, responseMessage: string) =>
    reply(sign({ ...input, responseCode, responseMessage, responseStatus: '2' }, secret));
  if (!isSigned(fields, secret)) return fail('65539', 'INVALID CREDENTIALS');
  const payment = findPayment(world, fields.merchantID ?? '', fields);
  if (payment === undefined) return fail('65575', 'NO DATA FOUND');
  const result = act(world, payment, fields);
  if (result === 'lost') return hangUp;
  return result === 'done' ? reply(resultFields(payment)) : fail(result.code, result.message);
}

/** The calls of a shop's server: query, capture, cancel and refund, signed like the form. */
export function directRoutes(world: World): Route[] {
  return [
    {
      site: 'api',
      method: 'POST',
      path: '/direct/',
      getNamespace: ({ body }) => new URLSearchParams(body).get('merchantID') ?? '',
      handle: (request) => answer(world, request),
    },
  ];
}
