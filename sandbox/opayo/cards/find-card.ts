import { getBehaviour, type Behaviour } from '#sandbox/core/scenarios.ts';
import { findSessionKey } from '#sandbox/opayo/authenticate.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import type { StoredCard, Transaction } from '#sandbox/opayo/opayo-state.ts';
import { getCardOnFile } from '#sandbox/opayo/transaction-rules.ts';
import { getOverride, type World } from '#sandbox/world.ts';
import { isInDate } from './card-rules.ts';

/** A card that is stored for an account and that its bank has not withdrawn. */
export function findReusableCard(world: World, namespace: string, cardIdentifier: string): StoredCard | null {
  const card = world.state.opayo.cards[cardIdentifier.toUpperCase()];
  if (!card?.isReusable || ![namespace, '*'].includes(card.namespace)) return null;
  return getCardBehaviour(world, namespace, card).reuse === 'unknown' ? null : card;
}

/**
 * The card of a payment. A new one has to belong to its session key, and neither may have expired or been used; a
 * stored one needs a session key of its own account.
 */
export function findCard(world: World, namespace: string, body: Body): StoredCard | null {
  const cardIdentifier = body.text('paymentMethod.card.cardIdentifier');
  const session = findSessionKey(world, body.text('paymentMethod.card.merchantSessionKey'));
  if (session?.namespace !== namespace) return null;
  if (getCardOnFile(body) === 'subsequent') return findReusableCard(world, namespace, cardIdentifier);
  const card = world.state.opayo.cards[cardIdentifier];
  if (!card || card.namespace !== namespace || card.isUsed) return null;
  const isAlive = world.clock.now(namespace) < card.expiresAt;
  return isAlive && card.merchantSessionKey === session.merchantSessionKey ? card : null;
}

/** Whether the customer entered the right security code, with the card or for a stored one. */
export function isSecurityCodeRight(world: World, card: StoredCard, body: Body): boolean {
  if (!card.isReusable) return card.isSecurityCodeRight;
  const session = findSessionKey(world, body.text('paymentMethod.card.merchantSessionKey'));
  return session?.linkedCode?.cardIdentifier === card.cardIdentifier && session.linkedCode.isRight;
}

/** How the bank and the network treat a card now. */
export function getCardBehaviour(world: World, namespace: string, { scenarios }: StoredCard): Behaviour {
  return getBehaviour(getOverride(world, namespace), ...scenarios);
}

/**
 * How they treat it in a payment. A card is stored only after its holder has passed a challenge, and may have changed
 * since.
 */
export function getPaymentBehaviour(
  world: World,
  namespace: string,
  card: StoredCard,
  cardOnFile: Transaction['cardOnFile'],
): Behaviour {
  const behaviour = getCardBehaviour(world, namespace, card);
  if (cardOnFile === 'no') return behaviour;
  if (cardOnFile === 'first') {
    const isQuiet = behaviour.authentication === 'frictionless';
    return { ...behaviour, ...(isQuiet && { authentication: 'challenge' }) };
  }
  const isExpired = behaviour.reuse === 'expired' || !isInDate(card.expiryDate, world.clock.now(namespace));
  return {
    ...behaviour,
    ...(behaviour.reuse === 'challenged' && { authentication: 'challenge' }),
    ...(isExpired && { bank: 'expired' }),
  };
}
