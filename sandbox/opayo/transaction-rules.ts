import { isIP } from 'node:net';
import type { Rule } from './check-rules.ts';
import type { Body } from './json-body.ts';
import type { Transaction } from './opayo-state.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const SETTINGS = ['UseMSPSetting', 'Force', 'Disable', 'ForceIgnoringRules'];
const SCA = 'strongCustomerAuthentication';
const CARD = 'paymentMethod.card';

const vendorTxCode: Rule = {
  property: 'vendorTxCode',
  name: 'vendor code',
  required: true,
  max: 40,
  characters: /^[\w.{}-]+$/,
};
const amount: Rule = { property: 'amount', name: 'amount', required: true, type: 'integer' };
const description: Rule = { property: 'description', name: 'description', required: true, max: 100 };

/** Rules for `Payment` and `Deferred`. */
export const cardTransactionRules: readonly Rule[] = [
  { property: 'paymentMethod.card.merchantSessionKey', name: 'merchant session key', required: true },
  { property: 'paymentMethod.card.cardIdentifier', name: 'card identifier', required: true },
  vendorTxCode,
  amount,
  {
    property: 'currency',
    name: 'currency',
    required: true,
    min: 3,
    max: 3,
    accepts: (currency) => CURRENCIES.has(currency),
    refusal: { code: '1010', description: 'Currency does not exist' },
  },
  description,
  { property: 'customerFirstName', name: 'first name', required: true, max: 20 },
  { property: 'customerLastName', name: 'last name', required: true, max: 20 },
  { property: 'customerEmail', name: 'e-mail address', max: 80 },
  { property: 'customerPhone', name: 'telephone number', max: 19 },
  { property: 'billingAddress.address1', name: 'first line of the address', required: true, max: 50 },
  { property: 'billingAddress.address2', name: 'second line of the address', max: 50 },
  { property: 'billingAddress.address3', name: 'third line of the address', max: 50 },
  { property: 'billingAddress.city', name: 'town or city', required: true, max: 40 },
  { property: 'billingAddress.postalCode', name: 'postcode', required: (body) => country(body) !== 'IE', max: 10 },
  { property: 'billingAddress.country', name: 'country', required: true, min: 2, max: 2, characters: /^[A-Z]+$/ },
  { property: 'billingAddress.state', name: 'state', required: (body) => country(body) === 'US', min: 2, max: 2 },
  {
    property: 'entryMethod',
    name: 'entry method',
    oneOf: ['Ecommerce', 'MailOrder', 'TelephoneOrder', 'ContinuousAuthority'],
  },
  { property: 'apply3DSecure', name: '3-D Secure setting', oneOf: SETTINGS },
  { property: 'applyAvsCvcCheck', name: 'address check setting', oneOf: SETTINGS },
  { property: SCA, name: 'browser data', type: 'object' },
  { property: `${CARD}.save`, name: 'wish to store the card', type: 'boolean' },
  { property: `${CARD}.reusable`, name: 'mark of a stored card', type: 'boolean' },
];

/** Rules for a card that is stored by the payment, or was stored before. */
export const cardOnFileRules: readonly Rule[] = [
  {
    property: 'credentialType.cofUsage',
    name: 'use of the stored card',
    required: true,
    oneOf: ['First', 'Subsequent'],
    accepts: (usage, body) => usage === (getCardOnFile(body) === 'first' ? 'First' : 'Subsequent'),
  },
  { property: 'credentialType.initiatedType', name: 'initiator', required: true, oneOf: ['CIT', 'MIT'] },
  {
    property: 'credentialType.mitType',
    name: 'reason for storing the card',
    required: (body) => body.text('credentialType.initiatedType') === 'MIT',
    oneOf: [
      'Instalment',
      'Recurring',
      'Unscheduled',
      'Incremental',
      'DelayedCharge',
      'NoShow',
      'Reauthorisation',
      'Resubmission',
    ],
  },
  // The cardholder has to pass a challenge before a card may be stored.
  {
    property: 'apply3DSecure',
    name: '3-D Secure setting',
    required: (body) => getCardOnFile(body) === 'first',
    accepts: (setting, body) => getCardOnFile(body) !== 'first' || setting === 'Force',
  },
  {
    property: SCA,
    name: 'browser data',
    required: (body) => getCardOnFile(body) === 'first',
    type: 'object',
  },
];

/** Rules for the customer's browser data, checked when the request carries any. */
export const scaRules: readonly Rule[] = [
  {
    property: `${SCA}.notificationURL`,
    name: 'notification address',
    required: true,
    max: 256,
    accepts: isNotificationUrl,
  },
  {
    property: `${SCA}.browserIP`,
    name: 'IP address',
    required: true,
    max: 39,
    accepts: (address) => isIP(address) !== 0,
  },
  { property: `${SCA}.browserAcceptHeader`, name: 'accept header', required: true, max: 2048 },
  { property: `${SCA}.browserJavascriptEnabled`, name: 'script setting', required: true, type: 'boolean' },
  { property: `${SCA}.browserUserAgent`, name: 'user agent', required: true, max: 2048 },
  { property: `${SCA}.browserLanguage`, name: 'browser language', required: true, max: 8 },
  {
    property: `${SCA}.challengeWindowSize`,
    name: 'challenge window size',
    required: true,
    oneOf: ['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen'],
  },
  {
    property: `${SCA}.transType`,
    name: 'kind of purchase',
    required: true,
    oneOf: [
      'GoodsAndServicePurchase',
      'CheckAcceptance',
      'AccountFunding',
      'QuasiCashTransaction',
      'PrepaidActivationAndLoad',
    ],
  },
  { property: `${SCA}.browserJavaEnabled`, name: 'Java setting', required: hasScripts, type: 'boolean' },
  {
    property: `${SCA}.browserColorDepth`,
    name: 'colour depth',
    required: hasScripts,
    oneOf: ['1', '4', '8', '15', '16', '24', '32', '48'],
  },
  { property: `${SCA}.browserScreenHeight`, name: 'screen height', required: hasScripts, max: 6, characters: /^\d+$/ },
  { property: `${SCA}.browserScreenWidth`, name: 'screen width', required: hasScripts, max: 6, characters: /^\d+$/ },
  { property: `${SCA}.browserTZ`, name: 'time zone', required: hasScripts, max: 6, characters: /^[+-]?\d+$/ },
];

export const refundRules: readonly Rule[] = [
  { property: 'referenceTransactionId', name: 'original transaction', required: true },
  vendorTxCode,
  amount,
  description,
];

/** Whether a payment stores its card, or charges one that was stored before. */
export function getCardOnFile(body: Body): Transaction['cardOnFile'] {
  if (body.value(`${CARD}.reusable`) === true) return 'subsequent';
  return body.value(`${CARD}.save`) === true ? 'first' : 'no';
}

/** Whether a request carries the browser data that authentication needs. */
export function hasBrowserData(body: Body): boolean {
  const browserData = body.value(SCA);
  return typeof browserData === 'object' && browserData !== null;
}

function country(body: Body): string {
  return body.text('billingAddress.country');
}

function hasScripts(body: Body): boolean {
  return body.value(`${SCA}.browserJavascriptEnabled`) === true;
}

/** A bare host name such as `localhost` is refused; it has to hold a dot. */
function isNotificationUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.');
}
