import { z } from 'zod';
import type { Outcome, ScaForm, StoredCard } from '#backend/payments/provider.ts';
import type { OpayoAnswer } from './opayo-call.ts';

/** The expiry date is named in two ways in Opayo's own documents. */
const expirySchema = z.string().regex(/^(0[1-9]|1[0-2])\d\d$/);
const storedSchema = z.object({
  cardType: z.string().min(1).max(40),
  lastFourDigits: z.string().regex(/^\d{4}$/),
  cardIdentifier: z.string().min(1),
  reusable: z.literal(true),
});
const answerSchema = z.object({
  paymentMethod: z.object({
    card: z.union([
      storedSchema.extend({ expiryDate: expirySchema }),
      storedSchema
        .extend({ expiry: expirySchema })
        .transform(({ expiry, ...card }) => ({ ...card, expiryDate: expiry })),
    ]),
  }),
});

/** The brands whose names Opayo writes in one word, as their owners write them. */
const brands: Record<string, string> = {
  VisaDebit: 'Visa Debit',
  VisaElectron: 'Visa Electron',
  MasterCard: 'Mastercard',
  DebitMasterCard: 'Mastercard Debit',
  AmericanExpress: 'American Express',
};

/** The card of an approved payment, if Opayo has it stored; null for any other answer. */
function getStoredCard(body: Record<string, unknown>): StoredCard | null {
  const read = answerSchema.safeParse(body);
  if (!read.success) return null;
  const { cardIdentifier, cardType, lastFourDigits, expiryDate } = read.data.paymentMethod.card;
  return {
    token: cardIdentifier,
    brand: brands[cardType] ?? cardType,
    last4: lastFourDigits,
    expiry: `${expiryDate.slice(0, 2)}/${expiryDate.slice(2)}`,
  };
}

const cardSchema = z.object({ cardType: z.string(), lastFourDigits: z.string() });
const paidSchema = z.object({
  transactionId: z.string(),
  status: z.literal('Ok'),
  // A surcharge of the account is added to the amount of the sale, which is the amount requested.
  amount: z.object({ totalAmount: z.int(), saleAmount: z.int().optional() }),
  paymentMethod: z.object({ card: cardSchema }).optional().catch(undefined),
});
const challengeSchema = z.object({
  transactionId: z.string(),
  status: z.literal('3DAuth'),
  acsUrl: z.string(),
  cReq: z.string(),
});
const declinedSchema = z.object({
  status: z.enum(['NotAuthed', 'Rejected', 'Malformed', 'Invalid', 'Error']),
  statusCode: z.coerce.string().default(''),
  transactionId: z.string().optional(),
});
const faultSchema = z.object({ code: z.coerce.string(), clientMessage: z.string().optional() });
const faultsSchema = z.object({ errors: z.array(faultSchema).min(1) });

const referenceSchema = z.object({ transactionId: z.string() });

const cardExpired = '1011';
const notFound = '1012';
const repeatedCode = '4042';

interface Challenged {
  /** Our attempt id, which the bank returns with its answer; not Opayo's id. */
  sessionData: string;
  expiresAt: string;
}

function instruction(acsUrl: string, cReq: string, { sessionData, expiresAt }: Challenged): ScaForm {
  return {
    method: 'POST',
    url: acsUrl,
    formData: { creq: cReq, threeDSSessionData: sessionData },
    frame: 'iframe',
    expiresAt,
  };
}

type Fault = z.infer<typeof faultSchema>;

/** A request for money that was refused took none. */
function refusedRequest({ code, clientMessage }: Fault): Outcome {
  if (code === notFound) return { kind: 'not_found' };
  const customerMessage = code === cardExpired ? 'Please enter your card details again' : (clientMessage ?? null);
  return { kind: 'declined', providerRef: null, code, customerMessage };
}

/** A question that was refused, e.g. because of the keys, says nothing of the payment. */
export function refusedQuestion({ code }: Fault): Outcome {
  return code === notFound ? { kind: 'not_found' } : { kind: 'unknown', cause: `code ${code}` };
}

/** An answer of the bank that is refused may have been taken before: a second one for the same payment is. */
export function refusedAnswer({ code }: Fault): Outcome {
  return { kind: 'unknown', cause: `code ${code}` };
}

/** What cannot be read keeps the reference, which is the only way to find the payment. */
function unreadable(body: unknown): Outcome {
  const read = referenceSchema.safeParse(body);
  return { kind: 'unknown', cause: 'bad_response', ...(read.success && { providerRef: read.data.transactionId }) };
}

function ofDecline({ statusCode, transactionId }: z.infer<typeof declinedSchema>): Outcome {
  // Opayo received an earlier request with this reference and does not repeat its result.
  if (statusCode === repeatedCode) return { kind: 'unknown', cause: 'repeated' };
  return { kind: 'declined', providerRef: transactionId ?? null, code: statusCode, customerMessage: null };
}

/**
 * Maps Opayo's response about a transaction to an outcome; its error formats vary (docs/product.md#opayo). What a refusal
 * means depends on the request.
 */
export function transactionOutcome(
  answer: OpayoAnswer,
  challenged: Challenged,
  ofRefusal: (fault: Fault) => Outcome = refusedRequest,
): Outcome {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const { body, status } = answer;
  const paid = paidSchema.safeParse(body);
  if (paid.success) {
    const { transactionId, amount, paymentMethod } = paid.data;
    const card = paymentMethod?.card;
    const summary = card === undefined ? null : { brand: card.cardType, last4: card.lastFourDigits };
    return {
      kind: 'authorised',
      providerRef: transactionId,
      amount: amount.saleAmount ?? amount.totalAmount,
      card: summary,
      storedCard: getStoredCard(body),
    };
  }
  const challenge = challengeSchema.safeParse(body);
  if (challenge.success) {
    const { transactionId, acsUrl, cReq } = challenge.data;
    return { kind: 'sca_required', providerRef: transactionId, sca: instruction(acsUrl, cReq, challenged) };
  }
  const declined = declinedSchema.safeParse(body);
  const code = declined.data?.statusCode;
  if (declined.success && (status < 400 || code === repeatedCode)) return ofDecline(declined.data);
  if (code !== undefined) return ofRefusal({ code });
  const faults = faultsSchema.safeParse(body);
  const fault = faults.success ? faultSchema.safeParse(faults.data.errors[0]) : faultSchema.safeParse(body);
  return status >= 400 && fault.success ? ofRefusal(fault.data) : unreadable(body);
}
