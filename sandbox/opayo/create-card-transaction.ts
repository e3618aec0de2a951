import { hangUp, type Reply } from '#sandbox/core/http.ts';
import { getBehaviour } from '#sandbox/core/scenarios.ts';
import { getOverride, type World } from '#sandbox/world.ts';
import { findSessionKey } from './authenticate.ts';
import { authoriseTransaction } from './authorise-transaction.ts';
import { avsCvcCheck } from './avs-cvc-check.ts';
import { checkRules } from './check-rules.ts';
import { failure, invalid, invalidCardIdentifier, repeatedVendorTxCode } from './errors.ts';
import { isVendorTxCodeUsed } from './find-transaction.ts';
import type { Body } from './json-body.ts';
import type { StoredCard, Transaction } from './opayo-state.ts';
import { recordTransaction } from './record-transaction.ts';
import { cardTransactionRules, hasBrowserData, scaRules } from './transaction-rules.ts';

const SLOW_MS = 8_000;
const GATEWAY_TIMEOUT_MS = 60_000;

/** `Payment` (takes the money) and `Deferred` (holds it until released). */
export async function createCardTransaction(
  world: World,
  namespace: string,
  transactionType: 'Payment' | 'Deferred',
  body: Body,
): Promise<Reply> {
  const errors = checkRules(hasBrowserData(body) ? [...cardTransactionRules, ...scaRules] : cardTransactionRules, body);
  if (errors.length > 0) return invalid(errors);
  const named = findCard(world, namespace, body);
  if (!named) return invalidCardIdentifier('paymentMethod.card.cardIdentifier');

  const behaviour = getBehaviour(getOverride(world, namespace), ...named.scenarios);
  const trouble = await networkTrouble(world, named, behaviour.network);
  if (trouble) return trouble;

  const card = findCard(world, namespace, body);
  if (!card) return invalidCardIdentifier('paymentMethod.card.cardIdentifier');
  if (isVendorTxCodeUsed(world, namespace, body.text('vendorTxCode'))) return repeatedVendorTxCode();
  card.isUsed = true;
  const transaction = recordTransaction(world, {
    namespace,
    vendorTxCode: body.text('vendorTxCode'),
    transactionType,
    amount: body.amount('amount'),
    currency: body.text('currency'),
    card: getSummary(card),
    behaviour,
    avsCvcCheck: avsCvcCheck(body, card.isSecurityCodeRight),
  });
  const answer = authoriseTransaction(world, transaction, body);
  return behaviour.network === 'closes_after_processing' ? hangUp : answer;
}

/** The card, if it and its session key have not expired, belong together and were not used yet. */
function findCard(world: World, namespace: string, body: Body): StoredCard | null {
  const card = world.state.opayo.cards[body.text('paymentMethod.card.cardIdentifier')];
  const session = findSessionKey(world, body.text('paymentMethod.card.merchantSessionKey'));
  if (!card || !session || card.namespace !== namespace || card.isUsed) return null;
  const isAlive = world.clock.now(namespace) < card.expiresAt;
  return isAlive && card.merchantSessionKey === session.merchantSessionKey ? card : null;
}

async function networkTrouble(world: World, card: StoredCard, network: string): Promise<Reply | null> {
  if (network === 'slow') await world.clock.sleep(SLOW_MS);
  if (network === 'never_processes') {
    await world.clock.sleep(GATEWAY_TIMEOUT_MS);
    return failure(9998);
  }
  if (network !== 'fails_once' || card.hasFailedOnce) return null;
  card.hasFailedOnce = true;
  return failure(9999);
}

function getSummary({ cardType, lastFourDigits, expiryDate, cardIdentifier }: StoredCard): Transaction['card'] {
  return { cardType, lastFourDigits, expiryDate, cardIdentifier };
}
