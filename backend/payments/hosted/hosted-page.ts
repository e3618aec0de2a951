import { createHmac } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Dependencies } from '#backend/context.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import type { ScaForm, CardSummary } from '#backend/payments/provider.ts';
import { instant } from '#backend/serialize/instant.ts';
import { cardstreamForm } from './cardstream-form.ts';
import { cardstreamAnswer } from './cardstream-result.ts';
import {
  hostedShop,
  type HostedMode,
  type HostedShop,
  type Fields,
  type PageAnswer,
  type PageRequest,
  type PageOutcome,
} from './dialect.ts';

/**
 * The signature of Secure Acceptance: base64 HMAC-SHA256 over `name=value` of the fields that `signed_field_names`
 * lists, in its order, joined by commas.
 */
export function acceptanceSignature(fields: Fields, secret: string): string {
  const names = (fields.signed_field_names ?? '').split(',');
  const signed = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');
  return createHmac('sha256', secret).update(signed).digest('base64');
}

/** The fields of a message that its signature covers; nothing else in it may be used. */
export function signedFields(fields: Fields): Fields {
  const names = new Set((fields.signed_field_names ?? '').split(','));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}

const minorUnits = 100;

/** An amount as Secure Acceptance writes it, '12.50'. */
function toDecimal(amount: number): string {
  return (amount / minorUnits).toFixed(2);
}

/** Minor units of an amount such as '12.5'; null for any other text. */
function fromDecimal(text: string | undefined): number | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text ?? '') ? Math.round(Number(text) * minorUnits) : null;
}

function knownFields({ billing, email }: PageRequest): Fields {
  const known = {
    bill_to_forename: billing?.firstName ?? '',
    bill_to_surname: billing?.lastName ?? '',
    bill_to_address_line1: billing?.address1 ?? '',
    bill_to_address_city: billing?.city ?? '',
    bill_to_address_postal_code: billing?.postcode ?? '',
    bill_to_address_country: billing?.country ?? '',
    bill_to_email: email ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/**
 * The signed form that opens the page of Secure Acceptance. The money is taken at once (`sale`), because a capture later
 * is not a call that this signature can make.
 */
function acceptanceForm(request: PageRequest, shop: HostedShop, now: Date): Fields {
  const fields: Fields = {
    access_key: shop.accessKey,
    profile_id: shop.merchantId,
    transaction_uuid: request.transactionUuid,
    signed_date_time: instant(now),
    locale: 'en-gb',
    transaction_type: 'sale',
    reference_number: request.transactionUuid,
    amount: toDecimal(request.amount),
    currency: request.currency,
    override_custom_receipt_page: request.returnUrl,
    override_custom_cancel_page: request.returnUrl,
    override_backoffice_post_url: request.callbackUrl,
    ...knownFields(request),
    unsigned_field_names: '',
  };
  const names = [...Object.keys(fields), 'signed_field_names'];
  const signed = { ...fields, signed_field_names: names.join(',') };
  return { ...signed, signature: acceptanceSignature(signed, shop.secret) };
}

function cardIn({ req_card_number: number = '', card_type_name: brand = '' }: Fields): CardSummary | null {
  const last4 = /\d{4}$/.exec(number)?.[0];
  return last4 === undefined ? null : { brand, last4 };
}

function getOutcome(fields: Fields): PageOutcome {
  const { decision, reason_code: code = '', transaction_id: providerRef } = fields;
  switch (decision) {
    case 'ACCEPT': {
      const amount = fromDecimal(fields.auth_amount) ?? fromDecimal(fields.req_amount);
      if (providerRef === undefined || amount === null) return { kind: 'unknown', cause: 'bad_response' };
      return { kind: 'authorised', providerRef, amount, card: cardIn(fields), storedCard: null };
    }
    case 'CANCEL':
      return { kind: 'cancelled' };
    case 'DECLINE':
      return { kind: 'declined', providerRef: providerRef ?? null, code, customerMessage: null };
    default:
      // ERROR, and REVIEW, which the provider's staff decide on: only the provider's portal tells what becomes of it.
      return { kind: 'unknown', cause: `${decision ?? 'no decision'} ${code}` };
  }
}

/** The result that Secure Acceptance sends, by the browser or from its server. What it did not sign is not read. */
function acceptanceAnswer(input: Fields, shop: HostedShop): PageAnswer {
  if (!isSameSecret(input.signature ?? '', acceptanceSignature(input, shop.secret)))
    return { kind: 'refused', reason: 'signature' };
  const fields = signedFields(input);
  if (fields.req_access_key !== shop.accessKey || fields.req_profile_id !== shop.merchantId)
    return { kind: 'refused', reason: 'merchant' };
  return {
    kind: 'signed',
    transactionUuid: fields.req_transaction_uuid ?? '',
    amount: fromDecimal(fields.req_amount),
    currency: fields.req_currency ?? '',
    outcome: getOutcome(fields),
  };
}

/** Time that the customer has on the page, the bank's check included. */
const pageMinutes = 20;

type Deps = Pick<Dependencies, 'config' | 'clock'>;

/** Secure Acceptance has another address for a page inside a frame. */
function getAddress(pageUrl: string, frame: ScaForm['frame'], isAcceptance: boolean): string {
  return isAcceptance && frame === 'iframe' ? pageUrl.replace(/\/pay$/, '/embedded/pay') : pageUrl;
}

/** The signed form that sends the customer to the provider's page. No call is made, and no money moves by it. */
export function pageInstruction(
  request: PageRequest,
  { mode, frame }: { mode: HostedMode; frame: ScaForm['frame'] },
  { config, clock }: Deps,
): ScaForm {
  const shop = hostedShop(mode, config);
  const now = clock.now();
  const isAcceptance = shop.signer === 'secure_acceptance';
  const formData = isAcceptance ? acceptanceForm(request, shop, now) : cardstreamForm(request, shop);
  return {
    method: 'POST',
    url: getAddress(shop.pageUrl, frame, isAcceptance),
    formData: { ...formData },
    frame,
    expiresAt: addMinutes(now, pageMinutes).toISOString(),
  };
}

/** What a message of the provider says, after its signature was checked. */
export function readPageAnswer(fields: Fields, mode: HostedMode, { config }: Pick<Deps, 'config'>): PageAnswer {
  const shop = hostedShop(mode, config);
  return shop.signer === 'secure_acceptance' ? acceptanceAnswer(fields, shop) : cardstreamAnswer(fields, shop);
}
