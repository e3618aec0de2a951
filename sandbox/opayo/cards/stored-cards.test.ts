import { passChallenge } from '#tests/support/sandbox/bank-customer.ts';
import { browserData, payment } from '#tests/support/sandbox/request-bodies.ts';
import { getMerchant, startMerchant, type Answer, type Merchant } from '#tests/support/sandbox/start-merchant.ts';
import { keptCardIdentifier } from './kept-cards.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.sandbox.stop());

const first = { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Unscheduled' };
const subsequent = { ...first, cofUsage: 'Subsequent' };

let payments = 0;
function charge(card: object, changes: object = {}, by: Merchant = merchant): Promise<Answer> {
  payments += 1;
  const body = { ...payment, vendorTxCode: `stored-${payments}`, paymentMethod: { card }, ...changes };
  return by.call('POST', '/transactions', body);
}

async function askToStore(cardNumber = '4242424242424242', changes: object = {}): Promise<Answer> {
  const merchantSessionKey = await merchant.sessionKey();
  const { cardIdentifier } = (await merchant.tokenise(merchantSessionKey, { cardNumber })).body;
  const card = { merchantSessionKey, cardIdentifier, save: true };
  return charge(card, { apply3DSecure: 'Force', credentialType: first, ...changes });
}

const getCard = ({ body }: Answer) => (body.paymentMethod as { card: Record<string, unknown> }).card;

async function store(cardNumber?: string): Promise<string> {
  return String(getCard(await passChallenge(merchant, await askToStore(cardNumber))).cardIdentifier);
}

async function link(cardIdentifier: string, securityCode: string, merchantSessionKey: string): Promise<Answer> {
  const path = `/card-identifiers/${cardIdentifier}/security-code`;
  return merchant.call('POST', path, { securityCode }, `Bearer ${merchantSessionKey}`);
}

async function reuse(cardIdentifier: string, changes: object = {}, by: Merchant = merchant): Promise<Answer> {
  const card = { merchantSessionKey: await by.sessionKey(), cardIdentifier, reusable: true };
  return charge(card, { credentialType: subsequent, ...changes }, by);
}

describe('storing a card', () => {
  it('needs a challenge even where the bank would not ask, and works once it is passed', async () => {
    const challenged = await askToStore();
    expect(challenged).toMatchObject({ status: 202, body: { status: '3DAuth' } });
    // Longer than a card identifier lives.
    merchant.time.now += 600_000;
    await merchant.sessionKey();
    const paid = await passChallenge(merchant, challenged);
    expect(paid).toMatchObject({ status: 201, body: { status: 'Ok' } });
    expect(getCard(paid)).toMatchObject({
      reusable: true,
      cardType: 'Visa',
      lastFourDigits: '4242',
      expiryDate: '1230',
    });
    const known = await merchant.call('GET', `/transactions/${String(paid.body.transactionId)}`);
    expect(getCard(known)).toEqual(getCard(paid));
  });

  it('does not work when the bank declines', async () => {
    const declined = await passChallenge(merchant, await askToStore('4000000000000002'));
    expect(getCard(declined)).toMatchObject({ reusable: false });
    expect(await reuse(String(getCard(declined).cardIdentifier))).toMatchObject({ status: 422 });
  });

  it.each([
    ['what the card is stored for', { credentialType: undefined }, 'credentialType.cofUsage', '1003'],
    ['that it is stored for the first time', { credentialType: subsequent }, 'credentialType.cofUsage', '1009'],
    ['forced 3-D Secure', { apply3DSecure: 'UseMSPSetting' }, 'apply3DSecure', '1009'],
    ['browser data', { strongCustomerAuthentication: undefined }, 'strongCustomerAuthentication', '1003'],
  ])('is refused without %s', async (_, changes, property, code) => {
    const { status, body } = await askToStore(undefined, changes);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ property, code }));
  });
});

describe('charging a stored card', () => {
  it('works without a security code, which then is not matched', async () => {
    const paid = await reuse(await store());
    expect(paid).toMatchObject({ status: 201, body: { status: 'Ok', avsCvcCheck: { securityCode: 'NotMatched' } } });
    expect(getCard(paid)).toMatchObject({ reusable: true });
  });

  it('takes the security code that was linked to its session key', async () => {
    const cardIdentifier = await store();
    const merchantSessionKey = await merchant.sessionKey();
    expect(await link(cardIdentifier, '12', merchantSessionKey)).toMatchObject({
      status: 422,
      body: { errors: [{ code: '1004', property: 'securityCode' }] },
    });
    expect(await link(cardIdentifier, '123', merchantSessionKey)).toMatchObject({ status: 204 });
    const card = { merchantSessionKey, cardIdentifier, reusable: true };
    expect(await charge(card, { credentialType: subsequent })).toMatchObject({
      body: { status: 'Ok', avsCvcCheck: { securityCode: 'Matched' } },
    });
  });

  it('may be challenged, declined as expired, or find that the card is not known any more', async () => {
    expect(await reuse(await store('4000009900000228'))).toMatchObject({ status: 202 });
    expect(await reuse(await store('4000009900000236'))).toMatchObject({
      status: 201,
      body: { status: 'NotAuthed', bankResponseCode: '54' },
    });
    const unknown = await store('4000009900000277');
    expect(await reuse(unknown)).toMatchObject({ status: 422, body: { errors: [{ code: '1011' }] } });
    expect(await link(unknown, '123', await merchant.sessionKey())).toMatchObject({ status: 422 });
  });

  it('is declined once the month on the card is over', async () => {
    const cardIdentifier = await store();
    merchant.time.now = Date.UTC(2031, 0, 1);
    expect(await reuse(cardIdentifier)).toMatchObject({ body: { status: 'NotAuthed', bankResponseCode: '54' } });
  });

  it('needs the wish to reuse it, and does not store it again', async () => {
    const cardIdentifier = await store();
    const card = { merchantSessionKey: await merchant.sessionKey(), cardIdentifier };
    expect(await charge(card)).toMatchObject({ status: 422, body: { errors: [{ code: '1011' }] } });
    const again = { ...card, reusable: true, save: true };
    expect(await charge(again, { credentialType: subsequent })).toMatchObject({ status: 422, body: { code: '1020' } });
    expect(await reuse(cardIdentifier, { credentialType: first })).toMatchObject({ status: 422 });
  });

  it('is for the account that stored it, and for all with the card kept from the start', async () => {
    const other = getMerchant(merchant.sandbox, merchant.time, 'other');
    expect(await reuse(await store(), {}, other)).toMatchObject({ status: 422, body: { errors: [{ code: '1011' }] } });
    expect(await reuse(keptCardIdentifier, {}, other)).toMatchObject({ body: { status: 'Ok' } });
    const changes = { strongCustomerAuthentication: browserData };
    expect(await reuse(keptCardIdentifier, changes)).toMatchObject({ body: { status: 'Ok' } });
  });
});

it('forgets a stored card when it is told to', async () => {
  const cardIdentifier = await store();
  expect(await merchant.call('DELETE', `/card-identifiers/${cardIdentifier}`)).toMatchObject({ status: 204 });
  expect(await merchant.call('DELETE', `/card-identifiers/${cardIdentifier}`)).toMatchObject({ status: 422 });
  expect(await reuse(cardIdentifier)).toMatchObject({ status: 422 });
});
