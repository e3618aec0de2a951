import { instant } from '#backend/serialize/instant.ts';
import type { Fields, PageRequest } from './dialect.ts';
import type { HostedShop } from './hosted-shop.ts';
import { acceptanceSignature } from './signers/acceptance-signature.ts';

const minorUnits = 100;

/** An amount as Secure Acceptance writes it, '12.50'. */
export function toDecimal(amount: number): string {
  return (amount / minorUnits).toFixed(2);
}

/** Minor units of an amount such as '12.5'; null for any other text. */
export function fromDecimal(text: string | undefined): number | null {
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
export function acceptanceForm(request: PageRequest, shop: HostedShop, now: Date): Fields {
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
