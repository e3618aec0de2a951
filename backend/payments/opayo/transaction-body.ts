import type { CardPayment } from '#backend/payments/provider.ts';
import type { Billing, BrowserData } from '#contract/payments.ts';

const colourDepths = [48, 32, 24, 16, 15, 8, 4, 1];

/** Opayo knows few depths; a screen that reports 30 bits is sent as 24. */
function colourDepth(bits: number): string {
  return String(colourDepths.find((known) => known <= bits) ?? 1);
}

/** An IPv6 address without zero padding; an IPv4 address inside one is sent as IPv4. */
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
    city: city.slice(0, 40),
    postalCode: postcode.slice(0, 10),
    country: country.toUpperCase(),
  };
}

/** What the 202 and the bank send back to us with the answer; base64, because the bank refuses braces. */
export function getSessionData(transactionUuid: string): string {
  return Buffer.from(transactionUuid).toString('base64url');
}

/**
 * Body of `POST /transactions`: money is held, not taken; every text is cut to what Opayo allows
 * (docs/product.md#opayo).
 */
export function transactionBody(payment: CardPayment): Record<string, unknown> {
  const { billing, email, browser } = payment;
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
    apply3DSecure: 'UseMSPSetting',
    paymentMethod: {
      card: { merchantSessionKey: payment.sessionKey, cardIdentifier: payment.cardIdentifier, save: false },
    },
    strongCustomerAuthentication: getSca(browser, payment),
  };
}
