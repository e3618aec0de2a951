import { someText, startMerchant, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

const uuid: unknown = expect.stringMatching(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}$/);

describe('merchant session keys', () => {
  it('live for 400 seconds and say so with the UK offset', async () => {
    const { status, body } = await merchant.call('POST', '/merchant-session-keys', { vendorName: 'corner' });
    expect(status).toBe(201);
    expect(body).toEqual({ merchantSessionKey: uuid, expiry: '2026-06-01T12:06:40.000+01:00' });

    merchant.time.now += 399_999;
    const path = `/merchant-session-keys/${String(body.merchantSessionKey)}`;
    expect(await merchant.call('GET', path)).toEqual({ status: 200, body });
    merchant.time.now += 1;
    expect(await merchant.call('GET', path)).toMatchObject({ status: 404, body: { code: '1006' } });
  });

  it('need a vendor name of at most 15 characters', async () => {
    const none = await merchant.call('POST', '/merchant-session-keys', {});
    expect(none).toMatchObject({ status: 422, body: { errors: [{ code: '1003', property: 'vendorName' }] } });
    const long = await merchant.call('POST', '/merchant-session-keys', { vendorName: 'x'.repeat(16) });
    expect(long).toMatchObject({ status: 422, body: { errors: [{ code: '1004' }] } });
  });

  it('are not shown to another account', async () => {
    const path = `/merchant-session-keys/${await merchant.sessionKey()}`;
    const other = `Basic ${Buffer.from('other:secret').toString('base64')}`;
    expect(await merchant.call('GET', path, undefined, other)).toMatchObject({ status: 404, body: { code: '1006' } });
  });

  it.each(['', `Basic ${Buffer.from(':').toString('base64')}`, `Basic ${Buffer.from('key:').toString('base64')}`])(
    'are refused without full credentials: %j',
    async (authorization) => {
      const answer = await merchant.call('POST', '/merchant-session-keys', { vendorName: 'corner' }, authorization);
      expect(answer).toMatchObject({ status: 401, body: { code: '1001' } });
    },
  );
});

describe('card identifiers', () => {
  it('stand for a card for 400 seconds', async () => {
    const answer = await merchant.tokenise(await merchant.sessionKey());
    expect(answer).toEqual({
      status: 201,
      body: { cardIdentifier: uuid, expiry: '2026-06-01T12:06:40.000+01:00', cardType: 'Visa' },
    });
  });

  it.each([
    ['4462000000000003', 'VisaDebit', '123'],
    ['4917300000000008', 'VisaElectron', '123'],
    ['5186150660000009', 'MasterCard', '123'],
    ['5185690060000001', 'DebitMasterCard', '123'],
    ['6759000000005', 'Maestro', '123'],
    ['374200000000004', 'AmericanExpress', '1234'],
    ['36000000000008', 'Discover', '123'],
    ['3569990000000009', 'JCB', '123'],
  ])('know the brand of %s', async (cardNumber, cardType, securityCode) => {
    const answer = await merchant.tokenise(await merchant.sessionKey(), { cardNumber, securityCode });
    expect(answer).toMatchObject({ status: 201, body: { cardType } });
  });

  it.each([
    [{ cardholderName: '' }, '1003', 'cardholderName', 'The cardholder name is required'],
    [{ cardholderName: 'x'.repeat(46) }, '1004', 'cardholderName', 'The cardholder name is too long'],
    [{ cardholderName: 'Sam <b>' }, '1005', 'cardholderName', 'The cardholder name contains invalid characters'],
    [{ cardNumber: '4929 0000 0000 6' }, '1005', 'cardNumber', 'The card number contains invalid characters'],
    [{ cardNumber: '42424242424242424' }, '1004', 'cardNumber', 'The card number is too long'],
    [{ cardNumber: '4929000000007' }, '1007', 'cardNumber', 'The card number is not valid'],
    [{ cardNumber: '9999999999999995' }, '1008', 'cardNumber', 'This kind of card is not supported'],
    [{ expiryDate: '1326' }, '1009', 'expiryDate', 'The expiry date is not valid or has passed'],
    [{ expiryDate: '0526' }, '1009', 'expiryDate', 'The expiry date is not valid or has passed'],
    [{ expiryDate: '06/26' }, '1004', 'expiryDate', 'The expiry date is too long'],
    [{ securityCode: '12' }, '1004', 'securityCode', 'The security code is too short'],
    [{ securityCode: '1234' }, '1009', 'securityCode', 'The security code is not valid'],
  ])('refuse %j with code %s', async (details, code, field, clientMessage) => {
    const answer = await merchant.tokenise(await merchant.sessionKey(), details);
    const error = { code, property: `cardDetails.${field}`, description: someText, clientMessage };
    expect(answer).toEqual({ status: 422, body: { errors: [error] } });
  });

  it('take a card until the end of its month', async () => {
    expect(await merchant.tokenise(await merchant.sessionKey(), { expiryDate: '0626' })).toMatchObject({ status: 201 });
  });

  it('name every wrong field at once', async () => {
    const { body } = await merchant.tokenise(await merchant.sessionKey(), {
      cardholderName: '',
      cardNumber: '1',
      expiryDate: '',
      securityCode: 'x',
    });
    expect(body.errors).toHaveLength(4);
  });

  it('are made once a session key', async () => {
    const key = await merchant.sessionKey();
    await merchant.tokenise(key);
    expect(await merchant.tokenise(key)).toMatchObject({ status: 401, body: { code: '1002' } });
  });

  it('kill the session key at the third failure', async () => {
    const key = await merchant.sessionKey();
    for (const _attempt of [1, 2, 3])
      expect(await merchant.tokenise(key, { cardNumber: '1' })).toMatchObject({ status: 422 });
    expect(await merchant.tokenise(key)).toMatchObject({ status: 401, body: { code: '1002' } });
    expect(await merchant.call('GET', `/merchant-session-keys/${key}`)).toMatchObject({ status: 404 });
  });

  it('survive two failures', async () => {
    const key = await merchant.sessionKey();
    for (const _attempt of [1, 2]) await merchant.tokenise(key, { cardNumber: '1' });
    expect(await merchant.tokenise(key)).toMatchObject({ status: 201 });
  });

  it('need a live session key', async () => {
    const key = await merchant.sessionKey();
    merchant.time.now += 400_000;
    expect(await merchant.tokenise(key)).toMatchObject({ status: 401, body: { code: '1002' } });
    expect(await merchant.call('POST', '/card-identifiers', {}, '')).toMatchObject({
      status: 401,
      body: { code: '1001' },
    });
  });
});
