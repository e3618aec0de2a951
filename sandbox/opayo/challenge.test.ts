import {
  hiddenField,
  openBank,
  passChallenge,
  pressAtBank,
  SESSION_DATA,
} from '#tests/support/sandbox/bank-customer.ts';
import { browserData } from '#tests/support/sandbox/request-bodies.ts';
import { someText, startMerchant, type Answer, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

const CHALLENGED = '4000002760003184';

function respond({ body }: Answer, cRes: string | null) {
  return merchant.call('POST', `/transactions/${String(body.transactionId)}/3d-secure-challenge`, { cRes });
}
function look({ body }: Answer) {
  return merchant.call('GET', `/transactions/${String(body.transactionId)}`);
}

describe('a challenged payment', () => {
  it('answers 202 with what the browser has to post to the bank', async () => {
    const answer = await merchant.pay({ cardNumber: CHALLENGED });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      statusCode: '2021',
      statusDetail: someText,
      transactionId: someText,
      acsTransId: someText,
      dsTransId: someText,
      acsUrl: `http://acs.fakebank.localhost:${merchant.sandbox.port}/challenge`,
      cReq: someText,
      status: '3DAuth',
    });
    expect(answer.body.cReq).toMatch(/^[\w-]+$/);
    expect(await look(answer)).toMatchObject({ status: 404, body: { code: '1012' } });
  });

  it.each(['4000009900000020', CHALLENGED])('is approved once the customer has passed (%s)', async (cardNumber) => {
    const challenged = await merchant.pay({ cardNumber });
    const answer = await passChallenge(merchant, challenged);
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'Ok', transactionType: 'Deferred', '3DSecure': { status: 'Authenticated' } },
    });
    expect((await look(challenged)).body).toEqual(answer.body);
  });

  it('may still be declined by the bank', async () => {
    const challenged = await merchant.pay({ cardNumber: '4000009900000038' });
    expect(await passChallenge(merchant, challenged)).toMatchObject({ status: 201, body: { status: 'NotAuthed' } });
  });

  it.each([
    ['wrong', ''],
    ['cancel', ''],
    ['confirm', '9999'],
  ])('is rejected after %s %s', async (choice, code) => {
    const challenged = await merchant.pay({ cardholderName: 'CHALLENGE' });
    const answer = await respond(
      challenged,
      hiddenField(await pressAtBank(merchant, challenged, choice, code), 'cres'),
    );
    expect(answer).toEqual({
      status: 201,
      body: {
        status: 'Rejected',
        statusCode: '4026',
        statusDetail: someText,
        transactionId: challenged.body.transactionId,
      },
    });
    expect((await look(challenged)).body).toMatchObject({
      status: 'Rejected',
      '3DSecure': { status: 'NotAuthenticated' },
    });
  });

  it('takes only the answer that the bank gave, and takes it once', async () => {
    const challenged = await merchant.pay({ cardNumber: CHALLENGED });
    const forged = Buffer.from(JSON.stringify({ transStatus: 'Y', acsTransID: challenged.body.acsTransId })).toString(
      'base64url',
    );
    expect(await respond(challenged, forged)).toMatchObject({ status: 422, body: { errors: [{ property: 'cRes' }] } });
    expect(await passChallenge(merchant, challenged)).toMatchObject({ status: 201 });
    expect(await respond(challenged, forged)).toMatchObject({ status: 403, body: { code: '1014' } });
  });

  it('does not take the answer to another challenge', async () => {
    const ownItems = await merchant.pay({ cardNumber: CHALLENGED });
    const other = await merchant.pay({ cardNumber: CHALLENGED });
    const cRes = hiddenField(await pressAtBank(merchant, other, 'approve'), 'cres');
    await pressAtBank(merchant, ownItems, 'wrong');
    expect(await respond(ownItems, cRes)).toMatchObject({ status: 422 });
  });

  it('waits twenty minutes for the answer', async () => {
    const early = await merchant.pay({ cardNumber: CHALLENGED });
    const late = await merchant.pay({ cardNumber: CHALLENGED });
    merchant.time.now += 20 * 60_000 - 1;
    expect(await passChallenge(merchant, early)).toMatchObject({ status: 201 });
    merchant.time.now += 1;
    expect(await passChallenge(merchant, late)).toMatchObject({ status: 403, body: { code: '1017' } });
  });
});

