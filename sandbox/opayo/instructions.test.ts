import { startMerchant, type Answer, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

const DAY = 24 * 60 * 60_000;
let refunds = 0;

function instruct({ body }: Answer, instructionType: string, amount?: number) {
  return merchant.call('POST', `/transactions/${String(body.transactionId)}/instructions`, { instructionType, amount });
}
function refund({ body }: Answer, amount: number) {
  refunds += 1;
  const request = {
    transactionType: 'Refund',
    referenceTransactionId: body.transactionId,
    vendorTxCode: `refund-${refunds}`,
    amount,
    description: 'Back',
  };
  return merchant.call('POST', '/transactions', request);
}
async function taken(details?: object) {
  const deferred = await merchant.pay(details);
  await instruct(deferred, 'release', 1250);
  return deferred;
}

describe('release', () => {
  it('takes the held amount, once', async () => {
    const deferred = await merchant.pay();
    const answer = await instruct(deferred, 'release', 1250);
    expect(answer).toEqual({
      status: 201,
      body: { instructionType: 'release', date: '2026-06-01T12:00:00.000+01:00' },
    });
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1014' } });
  });

  it('may take less but never more', async () => {
    const deferred = await merchant.pay();
    expect(await instruct(deferred, 'release', 1251)).toMatchObject({ status: 403, body: { code: '1021' } });
    expect(await instruct(deferred, 'release', 1000)).toMatchObject({ status: 201 });
    expect(await refund(deferred, 1001)).toMatchObject({ status: 403, body: { code: '1018' } });
  });

  it('needs an amount and a transaction that is held', async () => {
    expect(await instruct(await merchant.pay(), 'release')).toMatchObject({
      status: 422,
      body: { errors: [{ code: '1003', property: 'amount' }] },
    });
    const paid = await merchant.pay({}, { transactionType: 'Payment' });
    expect(await instruct(paid, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1017' } });
    const declined = await merchant.pay({ cardNumber: '4000000000000002' });
    expect(await instruct(declined, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1014' } });
    expect(await instruct({ status: 0, body: { transactionId: 'none' } }, 'release', 1)).toMatchObject({
      status: 404,
      body: { code: '1012' },
    });
  });

  it('is refused for the card made for it, which can still be aborted', async () => {
    const deferred = await merchant.pay({ cardNumber: '4000009900000194' });
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1017' } });
    expect(await instruct(deferred, 'abort')).toMatchObject({ status: 201 });
  });

  it('times out once for its test card, and then works', async () => {
    const deferred = await merchant.pay({ cardNumber: '4000009900000202' });
    await expect(instruct(deferred, 'release', 1250)).rejects.toThrow();
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 201 });
  });

  it('uses a scenario that a test control sets after the payment', async () => {
    const deferred = await merchant.pay();
    await merchant.control('scenario', { scenario: 'capture_refused' });
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 403 });
  });
});

describe('abort', () => {
  it('gives up a held amount for good', async () => {
    const deferred = await merchant.pay();
    expect(await instruct(deferred, 'abort')).toMatchObject({ status: 201, body: { instructionType: 'abort' } });
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1014' } });
    expect(await refund(deferred, 100)).toMatchObject({ status: 403, body: { code: '1017' } });
  });

  it('comes too late after the release', async () => {
    expect(await instruct(await taken(), 'abort')).toMatchObject({ status: 403, body: { code: '1014' } });
  });
});

describe('void', () => {
  it('cancels a payment on the day it was taken', async () => {
    const paid = await merchant.pay({}, { transactionType: 'Payment' });
    merchant.time.now += 11 * 60 * 60_000;
    expect(await instruct(paid, 'void')).toMatchObject({ status: 201 });
    expect(await refund(paid, 100)).toMatchObject({ status: 403, body: { code: '1017' } });
  });

  it('comes too late after midnight in the UK', async () => {
    const released = await taken();
    merchant.time.now += 12 * 60 * 60_000;
    expect(await instruct(released, 'void')).toMatchObject({ status: 403, body: { code: '1017' } });
  });

  it('does not apply to a held amount, nor does cancel', async () => {
    const deferred = await merchant.pay();
    expect(await instruct(deferred, 'void')).toMatchObject({ status: 403 });
    expect(await instruct(deferred, 'cancel')).toMatchObject({ status: 403, body: { code: '1017' } });
    expect(await instruct(deferred, 'forget')).toMatchObject({ status: 422, body: { errors: [{ code: '1009' }] } });
  });
});

describe('what was done with a transaction', () => {
  const getInstructions = ({ body }: Answer) =>
    merchant.call('GET', `/transactions/${String(body.transactionId)}/instructions`);

  it('is nothing at first, and not found for a transaction that nobody knows', async () => {
    expect(await getInstructions(await merchant.pay())).toMatchObject({ status: 404, body: { code: '1019' } });
    expect(await getInstructions({ status: 0, body: { transactionId: 'none' } })).toMatchObject({
      status: 404,
      body: { code: '1012' },
    });
  });

  it('is listed in order, without what was refused', async () => {
    const deferred = await merchant.pay();
    await instruct(deferred, 'release', 9999);
    await instruct(deferred, 'release', 1250);
    await instruct(deferred, 'release', 1250);
    await instruct(deferred, 'abort');
    const date = '2026-06-01T12:00:00.000+01:00';
    expect(await getInstructions(deferred)).toEqual({
      status: 200,
      body: { instructions: [{ instructionType: 'release', date }] },
    });
    await instruct(deferred, 'void');
    expect((await getInstructions(deferred)).body.instructions).toEqual([
      { instructionType: 'release', date },
      { instructionType: 'void', date },
    ]);
  });

  it('holds an abort, and nothing that came after it', async () => {
    const deferred = await merchant.pay();
    await instruct(deferred, 'abort');
    for (const late of ['release', 'abort', 'void']) {
      expect(await instruct(deferred, late, 1250)).toMatchObject({ status: 403, body: { code: '1014' } });
    }
    expect((await getInstructions(deferred)).body.instructions).toEqual([
      expect.objectContaining({ instructionType: 'abort' }),
    ]);
  });
});

describe('a hold that nobody takes', () => {
  it('is let go after thirty days, without an instruction', async () => {
    const deferred = await merchant.pay();
    merchant.time.now += 30 * DAY;
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 403, body: { code: '1014' } });
    expect(await instruct(deferred, 'abort')).toMatchObject({ status: 403, body: { code: '1014' } });
    const path = `/transactions/${String(deferred.body.transactionId)}/instructions`;
    expect(await merchant.call('GET', path)).toMatchObject({ status: 404, body: { code: '1019' } });
  });
});

