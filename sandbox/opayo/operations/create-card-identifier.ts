import { getBrand } from '#sandbox/core/card-number.ts';
import { json, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import { scenarioOfCard } from '#sandbox/core/test-cards.ts';
import { ukTime } from '#sandbox/core/uk-time.ts';
import { getBearer, findSessionKey } from '#sandbox/opayo/authenticate.ts';
import { getSecurityCode } from '#sandbox/opayo/cards/card-rules.ts';
import { checkCard } from '#sandbox/opayo/cards/check-card.ts';
import { scenarioOfName, VENDOR_TEST_CARDS } from '#sandbox/opayo/cards/vendor-test-cards.ts';
import { failure, invalid } from '#sandbox/opayo/errors.ts';
import { isBody, parseBody, type Body } from '#sandbox/opayo/json-body.ts';
import type { SessionKey, StoredCard } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';
import { LIFETIME_MS } from './create-merchant-session-key.ts';

const ALLOWED_FAILURES = 3;

/**
 * `POST /card-identifiers`: tokenises a card. A session key works for one card, and is revoked by the third failure.
 */
export function createCardIdentifier(world: World, request: SandboxRequest): Reply {
  const bearer = getBearer(request);
  if (bearer === null) return failure(1001);
  const session = findSessionKey(world, bearer);
  if (!session || session.cardIdentifier !== null) return failure(1002);
  const body = parseBody(request);
  if (!isBody(body)) return body;

  const now = world.clock.now(session.namespace);
  const errors = checkCard(body, now);
  if (errors.length > 0) {
    session.failedAttempts += 1;
    if (session.failedAttempts >= ALLOWED_FAILURES) delete world.state.opayo.sessionKeys[session.merchantSessionKey];
    return invalid(errors);
  }
  const card = storeCard(world, session, body, now + LIFETIME_MS);
  return json(201, { cardIdentifier: card.cardIdentifier, expiry: ukTime(card.expiresAt), cardType: card.cardType });
}

function storeCard(world: World, session: SessionKey, body: Body, expiresAt: number): StoredCard {
  const cardNumber = body.text('cardDetails.cardNumber');
  const cardType = getBrand(cardNumber) ?? '';
  const card: StoredCard = {
    cardIdentifier: world.ids.uuid(session.namespace, 'card-identifier').toUpperCase(),
    namespace: session.namespace,
    merchantSessionKey: session.merchantSessionKey,
    expiresAt,
    isReusable: false,
    cardType,
    lastFourDigits: cardNumber.slice(-4),
    expiryDate: body.text('cardDetails.expiryDate'),
    isSecurityCodeRight: body.text('cardDetails.securityCode') === getSecurityCode(cardType),
    scenarios: [scenarioOfCard(cardNumber, VENDOR_TEST_CARDS), scenarioOfName(body.text('cardDetails.cardholderName'))],
    isUsed: false,
    hasFailedOnce: false,
  };
  world.state.opayo.cards[card.cardIdentifier] = card;
  session.cardIdentifier = card.cardIdentifier;
  return card;
}
