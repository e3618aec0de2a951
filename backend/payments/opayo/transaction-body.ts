import type { CardPayment, StoredCardCharge } from '#backend/payments/provider-requests.ts';
import type { Billing } from '#contract/customers/billing.ts';
import type { BrowserData } from '#contract/payments/payments.ts';

/** The post town of each postcode area, which covers the towns around it. */
const towns = new Map(
  `AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn|BD Bradford|BH Bournemouth|BL Bolton|BN Brighton|BR Bromley|
BS Bristol|BT Belfast|CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR Croydon|CT Canterbury|
CV Coventry|CW Crewe|DA Dartford|DD Dundee|DE Derby|DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester|
DY Dudley|E London|EC London|EH Edinburgh|EN Enfield|EX Exeter|FK Falkirk|FY Blackpool|G Glasgow|GL Gloucester|
GU Guildford|GY Guernsey|HA Harrow|HD Huddersfield|HG Harrogate|HP Hemel Hempstead|HR Hereford|HS Stornoway|HU Hull|
HX Halifax|IG Ilford|IM Douglas|IP Ipswich|IV Inverness|JE Jersey|KA Kilmarnock|KT Kingston upon Thames|KW Kirkwall|
KY Kirkcaldy|L Liverpool|LA Lancaster|LD Llandrindod Wells|LE Leicester|LL Llandudno|LN Lincoln|LS Leeds|LU Luton|
M Manchester|ME Rochester|MK Milton Keynes|ML Motherwell|N London|NE Newcastle upon Tyne|NG Nottingham|NN Northampton|
NP Newport|NR Norwich|NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|PH Perth|PL Plymouth|PO Portsmouth|
PR Preston|RG Reading|RH Redhill|RM Romford|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|SL Slough|
SM Sutton|SN Swindon|SO Southampton|SP Salisbury|SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|
SY Shrewsbury|TA Taunton|TD Galashiels|TF Telford|TN Tonbridge|TQ Torquay|TR Truro|TS Middlesbrough|TW Twickenham|
UB Southall|W London|WA Warrington|WC London|WD Watford|WF Wakefield|WN Wigan|WR Worcester|WS Walsall|
WV Wolverhampton|YO York|ZE Lerwick`
    .split(/\|\n?/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** The post town of a postcode's area ('hx6 2ae' is Halifax); the postcode itself where the area is not known. */
function postTown(postcode: string): string {
  const [area = ''] = /^[A-Z]*/.exec(postcode.trim().toUpperCase()) ?? [];
  return towns.get(area) ?? postcode;
}

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
