import { noContent, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { findSessionKey, getBearer } from '#sandbox/opayo/authenticate.ts';
import { getSecurityCode } from '#sandbox/opayo/cards/card-rules.ts';
import { findReusableCard } from '#sandbox/opayo/cards/find-card.ts';
import { checkRules } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid, invalidCardIdentifier } from '#sandbox/opayo/errors.ts';
import { isBody, parseBody } from '#sandbox/opayo/json-body.ts';
import type { World } from '#sandbox/world.ts';

/** `POST /card-identifiers/{id}/security-code`: the security code of a stored card, for the payment of one session key. */
export function linkSecurityCode(world: World, request: SandboxRequest): Reply {
  const bearer = getBearer(request);
  if (bearer === null) return failure(1001);
  const session = findSessionKey(world, bearer);
  if (!session || session.cardIdentifier !== null) return failure(1002);
  const body = parseBody(request);
  if (!isBody(body)) return body;
  const card = findReusableCard(world, session.namespace, request.params.cardIdentifier ?? '');
  if (!card) return invalidCardIdentifier('cardIdentifier');

  const { length } = getSecurityCode(card.cardType);
  const rule = { property: 'securityCode', name: 'security code', required: true, min: length, max: length };
  const errors = checkRules([{ ...rule, characters: /^\d+$/ }], body);
  if (errors.length > 0) return invalid(errors);
  const isRight = body.text('securityCode') === getSecurityCode(card.cardType);
  session.linkedCode = { cardIdentifier: card.cardIdentifier, isRight };
  return noContent();
}
