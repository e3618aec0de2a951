import { fileRoute } from '#sandbox/core/browser-file.ts';
import { forEveryOrigin, json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { getPublicAccount, getSecretAccount } from './authenticate.ts';
import { missing, unauthenticated } from './errors.ts';
import { fieldsRoutes } from './fields-routes.ts';
import { parseForm, type FormBody } from './form-body.ts';
import { onlyOnce, type Carried } from './idempotency.ts';
import { listDisputes, listMovements } from './movements.ts';
import { cancelIntent, captureIntent, findIntent } from './operations/change-intent.ts';
import { createConfirmationToken } from './operations/create-confirmation-token.ts';
import { createIntent } from './operations/create-intent.ts';
import { createRefund } from './operations/create-refund.ts';
import { customerView, intentView, paymentMethodView, publicIntentView } from './views.ts';

interface Call {
  namespace: string;
  id: string;
  /** The body, or the query of a GET. */
  body: FormBody;
}

const kept = (reply: Reply): Carried => ({ reply, isKept: true });

function createCustomer(world: World, { namespace, body }: Call): Carried {
  const id = `cus_${world.ids.digits(namespace, 'stripe-customer', 14)}`;
  const customer = { id, namespace, email: body.text('email') || null, name: body.text('name') || null };
  world.state.stripe.customers[id] = customer;
  return kept(json(200, customerView(customer)));
}

/** Removes a customer with all stored cards. */
function deleteCustomer(world: World, { namespace, id }: Call): Carried {
  const { customers, paymentMethods } = world.state.stripe;
  if (customers[id]?.namespace !== namespace) return kept(missing('customer', id, 'id'));
  delete customers[id];
  for (const method of Object.values(paymentMethods)) if (method.customer === id) delete paymentMethods[method.id];
  return kept(json(200, { id, object: 'customer', deleted: true }));
}

function listMethods(world: World, { namespace, id }: Call): Reply {
  const methods = Object.values(world.state.stripe.paymentMethods);
  const data = methods.filter((method) => method.namespace === namespace && method.customer === id);
  return json(200, { object: 'list', data: data.map(paymentMethodView), has_more: false });
}

function getIntent(world: World, { namespace, id, body }: Call): Reply {
  const intent = findIntent(world, namespace, id);
  if (intent === null) return missing('payment_intent', id);
  return json(200, intentView(intent, Object.values(body.record('expand'))));
}

/** Finds payments by one metadata field: `metadata['name']:'value'`. */
function searchIntents(world: World, { namespace, body }: Call): Reply {
  const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(body.text('query')) ?? [];
  const expand = Object.values(body.record('expand')).map((path) => path.replace(/^data\./, ''));
  const found = Object.values(world.state.stripe.intents).filter(
    (intent) => intent.namespace === namespace && intent.metadata[name] === value,
  );
  const data = found.map((intent) => intentView(intent, expand));
  return json(200, { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data });
}

/** A payment as its browser sees it, which knows its client secret. */
function getPublicIntent(world: World, { params, query }: SandboxRequest): Reply {
  const namespace = getPublicAccount(query.get('key') ?? '');
  if (namespace === null) return forEveryOrigin(unauthenticated());
  const intent = findIntent(world, namespace, params.id);
  if (intent?.clientSecret !== query.get('client_secret'))
    return forEveryOrigin(missing('payment_intent', params.id ?? ''));
  return forEveryOrigin(json(200, publicIntentView(intent)));
}

/** The part of Stripe's API that a shop with manual capture uses, and the files and frames of Stripe.js. */
export function stripeRoutes(world: World): Route[] {
  const getNamespace = (request: SandboxRequest) => getSecretAccount(request) ?? '';

  function reading(path: string, call: (world: World, call: Call) => Reply): Route {
    const handle = (request: SandboxRequest) => {
      const namespace = getSecretAccount(request);
      if (namespace === null) return unauthenticated();
      return call(world, { namespace, id: request.params.id ?? '', body: parseForm(String(request.query)) });
    };
    return { site: 'api', method: 'GET', path, getNamespace, handle };
  }
  function writing(path: string, call: (call: Call) => Carried | Promise<Carried>, method = 'POST'): Route {
    const handle = async (request: SandboxRequest) => {
      const namespace = getSecretAccount(request);
      if (namespace === null) return unauthenticated();
      const input = { namespace, id: request.params.id ?? '', body: parseForm(request.body) };
      return onlyOnce(world, namespace, request, async () => call(input));
    };
    return { site: 'api', method, path, getNamespace, handle };
  }

  const readIntent = reading('/v1/payment_intents/:id', getIntent).handle;

  return [
    writing('/v1/payment_intents', ({ namespace, body }) => createIntent(world, namespace, body)),
    reading('/v1/payment_intents/search', searchIntents),
    reading('/v1/balance_transactions', (_, { namespace, body }) => listMovements(world, namespace, body)),
    reading('/v1/disputes', (_, { namespace, body }) => listDisputes(world, namespace, body)),
    {
      ...{ site: 'api', method: 'GET', path: '/v1/payment_intents/:id', getNamespace },
      // The server's call comes with its secret key, the browser's with the payment's own secret.
      handle: (request) => (request.query.has('client_secret') ? getPublicIntent(world, request) : readIntent(request)),
    },
    writing('/v1/payment_intents/:id/capture', ({ namespace, id, body }) => captureIntent(world, namespace, id, body)),
    writing('/v1/payment_intents/:id/cancel', ({ namespace, id }) => cancelIntent(world, namespace, id)),
    writing('/v1/refunds', ({ namespace, body }) => createRefund(world, namespace, body)),
    writing('/v1/customers', (call) => createCustomer(world, call)),
    writing('/v1/customers/:id', (call) => deleteCustomer(world, call), 'DELETE'),
    reading('/v1/customers/:id/payment_methods', listMethods),
    ...(['api', 'fields'] as const).map((site) => ({
      ...{ site, method: 'POST', path: '/v1/confirmation_tokens' },
      getNamespace: ({ body }: SandboxRequest) => getPublicAccount(parseForm(body).text('key')) ?? '',
      handle: (request: SandboxRequest) => createConfirmationToken(world, request),
    })),
    fileRoute('api', '/stripe/js/stripe.js', new URL('./browser/stripe.js', import.meta.url)),
    ...fieldsRoutes(world),
  ];
}
