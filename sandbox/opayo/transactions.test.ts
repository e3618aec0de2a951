import { billingAddress, browserData, payment } from '#tests/support/sandbox/request-bodies.ts';
import { someText, startMerchant, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

const declined = {
  status: 'NotAuthed',
  statusCode: '2000',
  statusDetail: 'The Authorisation was Declined by the bank.',
};
const rejected = { status: 'Rejected', statusCode: '4026' };

describe('an approved payment', () => {
  it('answers with the whole transaction, and so does a later look', async () => {
    const answer = await merchant.pay({ cardNumber: '4242424242424242' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      transactionId: someText,
      transactionType: 'Deferred',
      status: 'Ok',
      statusCode: '0000',
      statusDetail: 'The Authorisation was Successful.',
      retrievalReference: someText,
      bankResponseCode: '00',
      bankAuthorisationCode: someText,
      paymentMethod: {
        card: {
          cardType: 'Visa',
          lastFourDigits: '4242',
          expiryDate: '1230',
          cardIdentifier: someText,
          reusable: false,
        },
      },
      amount: { totalAmount: 1250, saleAmount: 1250, surchargeAmount: 0 },
      currency: 'GBP',
      avsCvcCheck: {
        status: 'SecurityCodeMatchOnly',
        address: 'NotMatched',
        postalCode: 'NotMatched',
        securityCode: 'Matched',
      },
      '3DSecure': { status: 'Authenticated' },
    });
    expect(answer.body.transactionId).toMatch(/^[0-9A-F-]{36}$/);
    expect(answer.body.retrievalReference).toMatch(/^\d{8}$/);
    expect(answer.body.bankAuthorisationCode).toMatch(/^\d{6}$/);
    expect(await merchant.call('GET', `/transactions/${String(answer.body.transactionId)}`)).toEqual({
      ...answer,
      status: 200,
    });
  });

  it('is not shown to another account', async () => {
    const { body } = await merchant.pay();
    const other = `Basic ${Buffer.from('other:secret').toString('base64')}`;
    const answer = await merchant.call('GET', `/transactions/${String(body.transactionId)}`, undefined, other);
    expect(answer).toMatchObject({ status: 404, body: { code: '1012' } });
  });
});

describe('the ending of a payment', () => {
  it.each([
    [
      '4000000000000002',
      { ...declined, bankResponseCode: '05', additionalDeclineDetail: { additionalDeclineCodeCategory: '01' } },
    ],
    ['4000009900000046', { ...declined, bankResponseCode: '05' }],
    [
      '4000009900000053',
      { ...declined, bankResponseCode: '51', additionalDeclineDetail: { additionalDeclineCodeCategory: '02' } },
    ],
    ['4929602110085639', { ...declined, bankResponseCode: '05' }],
    ['5403814948608092', { ...declined, bankResponseCode: '05' }],
    ['4000009900000061', { ...rejected, '3DSecure': { status: 'NotAuthenticated' } }],
    ['4000009900000079', { status: 'Ok', '3DSecure': { status: 'AttemptOnly' } }],
    ['4000009900000012', { status: 'Ok', '3DSecure': { status: 'Authenticated' } }],
    ['4929000005559', { status: 'Ok', '3DSecure': { status: 'Authenticated' } }],
  ])('follows the card number %s', async (cardNumber, body) => {
    expect(await merchant.pay({ cardNumber })).toMatchObject({ status: 201, body });
  });

  it.each([
    ['SUCCESSFUL', 'Ok', 'Authenticated'],
    ['NOTAUTH', 'Rejected', 'NotAuthenticated'],
    ['PROOFATTEMPT', 'Ok', 'AttemptOnly'],
    ['TECHDIFFICULTIES', 'Rejected', 'Incomplete'],
    ['ERROR', 'Rejected', 'Error'],
  ])('follows the cardholder name %s', async (cardholderName, status, threeDSecure) => {
    const answer = await merchant.pay({ cardholderName });
    expect(answer).toMatchObject({ status: 201, body: { status, '3DSecure': { status: threeDSecure } } });
  });

  it('prefers the card number to the cardholder name', async () => {
    const answer = await merchant.pay({ cardNumber: '4000009900000061', cardholderName: 'SUCCESSFUL' });
    expect(answer.body).toMatchObject(rejected);
  });

  it('prefers the scenario of a test control to both', async () => {
    await merchant.control('scenario', { namespace: 'merchant', scenario: 'declined' });
    expect((await merchant.pay({ cardholderName: 'SUCCESSFUL' })).body).toMatchObject(declined);
    await merchant.control('scenario', { namespace: 'merchant', scenario: null });
    expect((await merchant.pay()).body).toMatchObject({ status: 'Ok' });
  });

  it('is a soft decline when the bank wants a challenge and no browser data came', async () => {
    const answer = await merchant.pay({ cardNumber: '4000002760003184' }, { strongCustomerAuthentication: undefined });
    expect(answer).toMatchObject({
      status: 201,
      body: { ...declined, bankResponseCode: '65', '3DSecure': { status: 'NotChecked' } },
    });
  });

  it('skips authentication when it is disabled or the customer is on the telephone', async () => {
    const bodies = [
      await merchant.pay({}, { apply3DSecure: 'Disable' }),
      await merchant.pay({}, { entryMethod: 'TelephoneOrder' }),
    ];
    for (const { body } of bodies) expect(body).toMatchObject({ status: 'Ok', '3DSecure': { status: 'NotChecked' } });
  });
});

describe('network trouble', () => {
  it('loses the answer of a payment that was taken', async () => {
    await expect(merchant.pay({ cardNumber: '4000009900000087' })).rejects.toThrow();
    expect(await merchant.pay({}, { vendorTxCode: 'order-1' })).toMatchObject({
      status: 422,
      body: { statusCode: '4042' },
    });
  });

  it('answers a timeout for a payment that never happened', async () => {
    expect(await merchant.pay({ cardNumber: '4000009900000095' })).toMatchObject({
      status: 408,
      body: { code: '9998' },
    });
    expect(await merchant.pay({}, { vendorTxCode: 'order-1' })).toMatchObject({ status: 201 });
  });

  it('fails once and takes the same request the second time', async () => {
    const merchantSessionKey = await merchant.sessionKey();
    const { cardIdentifier } = (await merchant.tokenise(merchantSessionKey, { cardNumber: '4000009900000103' })).body;
    const body = {
      ...payment,
      vendorTxCode: 'retried',
      paymentMethod: { card: { merchantSessionKey, cardIdentifier } },
    };
    expect(await merchant.call('POST', '/transactions', body)).toMatchObject({ status: 500, body: { code: '9999' } });
    expect(await merchant.call('POST', '/transactions', body)).toMatchObject({ status: 201, body: { status: 'Ok' } });
  });

  it('takes eight seconds for the slow card', async () => {
    const before = merchant.time.now;
    expect(await merchant.pay({ cardNumber: '4000009900000244' })).toMatchObject({ status: 201 });
    expect(merchant.time.now - before).toBe(8_000);
  });
});

describe('a card identifier', () => {
  const invalid = { status: 422, body: { errors: [{ code: '1011' }] } };

  it('pays once, also after a decline', async () => {
    const merchantSessionKey = await merchant.sessionKey();
    const { cardIdentifier } = (await merchant.tokenise(merchantSessionKey, { cardNumber: '4000000000000002' })).body;
    const paymentMethod = { card: { merchantSessionKey, cardIdentifier } };
    expect(await merchant.pay({}, { paymentMethod })).toMatchObject({ status: 201 });
    expect(await merchant.pay({}, { paymentMethod })).toMatchObject(invalid);
  });

  it('expires, belongs to its session key and to its account', async () => {
    const merchantSessionKey = await merchant.sessionKey();
    const { cardIdentifier } = (await merchant.tokenise(merchantSessionKey)).body;
    const paymentMethod = { card: { merchantSessionKey, cardIdentifier } };
    const foreign = { card: { merchantSessionKey: await merchant.sessionKey(), cardIdentifier } };
    expect(await merchant.pay({}, { paymentMethod: foreign })).toMatchObject(invalid);
    const other = `Basic ${Buffer.from('other:secret').toString('base64')}`;
    expect(
      await merchant.call('POST', '/transactions', { ...payment, vendorTxCode: 'x', paymentMethod }, other),
    ).toMatchObject(invalid);
    merchant.time.now += 400_000;
    expect(await merchant.pay({}, { paymentMethod })).toMatchObject(invalid);
  });
});

describe('a payment request', () => {
  const sca = (changes: object) => ({ strongCustomerAuthentication: { ...browserData, ...changes } });
  const address = (changes: object) => ({ billingAddress: { ...billingAddress, ...changes } });

  it.each([
    [{ transactionType: '' }, '1003', 'transactionType'],
    [{ transactionType: 'Gift' }, '1009', 'transactionType'],
    [{ vendorTxCode: 'x'.repeat(41) }, '1004', 'vendorTxCode'],
    [{ vendorTxCode: 'a b' }, '1005', 'vendorTxCode'],
    [{ amount: undefined }, '1003', 'amount'],
    [{ amount: 12.5 }, '1016', 'amount'],
    [{ amount: '1250' }, '1016', 'amount'],
    [{ amount: -1 }, '1009', 'amount'],
    [{ currency: 'ZZZ' }, '1010', 'currency'],
    [{ description: 'x'.repeat(101) }, '1004', 'description'],
    [{ customerFirstName: 'x'.repeat(21) }, '1004', 'customerFirstName'],
    [{ customerLastName: '' }, '1003', 'customerLastName'],
    [{ customerEmail: 'x'.repeat(81) }, '1004', 'customerEmail'],
    [address({ address1: 'x'.repeat(51) }), '1004', 'billingAddress.address1'],
    [address({ city: '' }), '1003', 'billingAddress.city'],
    [address({ postalCode: '' }), '1003', 'billingAddress.postalCode'],
    [address({ country: 'England' }), '1004', 'billingAddress.country'],
    [address({ country: 'US' }), '1003', 'billingAddress.state'],
    [{ apply3DSecure: 'Always' }, '1009', 'apply3DSecure'],
    [{ strongCustomerAuthentication: 'yes' }, '1009', 'strongCustomerAuthentication'],
    [
      sca({ notificationURL: `http://shop.example.test/${'x'.repeat(240)}` }),
      '1004',
      'strongCustomerAuthentication.notificationURL',
    ],
    [sca({ notificationURL: 'http://localhost:3000/notify' }), '1009', 'strongCustomerAuthentication.notificationURL'],
    [sca({ browserIP: '203.000.113.009' }), '1009', 'strongCustomerAuthentication.browserIP'],
    [sca({ browserColorDepth: '30' }), '1009', 'strongCustomerAuthentication.browserColorDepth'],
    [sca({ browserTZ: undefined }), '1003', 'strongCustomerAuthentication.browserTZ'],
    [sca({ browserJavascriptEnabled: 'true' }), '1009', 'strongCustomerAuthentication.browserJavascriptEnabled'],
    [sca({ browserLanguage: 'en-GB-oxendict' }), '1004', 'strongCustomerAuthentication.browserLanguage'],
    [sca({ challengeWindowSize: '05' }), '1009', 'strongCustomerAuthentication.challengeWindowSize'],
  ])('with %j is refused with code %s', async (changes, code, property) => {
    expect(await merchant.pay({}, changes)).toMatchObject({ status: 422, body: { errors: [{ code, property }] } });
  });

  it('needs no postcode in Ireland and no screen size without scripts', async () => {
    const simple = {
      browserScreenHeight: undefined,
      browserScreenWidth: undefined,
      browserTZ: undefined,
      browserColorDepth: undefined,
    };
    const changes = {
      ...address({ country: 'IE', postalCode: '' }),
      ...sca({ ...simple, browserJavascriptEnabled: false }),
    };
    expect(await merchant.pay({}, changes)).toMatchObject({ status: 201 });
  });

  it('uses a vendor code once', async () => {
    await merchant.pay({}, { vendorTxCode: 'same' });
    const answer = await merchant.pay({}, { vendorTxCode: 'same' });
    expect(answer).toMatchObject({ status: 422, body: { status: 'Invalid', statusCode: '4042' } });
  });

  it('has to be JSON, and of a kind that is supported', async () => {
    expect(await merchant.call('POST', '/transactions', '')).toMatchObject({ status: 422, body: { code: '1015' } });
    expect(await merchant.call('POST', '/transactions', '{')).toMatchObject({ status: 400, body: { code: '1000' } });
    expect(await merchant.call('POST', '/transactions', { transactionType: 'Repeat' })).toMatchObject({
      status: 403,
      body: { code: '1013' },
    });
    expect(await merchant.call('PUT', '/transactions', {})).toMatchObject({ status: 405 });
  });

  it('matches the documented test address', async () => {
    const { body } = await merchant.pay({}, address({ address1: '88', postalCode: '412' }));
    expect(body.avsCvcCheck).toMatchObject({ status: 'AllMatched' });
  });
});
