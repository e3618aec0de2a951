import { fileRoute } from '#sandbox/core/browser-file.ts';
import type { Reply, SandboxRequest } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { getIntegrationKey, getNamespace } from './authenticate.ts';
import { failure } from './errors.ts';
import { fieldsRoutes } from './fields-routes.ts';
import { createCardIdentifier } from './operations/create-card-identifier.ts';
import { createChallengeResponse } from './operations/create-challenge-response.ts';
import { createInstruction } from './operations/create-instruction.ts';
import { createMerchantSessionKey } from './operations/create-merchant-session-key.ts';
import { createTransaction } from './operations/create-transaction.ts';
import { deleteCardIdentifier } from './operations/delete-card-identifier.ts';
import { getInstructions } from './operations/get-instructions.ts';
import { getMerchantSessionKey } from './operations/get-merchant-session-key.ts';
import { getTransaction } from './operations/get-transaction.ts';
import { linkSecurityCode } from './operations/link-security-code.ts';

const BASE = '/opayo/api/v1';

type MerchantCall = (world: World, namespace: string, request: SandboxRequest) => Reply | Promise<Reply>;

/** The Opayo Pi interface: calls of the merchant's server, of the browser, and the drop-in form's files. */
export function opayoRoutes(world: World): Route[] {
  const owner = (request: SandboxRequest) => getNamespace(world, request);

  function merchant(method: string, path: string, call: MerchantCall): Route {
    return {
      site: 'api',
      method,
      path: `${BASE}${path}`,
      getNamespace: owner,
      handle: (request) => {
        const namespace = getIntegrationKey(request);
        return namespace === null ? failure(1001) : call(world, namespace, request);
      },
    };
  }
  function browser(path: string, call: typeof createCardIdentifier): Route[] {
    const handle = (request: SandboxRequest) => call(world, request);
    const route = { method: 'POST', path: `${BASE}${path}`, getNamespace: owner, handle };
    return [
      { site: 'api', ...route },
      { site: 'fields', ...route },
    ];
  }

  return [
    merchant('POST', '/merchant-session-keys', createMerchantSessionKey),
    merchant('GET', '/merchant-session-keys/:merchantSessionKey', getMerchantSessionKey),
    ...browser('/card-identifiers', createCardIdentifier),
    ...browser('/card-identifiers/:cardIdentifier/security-code', linkSecurityCode),
    merchant('DELETE', '/card-identifiers/:cardIdentifier', deleteCardIdentifier),
    merchant('POST', '/transactions', createTransaction),
    merchant('GET', '/transactions/:transactionId', getTransaction),
    merchant('POST', '/transactions/:transactionId/3d-secure-challenge', createChallengeResponse),
    merchant('POST', '/transactions/:transactionId/instructions', createInstruction),
    merchant('GET', '/transactions/:transactionId/instructions', getInstructions),
    fileRoute('api', `${BASE}/js/sagepay.js`, new URL('./browser/sagepay.js', import.meta.url)),
    ...fieldsRoutes(world),
  ];
}
