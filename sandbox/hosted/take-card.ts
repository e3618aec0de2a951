import { openChallenge, type OpenedChallenge } from '#sandbox/bank/open-challenge.ts';
import { getBrand, hasCheckDigit } from '#sandbox/core/card-number.ts';
import { getBehaviour, type Behaviour } from '#sandbox/core/scenarios.ts';
import { scenarioOfCard } from '#sandbox/core/test-cards.ts';
import { getOverride, type World } from '#sandbox/world.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';

/** A card as it was typed; digits only. */
export interface TypedCard {
  name: string;
  number: string;
  /** MMYY */
  expiry: string;
  code: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

export function readCard(form: URLSearchParams): TypedCard {
  const digits = (field: string) => (form.get(field) ?? '').replace(/\D/g, '');
  return {
    name: (form.get('name') ?? '').trim(),
    number: digits('number'),
    expiry: digits('expiry'),
    code: digits('code'),
  };
}

/** What is wrong with a card at a moment in time; empty when nothing is. */
export function checkCard({ name, number, expiry, code }: TypedCard, time: number): CardErrors {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  const isGood = expiry.length === 4 && month >= 1 && month <= 12 && time < Date.UTC(year, month, 1);
  const isNumber = hasCheckDigit(number) && getBrand(number) !== null;
  return {
    ...(name === '' && { name: 'Enter the name on the card' }),
    ...(!isNumber && { number: 'Enter a card number' }),
    ...(!isGood && { expiry: 'Enter a date that has not passed' }),
    ...(code.length < 3 && { code: 'Enter the security code' }),
  };
}

const BANK_CODES: Record<Exclude<Behaviour['bank'], 'approves'>, readonly [code: string, message: string]> = {
  declines: ['5', 'CARD DECLINED'],
  insufficient_funds: ['51', 'CARD DECLINED'],
  expired: ['54', 'CARD DECLINED'],
};

function decline(payment: HostedPayment, [responseCode, responseMessage]: readonly [string, string]): void {
  Object.assign(payment, { state: 'declined', responseCode, responseMessage } satisfies Partial<HostedPayment>);
}

/** The customer did not pass the bank's check; the bank was not asked for the money. */
function failAuthentication(payment: HostedPayment): void {
  decline(payment, ['65803', '3DS AUTHENTICATION FAILED']);
}

/** Asks the bank for the money. Secure Acceptance takes it at once. */
function askBank(world: World, payment: HostedPayment): void {
  const { bank } = payment.behaviour;
  if (bank !== 'approves') return decline(payment, BANK_CODES[bank]);
  const now = world.clock.now(payment.namespace);
  const isTaken = payment.dialect === 'acceptance';
  Object.assign(payment, {
    state: isTaken ? 'captured' : 'approved',
    responseCode: '0',
    responseMessage: 'AUTHCODE:123456',
    authorisedAt: now,
    capturedAt: isTaken ? now : null,
    capturedAmount: isTaken ? payment.amount : 0,
  } satisfies Partial<HostedPayment>);
}

/** Notes a checked card, which decides how the payment ends. */
export function noteCard(world: World, payment: HostedPayment, { number }: TypedCard): void {
  Object.assign(payment, {
    card: { brand: getBrand(number) ?? '', lastFourDigits: number.slice(-4) },
    behaviour: getBehaviour(getOverride(world, payment.namespace), scenarioOfCard(number, [])),
  } satisfies Partial<HostedPayment>);
}

/** Authorises with the card noted: the result is known afterwards, or the bank wants to ask the customer first. */
export function authorise(world: World, payment: HostedPayment): OpenedChallenge | null {
  const { namespace, amount, currency, card, id } = payment;
  const { authentication, challenge } = payment.behaviour;
  if (authentication === 'challenge') {
    const opened = openChallenge(world, {
      ...{ namespace, currency, amountMinor: amount, behaviour: challenge },
      shop: 'Touchline',
      description: 'Card payment',
      lastFourDigits: card?.lastFourDigits ?? '',
      notificationUrl: `${world.origin('pay')}/challenged/${id}`,
    });
    const { acsTransId } = opened;
    Object.assign(payment, { state: 'challenged', acsTransId, responseCode: '65802' } satisfies Partial<HostedPayment>);
    return opened;
  }
  if (authentication === 'frictionless' || authentication === 'attempted') askBank(world, payment);
  else failAuthentication(payment);
  return null;
}

/** Takes the bank's answer to a challenge. Without one, or with another one than it gave, the customer has not passed. */
export function takeAnswer(world: World, payment: HostedPayment, { cres }: Fields): void {
  if (payment.state !== 'challenged') return;
  const answer = world.state.bank.challenges[payment.acsTransId ?? '']?.answer;
  if (answer?.passed === true && answer.cRes === cres) askBank(world, payment);
  else failAuthentication(payment);
}
