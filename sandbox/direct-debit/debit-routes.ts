import { createHash } from 'node:crypto';
import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { refusals, type DebitPayment } from './debit-state.ts';

const BASE = '/direct-debit/v1';

type Body = Record<string, unknown>;

function readBody({ body }: SandboxRequest): Body {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

const text = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const getNamespace = ({ authorization }: SandboxRequest): string => /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
const failure = (status: number, code: string): Reply => json(status, { code });
const view = ({ id, mandate, amount, currency, description }: DebitPayment, status: string, cause?: string) => ({
  ...{ id, mandate, amount, currency, description, status },
  ...(cause !== undefined && { cause }),
});

/** Carries out a request once for its key: the same request again gets the first answer, another one is refused. */
function onlyOnce(world: World, request: SandboxRequest, carryOut: (body: Body) => Reply): Reply {
  const namespace = getNamespace(request);
  const { idempotencyKey } = request;
  if (namespace === '') return failure(401, 'unauthenticated');
  if (idempotencyKey === '') return failure(400, 'idempotency_key_missing');
  const { answers } = world.state.debits;
  const key = `${namespace}|${request.path}|${idempotencyKey}`;
  // A fingerprint, so that no account number is kept.
  const fingerprint = createHash('sha256').update(request.body).digest('hex');
  const known = answers[key];
  if (known !== undefined) {
    if (known.request !== fingerprint) return failure(422, 'idempotency_key_reused');
    return { status: known.status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: known.body };
  }
  const reply = carryOut(readBody(request));
  if (typeof reply !== 'string') answers[key] = { request: fingerprint, status: reply.status, body: reply.body };
  return reply;
}

function createMandate(world: World, request: SandboxRequest): Reply {
  return onlyOnce(world, request, (body) => {
    const namespace = getNamespace(request);
    const [sortCode, accountNumber] = [text(body, 'sort_code'), text(body, 'account_number')];
    if (!/^\d{6}$/.test(sortCode)) return failure(422, 'invalid_sort_code');
    if (!/^\d{8}$/.test(accountNumber)) return failure(422, 'invalid_account_number');
    if (text(body, 'account_holder') === '') return failure(422, 'account_holder_missing');
    const accountEnd = accountNumber.slice(-4);
    // A bank that takes no direct debits.
    if (accountEnd === '0009') return failure(422, 'bank_account_refused');
    const id = `MD${world.ids.digits(namespace, 'mandate', 12)}`;
    world.state.debits.mandates[id] = { id, namespace, reference: text(body, 'reference'), accountEnd };
    return json(201, { id, status: 'active' });
  });
}

function createPayment(world: World, request: SandboxRequest): Reply {
  return onlyOnce(world, request, (body) => {
    const namespace = getNamespace(request);
    const mandate = world.state.debits.mandates[text(body, 'mandate')];
    if (mandate?.namespace !== namespace) return failure(422, 'mandate_not_found');
    const amount = body.amount;
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) return failure(422, 'invalid_amount');
    const payment: DebitPayment = {
      id: `PM${world.ids.digits(namespace, 'debit', 12)}`,
      namespace,
      key: request.idempotencyKey,
      mandate: mandate.id,
      amount,
      currency: text(body, 'currency'),
      description: text(body, 'description'),
    };
    world.state.debits.payments[payment.id] = payment;
    return json(201, view(payment, 'submitted'));
  });
}

function ended(world: World, payment: DebitPayment) {
  const cause = refusals[world.state.debits.mandates[payment.mandate]?.accountEnd ?? ''];
  return view(payment, cause === undefined ? 'confirmed' : 'failed', cause);
}

/** Asked about a payment, the bank has always answered: in the sandbox no days pass. */
function getPayment(world: World, request: SandboxRequest): Reply {
  const payment = world.state.debits.payments[request.params.id ?? ''];
  if (payment?.namespace !== getNamespace(request)) return failure(404, 'payment_not_found');
  return json(200, ended(world, payment));
}

/** A provider of direct debits: mandates, and payments that a bank confirms or refuses. */
export function debitRoutes(world: World): Route[] {
  const shared = { site: 'api' as const, getNamespace };
  return [
    { ...shared, method: 'POST', path: `${BASE}/mandates`, quiet: true, handle: (one) => createMandate(world, one) },
    { ...shared, method: 'POST', path: `${BASE}/payments`, handle: (one) => createPayment(world, one) },
    { ...shared, method: 'GET', path: `${BASE}/payments/:id`, handle: (one) => getPayment(world, one) },
    {
      ...shared,
      method: 'GET',
      path: `${BASE}/payments`,
      quiet: true,
      handle: (one) =>
        json(200, {
          payments: Object.values(world.state.debits.payments)
            .filter(
              ({ namespace, key }) => namespace === getNamespace(one) && [key, ''].includes(one.query.get('key') ?? ''),
            )
            .map((payment) => ended(world, payment)),
        }),
    },
  ];
}
