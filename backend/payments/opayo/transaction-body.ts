import type { CardPayment, StoredCardCharge } from '#backend/payments/provider-requests.ts';
import type { Billing, BrowserData } from '#contract/payments/payments.ts';
import { postTown } from './post-town.ts';

const colourDepths = [48, 32, 24, 16, 15, 8, 4, 1];

/** Opayo accepts only these colour depths; others are rounded down, e.g. 30 bits to 24. */
function colourDepth(bits: number): string {
  return String(colourDepths.find((known) => known <= bits) ?? 1);
}

/** Formats an IP address for Opayo: without the zone of an IPv6 address, and an IPv4-mapped IPv6 address as IPv4. */
function browserAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? address;
}

function screenLength(pixels: number): string {
  return String(Math.min(999_999, Math.max(0, pixels)));
}

function getSca(browser: BrowserData, { address, notificationUrl }: CardPayment) {
  const always = {
    notificationURL: notificationUrl,
    browserIP: browserAddress(address),
    browserAcceptHeader: browser.acceptHeader ?? '*/*',
    browserJavascriptEnabled: browser.javascriptEnabled,
    browserUserAgent: browser.userAgent,
    browserLanguage: browser.language.slice(0, 8),
    challengeWindowSize: browser.challengeWindowSize ?? 'Large',
    transType: 'GoodsAndServicePurchase',
  };
  if (!browser.javascriptEnabled) return always;
  return {
    ...always,
    browserJavaEnabled: browser.javaEnabled,
    browserColorDepth: colourDepth(browser.colorDepth),
    browserScreenHeight: screenLength(browser.screenHeight),
    browserScreenWidth: screenLength(browser.screenWidth),
    browserTZ: String(browser.tz),
  };
}

function getAddress({ address1, address2, city, postcode, country }: Billing) {
  return {
    address1: address1.slice(0, 50),
    ...(address2 && { address2: address2.slice(0, 50) }),
    city: (city?.trim() || postTown(postcode)).slice(0, 40),
    postalCode: postcode.slice(0, 10),
    country: country.toUpperCase(),
  };
}

/** The `threeDSSessionData` that the bank returns with its answer; base64url, because banks reject braces. */
export function getSessionData(transactionUuid: string): string {
  return Buffer.from(transactionUuid).toString('base64url');
}

/** What the bank is told of a stored card: the customer is here, and pays what and when they like. */
const credentialTypes = {
  first: { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Unscheduled' },
  subsequent: { cofUsage: 'Subsequent', initiatedType: 'CIT', mitType: 'Unscheduled' },
} as const;

/** A card that is stored for a membership is charged later for its periods. */
function getCredentialType(cardOnFile: 'first' | 'subsequent', isForRecurring: boolean) {
  return { ...credentialTypes[cardOnFile], ...(isForRecurring && { mitType: 'Recurring' }) };
}

/** Body of `POST /transactions` for a recurring payment: the holder of the card is not there, so nothing is checked. */
export function chargeBody(charge: StoredCardCharge, sessionKey: string): Record<string, unknown> {
  const { billing, email, token } = charge;
  return {
    transactionType: 'Deferred',
    vendorTxCode: charge.reference,
    amount: charge.amount,
    currency: charge.currency,
    description: charge.description.slice(0, 100),
    customerFirstName: billing.firstName.slice(0, 20),
    customerLastName: billing.lastName.slice(0, 20),
    ...(email !== null && email.length <= 80 && { customerEmail: email }),
    billingAddress: getAddress(billing),
    entryMethod: 'ContinuousAuthority',
    apply3DSecure: 'Disable',
    applyAvsCvcCheck: 'Disable',
    paymentMethod: { card: { merchantSessionKey: sessionKey, cardIdentifier: token, save: false, reusable: true } },
    credentialType: { cofUsage: 'Subsequent', initiatedType: 'MIT', mitType: 'Recurring' },
  };
}

/**
 * Body of `POST /transactions`: a deferred payment, which is authorised and captured later. Texts are truncated to
 * Opayo's limits (docs/product.md#opayo).
 */
export function transactionBody(payment: CardPayment): Record<string, unknown> {
  const { billing, email, browser, cardOnFile, isForRecurring = false } = payment;
  return {
    transactionType: 'Deferred',
    vendorTxCode: payment.transactionUuid,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.description.slice(0, 100),
    customerFirstName: billing.firstName.slice(0, 20),
    customerLastName: billing.lastName.slice(0, 20),
    ...(email !== null && email.length <= 80 && { customerEmail: email }),
    billingAddress: getAddress(billing),
    entryMethod: 'Ecommerce',
    // A card may only be stored once its holder has passed the bank's check.
    apply3DSecure: cardOnFile === 'first' ? 'Force' : 'UseMSPSetting',
    paymentMethod: {
      card: {
        merchantSessionKey: payment.sessionKey,
        cardIdentifier: payment.cardIdentifier,
        save: cardOnFile === 'first',
        reusable: cardOnFile === 'subsequent',
      },
    },
    ...(cardOnFile !== 'no' && { credentialType: getCredentialType(cardOnFile, isForRecurring) }),
    strongCustomerAuthentication: getSca(browser, payment),
  };
}
