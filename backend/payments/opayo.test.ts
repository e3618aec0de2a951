import { testConfig } from '#tests/support/backend.ts';
import { opayoShop } from './opayo/opayo-call.ts';
import { moneyState, moneyResult } from './opayo/opayo-provider.ts';
import { transactionBody } from './opayo/transaction-body.ts';
import { refusedAnswer, refusedQuestion, transactionOutcome } from './opayo/transaction-outcome.ts';
import { edges } from './records/transitions.ts';
import { notificationUrl } from './sca/return-token.ts';

const payment = {
  transactionUuid: '0b9e0000-0000-4000-8000-000000000001',
  amount: 620,
  currency: 'GBP',
  description: 'x'.repeat(120),
  billing: {
    firstName: 'R'.repeat(30),
    lastName: 'Reed',
    address1: 'a'.repeat(60),
    city: 'c'.repeat(50),
    postcode: 'HX6 2AE',
    country: 'gb',
  },
  email: `${'e'.repeat(80)}@example.com`,
  browser: {
    javaEnabled: false,
    javascriptEnabled: true,
    language: 'en-GB-oxendict',
    colorDepth: 30,
    screenHeight: 1080,
    screenWidth: 1920,
    tz: -60,
    userAgent: 'Test',
  },
  address: '::ffff:203.0.113.9',
  cardIdentifier: 'card',
  sessionKey: 'key',
  cardOnFile: 'no' as const,
  notificationUrl: 'https://bookings.example/notify',
};
const challenged = { sessionData: 'data', expiresAt: '2026-11-24T12:20:00.000Z' };
const answered = (status: number, body: Record<string, unknown>) => ({ kind: 'answered' as const, status, body });

it('knows the sandbox in the demo only', () => {
  const opayo = { vendor: 'shop', integrationKey: 'key', integrationPassword: 'password' };
  expect(opayoShop('sandbox', testConfig())).toMatchObject({ vendor: 'Touchline' });
  expect(() => opayoShop('sandbox', testConfig({ demo: false, opayo }))).toThrow('Failed to create payment session');
  expect(opayoShop('live', testConfig({ demo: false, opayo }))).toBe(opayo);
});

it('cuts every text to what Opayo allows and maps what the browser says', () => {
  const body = transactionBody(payment);
  expect(body).toMatchObject({
    transactionType: 'Deferred',
    vendorTxCode: payment.transactionUuid,
    description: 'x'.repeat(100),
    customerFirstName: 'R'.repeat(20),
    billingAddress: { address1: 'a'.repeat(50), city: 'c'.repeat(40), country: 'GB' },
    strongCustomerAuthentication: {
      browserIP: '203.0.113.9',
      browserLanguage: 'en-GB-ox',
      browserColorDepth: '24',
      browserScreenHeight: '1080',
      browserTZ: '-60',
      browserAcceptHeader: '*/*',
    },
  });
  expect(body).not.toHaveProperty('customerEmail');
});

