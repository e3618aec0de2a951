import { fileRoute } from '#sandbox/core/browser-file.ts';
import { page, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { endChallenge } from './authorise-intent.ts';
import { challengePage, challengeReturnPage, CHALLENGE_POLICY } from './challenge-pages.ts';
import { FIELDS_POLICY, fieldsPage, walletPage } from './fields-page.ts';

/** The frames of Stripe.js, on a site of their own: the card form, and what surrounds the bank's page. */
export function fieldsRoutes(world: World): Route[] {
  const form = page(200, fieldsPage(), FIELDS_POLICY);
  const wallet = page(200, walletPage(), FIELDS_POLICY);
  const script = (name: string) =>
    fileRoute('fields', `/stripe/${name}.js`, new URL(`./browser/${name}.js`, import.meta.url));
  const opayo = new URL('../opayo/browser/', import.meta.url);
  return [
    { site: 'fields', method: 'GET', path: '/stripe/fields', quiet: true, handle: () => form },
    {
      site: 'fields',
      method: 'GET',
      path: '/stripe/three-d-secure/:id',
      quiet: true,
      handle: (request) => showChallenge(world, request),
    },
    {
      site: 'fields',
      method: 'POST',
      path: '/stripe/three-d-secure/:id/return',
      getNamespace: ({ params }) => world.state.stripe.intents[params.id ?? '']?.namespace ?? '',
      handle: (request) => receiveAnswer(world, request),
    },
    { site: 'fields', method: 'GET', path: '/stripe/wallet', quiet: true, handle: () => wallet },
    script('fields'),
    script('wallet'),
    script('challenge'),
    script('challenge-return'),
    fileRoute('fields', '/stripe/format-fields.js', new URL('format-fields.js', opayo)),
    fileRoute('fields', '/stripe/fields.css', new URL('fields.css', opayo)),
  ];
}

/** The page that sends the customer to the bank, in a frame of its own. */
function showChallenge(world: World, { params, query }: SandboxRequest): Reply {
  const intent = world.state.stripe.intents[params.id ?? ''];
  const isKnown = intent !== undefined && intent.clientSecret === query.get('client_secret');
  const challenge = isKnown ? intent.challenge : null;
  return page(challenge === null ? 404 : 200, challengePage(challenge), CHALLENGE_POLICY);
}

/** The bank sends the customer back: the gateway reads the answer from the bank itself. */
async function receiveAnswer(world: World, { params, body }: SandboxRequest): Promise<Reply> {
  const intent = world.state.stripe.intents[params.id ?? ''];
  const cRes = new URLSearchParams(body).get('cres');
  const answer = world.state.bank.challenges[intent?.challenge?.acsTransId ?? '']?.answer;
  if (intent !== undefined) await endChallenge(world, intent, cRes !== null && answer?.cRes === cRes && answer.passed);
  return page(200, challengeReturnPage(), CHALLENGE_POLICY);
}