describe('the bank', () => {
  it('shows who wants how much from which card', async () => {
    const { status, page } = await openBank(
      merchant,
      await merchant.pay({ cardNumber: CHALLENGED }, { description: 'Swim & <gym>' }),
    );
    expect(status).toBe(200);
    for (const text of ['corner', '£12.50', 'ending </span>3184', 'Swim &amp; &lt;gym&gt;'])
      expect(page).toContain(text);
    expect(page).not.toContain(CHALLENGED);
  });

  it('sends its answer and the session data to the notification address', async () => {
    const notificationURL = 'https://shop.example.test/sca/7f3c';
    const sca = { strongCustomerAuthentication: { ...browserData, notificationURL } };
    const returned = await pressAtBank(
      merchant,
      await merchant.pay({ cardNumber: CHALLENGED }, sca),
      'confirm',
      ' 1234 ',
    );
    expect(returned.page).toContain(`action="${notificationURL}"`);
    expect(hiddenField(returned, 'threeDSSessionData')).toBe(SESSION_DATA);
    const message: unknown = JSON.parse(Buffer.from(hiddenField(returned, 'cres') ?? '', 'base64url').toString());
    expect(message).toMatchObject({ messageType: 'CRes', transStatus: 'Y' });
  });

  it('asks again when no code was typed', async () => {
    const challenged = await merchant.pay({ cardNumber: CHALLENGED });
    expect((await pressAtBank(merchant, challenged, 'confirm')).page).toContain('Enter the code');
    expect(await passChallenge(merchant, challenged)).toMatchObject({ status: 201 });
  });

  it('breaks down without an answer on request, or for the card made for it', async () => {
    const pages = [
      await pressAtBank(merchant, await merchant.pay({ cardNumber: CHALLENGED }), 'error'),
      await pressAtBank(merchant, await merchant.pay({ cardNumber: '4000009900000178' }), 'confirm', '1234'),
    ];
    for (const page of pages) {
      expect(hiddenField(page, 'cres')).toBeNull();
      expect(hiddenField(page, 'threeDSSessionData')).toBe(SESSION_DATA);
    }
  });

  it('stays silent on request, or for the card made for it', async () => {
    const pages = [
      await pressAtBank(merchant, await merchant.pay({ cardNumber: CHALLENGED }), 'never'),
      await pressAtBank(merchant, await merchant.pay({ cardNumber: '4000009900000160' }), 'confirm', '1234'),
    ];
    for (const { page } of pages) expect(page).not.toContain('<form');
  });

  it('can be told to answer twice', async () => {
    const { page } = await pressAtBank(merchant, await merchant.pay({ cardNumber: CHALLENGED }), 'twice');
    expect(page).toContain('data-times="2"');
  });

  it('says so when a payment has had its answer', async () => {
    const challenged = await merchant.pay({ cardNumber: CHALLENGED });
    await pressAtBank(merchant, challenged, 'wrong');
    expect((await openBank(merchant, challenged)).page).toContain('Already answered');
    expect((await pressAtBank(merchant, challenged, 'approve')).page).toContain('Already answered');
  });

  it('refuses an unknown request and session data that is not base64', async () => {
    const challenged = await merchant.pay({ cardNumber: CHALLENGED });
    expect(await openBank(merchant, challenged, '{7F3C-11}')).toMatchObject({ status: 400 });
    expect(await openBank(merchant, { status: 202, body: { cReq: 'nonsense' } })).toMatchObject({ status: 400 });
  });
});
