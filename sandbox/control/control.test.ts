import { getMerchant, START, startMerchant, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

describe('the journal', () => {
  it('keeps every request of an account with its answer', async () => {
    await merchant.pay();
    const { body } = await merchant.journal('merchant');
    expect(body.entries).toMatchObject([
      {
        method: 'POST',
        path: '/opayo/api/v1/merchant-session-keys',
        status: 201,
        requestBody: { vendorName: 'corner' },
      },
      { method: 'POST', path: '/opayo/api/v1/card-identifiers', status: 201 },
      { method: 'POST', path: '/opayo/api/v1/transactions', status: 201, responseBody: { status: 'Ok' } },
    ]);
    expect((await merchant.journal('other')).body.entries).toEqual([]);
  });

  it('holds no card number and no security code', async () => {
    const key = await merchant.sessionKey();
    await merchant.tokenise(key, { cardNumber: '4242424242424242', securityCode: '987' });
    await merchant.call('POST', '/card-identifiers', 'broken 4242424242424242', `Bearer ${key}`);
    const journalText = JSON.stringify((await merchant.journal('*')).body);
    expect(journalText).toContain('************4242');
    expect(journalText).not.toContain('4242424242424242');
    expect(journalText).not.toContain('987');
  });

  it('notes a request whose answer was lost', async () => {
    await merchant.pay({ cardNumber: '4000009900000087' }).catch(() => null);
    const { entries } = (await merchant.journal('merchant')).body;
    expect(entries).toMatchObject([{}, {}, { path: '/opayo/api/v1/transactions', status: null }]);
  });
});

describe('the books', () => {
  it('say of every payment what is held, taken and given back', async () => {
    const [heldPayment, voidedPayment] = [await merchant.pay(), await merchant.pay()];
    const path = `/transactions/${String(voidedPayment.body.transactionId)}/instructions`;
    await merchant.call('POST', path, { instructionType: 'release', amount: 1250 });
    const books = async () =>
      (await merchant.control('transactions?namespace=merchant', undefined, 'GET')).body.transactions;
    expect(await books()).toMatchObject([
      {
        transactionId: heldPayment.body.transactionId,
        vendorTxCode: 'order-1',
        isHeld: true,
        capturedAmount: 0,
        refundedAmount: 0,
      },
      { vendorTxCode: 'order-2', isHeld: false, capturedAmount: 1250, refundedAmount: 0 },
    ]);
    await merchant.call('POST', path, { instructionType: 'void' });
    expect(await books()).toMatchObject([{}, { capturedAmount: 1250, refundedAmount: 1250 }]);
  });
});

describe('the clock', () => {
  it('advances, stops and is set', async () => {
    expect((await merchant.control('clock', { advance: 60 })).body).toEqual({
      now: new Date(START + 60_000).toISOString(),
    });
    expect((await merchant.control('clock', { now: '2030-01-01T00:00:00Z', freeze: true })).body).toEqual({
      now: '2030-01-01T00:00:00.000Z',
    });
    merchant.time.now += 5_000;
    expect((await merchant.control('clock', {})).body).toEqual({ now: '2030-01-01T00:00:00.000Z' });
    await merchant.control('clock', { freeze: false });
    merchant.time.now += 5_000;
    expect((await merchant.control('clock', {})).body).toEqual({ now: '2030-01-01T00:00:05.000Z' });
  });

  it('moves for one account alone', async () => {
    const key = await merchant.sessionKey();
    await merchant.control('clock', { namespace: 'other', advance: 3600 });
    expect(await merchant.tokenise(key)).toMatchObject({ status: 201 });
    const another = await merchant.sessionKey();
    await merchant.control('clock', { namespace: 'merchant', advance: 400 });
    expect(await merchant.tokenise(another)).toMatchObject({ status: 401 });
  });

  it('refuses a time that is none', async () => {
    expect(await merchant.control('clock', { now: 'soon' })).toMatchObject({ status: 422 });
  });
});

describe('reset', () => {
  it('forgets one account and leaves the others', async () => {
    const other = getMerchant(merchant.sandbox, merchant.time, 'other');
    const transaction = await merchant.pay();
    const otherPayment = await other.pay();
    await merchant.control('reset', { namespace: 'merchant' });
    expect(await merchant.call('GET', `/transactions/${String(transaction.body.transactionId)}`)).toMatchObject({
      status: 404,
    });
    expect(await other.call('GET', `/transactions/${String(otherPayment.body.transactionId)}`)).toMatchObject({
      status: 200,
    });
    expect((await merchant.pay()).body.transactionId).toBe(transaction.body.transactionId);
  });

  it('forgets everything, also what was forced', async () => {
    await merchant.control('scenario', { scenario: 'declined' });
    await merchant.control('reset', {});
    expect((await merchant.pay()).body).toMatchObject({ status: 'Ok' });
    expect((await merchant.journal('*')).body.entries).toHaveLength(3);
  });
});

describe('control', () => {
  it('knows no other scenario than its own', async () => {
    expect(await merchant.control('scenario', { scenario: 'toString' })).toMatchObject({ status: 422 });
  });

  it('is not there unless it was asked for', async () => {
    const merchantWithoutControl = await startMerchant({ control: false });
    expect(await merchantWithoutControl.control('reset', {})).toMatchObject({ status: 404 });
    await merchantWithoutControl.sandbox.stop();
  });
});
