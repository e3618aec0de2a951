import { signForm } from './acceptance-message.ts';
import { sign } from './cardstream-message.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';
import { getSecret } from './merchants.ts';

const toDecimal = (amount: number) => (amount / 100).toFixed(2);

function cardstreamFields(payment: HostedPayment): Fields {
  const { request, responseCode, responseMessage, xref, state, amount, card, refundedAmount, id } = payment;
  const isApproved = responseCode === '0';
  return {
    ...request,
    responseCode,
    responseMessage,
    responseStatus: isApproved ? '0' : responseCode.length > 4 ? '2' : '1',
    transactionID: id.slice(0, 8),
    xref,
    state: state === 'challenged' || state === 'open' ? 'received' : state,
    ...(isApproved && { amountReceived: String(payment.capturedAmount || amount), authorisationCode: '123456' }),
    ...(refundedAmount > 0 && { amountRefunded: String(refundedAmount) }),
    ...(card !== null && { cardNumberMask: `************${card.lastFourDigits}`, cardScheme: card.brand }),
    cardIssuer: '',
    'threeDSDetails[version]': '2.2.0',
    'threeDSDetails[authenticated]': isApproved ? 'Y' : 'N',
  };
}

const DECISIONS: Record<string, readonly [decision: string, reason: string]> = {
  '0': ['ACCEPT', '100'],
  '65576': ['CANCEL', '200'],
  '51': ['DECLINE', '204'],
  '54': ['DECLINE', '202'],
};

function acceptanceFields(payment: HostedPayment): Fields {
  const { request, responseCode, responseMessage, amount, card, xref } = payment;
  const [decision, reason] = DECISIONS[responseCode] ?? ['DECLINE', '203'];
  const requested = Object.entries(request).filter(([name]) => !name.endsWith('signed_field_names'));
  return {
    ...Object.fromEntries(requested.map(([name, value]) => [`req_${name}`, value])),
    decision,
    reason_code: reason,
    message: responseMessage,
    ...(decision !== 'CANCEL' && { transaction_id: xref }),
    ...(decision === 'ACCEPT' && { auth_amount: toDecimal(amount) }),
    ...(card !== null && { req_card_number: `xxxxxxxxxxxx${card.lastFourDigits}`, card_type_name: card.brand }),
  };
}

/** The signed result of a payment, as it is sent to the shop; `changes` are signed with it. */
export function resultFields(payment: HostedPayment, changes: Fields = {}): Fields {
  const secret = getSecret(payment.namespace);
  return payment.dialect === 'cardstream'
    ? sign({ ...cardstreamFields(payment), ...changes }, secret)
    : signForm({ ...acceptanceFields(payment), ...changes }, secret);
}
