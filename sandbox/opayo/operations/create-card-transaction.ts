import { hangUp, type Reply } from '#sandbox/core/http.ts';
import { avsCvcCheck } from '#sandbox/opayo/cards/avs-cvc-check.ts';
import { findCard, getPaymentBehaviour, isSecurityCodeRight } from '#sandbox/opayo/cards/find-card.ts';
import { beginStoring } from '#sandbox/opayo/cards/store-card.ts';
import { checkRules } from '#sandbox/opayo/check-rules.ts';
import { failure, invalid, invalidCardIdentifier, repeatedVendorTxCode } from '#sandbox/opayo/errors.ts';
import { isVendorTxCodeUsed } from '#sandbox/opayo/find-transaction.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import type { StoredCard, Transaction } from '#sandbox/opayo/opayo-state.ts';
import { recordTransaction } from '#sandbox/opayo/record-transaction.ts';
import {
  cardOnFileRules,
  cardTransactionRules,
  getCardOnFile,
  hasBrowserData,
  scaRules,
} from '#sandbox/opayo/transaction-rules.ts';
import type { World } from '#sandbox/world.ts';
import { authoriseTransaction } from './authorise-transaction.ts';

const SLOW_MS = 8_000;
const GATEWAY_TIMEOUT_MS = 60_000;

/** `Payment` (takes the money) and `Deferred` (holds it until released). */
export async function createCardTransaction(
  world: World,
  namespace: string,
  transactionType: 'Payment' | 'Deferred',
  body: Body,
): Promise<Reply> {
  const cardOnFile = getCardOnFile(body);
  const rules = [
    ...cardTransactionRules,
    ...(hasBrowserData(body) ? scaRules : []),
    ...(cardOnFile === 'no' ? [] : cardOnFileRules),
  ];
  const errors = checkRules(rules, body);
  if (errors.length > 0) return invalid(errors);
  const named = findCard(world, namespace, body);
  if (!named) return invalidCardIdentifier('paymentMethod.card.cardIdentifier');

  if (named.isReusable && body.value('paymentMethod.card.save') === true) return failure(1020);
  const behaviour = getPaymentBehaviour(world, namespace, named, cardOnFile);
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
    cardOnFile,
    avsCvcCheck: avsCvcCheck(body, isSecurityCodeRight(world, card, body)),
  });
  if (cardOnFile === 'first') beginStoring(world, transaction);
  const answer = authoriseTransaction(world, transaction, body);
  return behaviour.network === 'closes_after_processing' ? hangUp : answer;
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