it.each([
  ['no', { save: false, reusable: false }, 'UseMSPSetting', undefined],
  [
    'first',
    { save: true, reusable: false },
    'Force',
    { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Unscheduled' },
  ],
  [
    'subsequent',
    { save: false, reusable: true },
    'UseMSPSetting',
    { cofUsage: 'Subsequent', initiatedType: 'CIT', mitType: 'Unscheduled' },
  ],
] as const)('says what a card on file is used for: %s', (cardOnFile, card, apply3DSecure, credentialType) => {
  const body = transactionBody({ ...payment, cardOnFile });
  expect(body).toMatchObject({ apply3DSecure, paymentMethod: { card: { cardIdentifier: 'card', ...card } } });
  expect(body.credentialType).toEqual(credentialType);
});

describe('the card of an approved payment', () => {
  const card = { cardType: 'MasterCard', lastFourDigits: '0009', cardIdentifier: 'T0K3N' };
  const approved = (details: object) =>
    transactionOutcome(
      answered(201, {
        status: 'Ok',
        transactionId: 'T',
        amount: { totalAmount: 620 },
        paymentMethod: { card: { ...card, ...details } },
      }),
      challenged,
    );

  it.each([
    ['expiryDate', { reusable: true, expiryDate: '1230' }],
    ['expiry', { reusable: true, expiry: '1230' }],
  ])('is known when Opayo has it stored, with its date as %s', (_, details) => {
    expect(approved(details)).toMatchObject({
      kind: 'authorised',
      storedCard: { token: 'T0K3N', brand: 'Mastercard', last4: '0009', expiry: '12/30' },
    });
  });

  it.each([
    ['it was not stored', { reusable: false, expiryDate: '1230' }],
    ['nothing is said of it', { expiryDate: '1230' }],
    ['its date cannot be read', { reusable: true, expiryDate: '1330' }],
  ])('does not stand in the way when %s', (_, details) => {
    expect(approved(details)).toMatchObject({ kind: 'authorised', storedCard: null });
  });
});

it.each([
  ['HX6 2AE', 'Halifax'],
  ['ls1 4ap', 'Leeds'],
  ['SW1A 1AA', 'London'],
  ['M1 1AA', 'Manchester'],
  ['12345', '12345'],
])('names the post town of %s where the town was left out: %s', (postcode, city) => {
  const { city: _, ...billing } = { ...payment.billing, postcode };
  expect(transactionBody({ ...payment, billing })).toMatchObject({ billingAddress: { city } });
  expect(transactionBody({ ...payment, billing: { ...billing, city: ' ' } })).toMatchObject({
    billingAddress: { city },
  });
});

it('keeps the address of the way back within what Opayo allows', () => {
  const url = 'https://bookings.a-rather-long-name-of-an-operator.example';
  const config = { appSecret: 'a secret', siteUrl: url, joiningUrl: url };
  expect(notificationUrl(config, { id: payment.transactionUuid, site: 'joining' }).length).toBeLessThanOrEqual(256);
});

it.each([
  ['a question', refusedQuestion],
  ['an answer of the bank', refusedAnswer],
])('reads %s that is refused as no result', (_, ofRefusal) => {
  for (const body of [
    { status: 'Error', statusCode: '4020' },
    { code: '1001', description: 'x' },
  ])
    expect(transactionOutcome(answered(403, body), challenged, ofRefusal)).toMatchObject({ kind: 'unknown' });
  const declined = answered(201, { status: 'NotAuthed', statusCode: '2000', transactionId: 'T' });
  expect(transactionOutcome(declined, challenged, ofRefusal)).toMatchObject({ kind: 'declined', code: '2000' });
});

it.each([
  [
    'a card form that ran out',
    answered(422, { errors: [{ code: '1011', description: 'x' }] }),
    { kind: 'declined', code: '1011', customerMessage: 'Please enter your card details again' },
  ],
  [
    'a decline',
    answered(201, { status: 'NotAuthed', statusCode: '2000', transactionId: 'T' }),
    { kind: 'declined', code: '2000', providerRef: 'T' },
  ],
  [
    'a failed bank check',
    answered(201, { status: 'Rejected', statusCode: '4026', transactionId: 'T' }),
    { kind: 'declined', code: '4026' },
  ],
  ['a transaction code used before', answered(422, { status: 'Invalid', statusCode: '4042' }), { kind: 'unknown' }],
  [
    'a surcharge on top of the sale',
    answered(201, { status: 'Ok', transactionId: 'T', amount: { totalAmount: 632, saleAmount: 620 } }),
    { kind: 'authorised', amount: 620 },
  ],
  ['an unknown transaction', answered(404, { code: '1012', description: 'x' }), { kind: 'not_found' }],
  ['silence', { kind: 'unanswered' as const, cause: 'timeout' }, { kind: 'unknown', cause: 'timeout' }],
  ['words nobody knows', answered(200, { hello: 'world' }), { kind: 'unknown' }],
])('reads %s', (_, answer, outcome) => {
  expect(transactionOutcome(answer, challenged)).toMatchObject(outcome);
});

it.each([
  ['an instruction that was carried out', answered(201, { instructionType: 'release', date: 'x' }), { kind: 'done' }],
  ['a refund', answered(201, { status: 'Ok', statusCode: '0000' }), { kind: 'done' }],
  [
    'a refund that the bank declined',
    answered(201, { status: 'NotAuthed', statusCode: '2000' }),
    { kind: 'refused', code: '2000' },
  ],
  ['a status in which it is not applicable', answered(403, { code: '1014' }), { kind: 'not_applicable', code: '1014' }],
  ['a refund of more than is left', answered(403, { code: '1018' }), { kind: 'nothing_left', code: '1018' }],
  ['other keys', answered(401, { code: '1002' }), { kind: 'refused', code: '1002' }],
  ['words of somebody in between', answered(200, {}), { kind: 'unknown', cause: 'bad_response' }],
  [
    'the code of a refund that got through before',
    answered(422, { status: 'Invalid', statusCode: '4042' }),
    { kind: 'unknown', cause: 'repeated' },
  ],
  ['silence', { kind: 'unanswered' as const, cause: 'timeout' }, { kind: 'unknown', cause: 'timeout' }],
])('reads the answer to money moved: %s', (_, answer, result) => {
  expect(moneyResult(answer)).toEqual(result);
});

describe('where the money is', () => {
  const paid = answered(200, {
    status: 'Ok',
    transactionType: 'Deferred',
    amount: { totalAmount: 632, saleAmount: 620, surchargeAmount: 12 },
  });
  const list = (...types: string[]) =>
    answered(200, { instructions: types.map((instructionType) => ({ instructionType, date: 'x' })) });
  const none = answered(404, { code: '1019', description: 'x' });
  const silence = { kind: 'unanswered' as const, cause: 'timeout' };

  it.each([
    ['held', paid, none, { kind: 'known', isHeld: true, capturedAmount: 0, refundedAmount: 0 }],
    [
      'taken, the sale without its surcharge',
      paid,
      list('release'),
      { kind: 'known', isHeld: false, capturedAmount: 620, refundedAmount: 0 },
    ],
    [
      'voided',
      paid,
      list('release', 'void'),
      { kind: 'known', isHeld: false, capturedAmount: 620, refundedAmount: 620 },
    ],
    ['given up', paid, list('abort'), { kind: 'known', isHeld: false, capturedAmount: 0, refundedAmount: 0 }],
    [
      'never approved',
      answered(200, { status: 'NotAuthed' }),
      none,
      { kind: 'known', isHeld: false, capturedAmount: 0, refundedAmount: 0 },
    ],
    ['unknown after silence', silence, silence, { kind: 'unknown' }],
    ['unknown without the instructions', paid, silence, { kind: 'unknown' }],
    [
      'unknown to a question that is refused',
      answered(422, { status: 'Invalid', statusCode: '4020' }),
      none,
      { kind: 'unknown' },
    ],
    ['unknown to keys that are not ours', paid, answered(401, { code: '1002' }), { kind: 'unknown' }],
    [
      'unknown when nobody knows the transaction',
      answered(404, { code: '1012' }),
      answered(404, { code: '1012' }),
      { kind: 'unknown' },
    ],
  ])('is %s', (_, transaction, instructions, state) => {
    expect(moneyState(transaction, instructions)).toMatchObject(state);
  });
});

it('ends every attempt: from each state there is a way to an end, and from an end only to giving money back', () => {
  const ends = ['completed', 'declined', 'cancelled', 'expired', 'reversed'];
  for (const [state, next] of Object.entries(edges)) {
    if (!ends.includes(state)) expect(next.length).toBeGreaterThan(0);
    else expect(next.filter((to) => to !== 'reversing')).toEqual([]);
  }
});