describe('a surcharge', () => {
  it('is told beside the sale, and the sale is what is taken', async () => {
    const deferred = await merchant.pay({ cardNumber: '4000009900000269' });
    expect(deferred.body.amount).toEqual({ totalAmount: 1275, saleAmount: 1250, surchargeAmount: 25 });
    expect(await instruct(deferred, 'release', 1251)).toMatchObject({ status: 403, body: { code: '1021' } });
    expect(await instruct(deferred, 'release', 1250)).toMatchObject({ status: 201 });
  });
});

describe('a refund', () => {
  it('gives money back in parts, up to what was taken, on any later day', async () => {
    const released = await taken();
    merchant.time.now += 30 * DAY;
    const answer = await refund(released, 1000);
    expect(answer).toMatchObject({
      status: 201,
      body: { transactionType: 'Refund', status: 'Ok', amount: { totalAmount: 1000 }, currency: 'GBP' },
    });
    expect(await refund(released, 251)).toMatchObject({ status: 403, body: { code: '1018' } });
    expect(await refund(released, 250)).toMatchObject({ status: 201 });
    expect(await merchant.call('GET', `/transactions/${String(answer.body.transactionId)}`)).toMatchObject({
      status: 200,
    });
  });

  it('is declined for the card made for it, and leaves the payment as it was', async () => {
    const released = await taken({ cardNumber: '4000009900000210' });
    expect(await refund(released, 1250)).toMatchObject({ status: 201, body: { status: 'NotAuthed' } });
    expect(await instruct(released, 'void')).toMatchObject({ status: 201 });
  });

  it('needs a payment to give back', async () => {
    expect(await refund({ status: 0, body: { transactionId: 'none' } }, 1)).toMatchObject({
      status: 404,
      body: { code: '1012' },
    });
    expect(await refund(await merchant.pay(), 1)).toMatchObject({ status: 403, body: { code: '1017' } });
    const { body } = await refund({ status: 0, body: {} }, 1);
    expect(body).toMatchObject({ errors: [{ code: '1003', property: 'referenceTransactionId' }] });
  });
});
