import { createSandbox } from '#sandbox/create-sandbox.ts';
import { testClock, testConfig } from '#tests/support/backend.ts';
import { cards } from '#tests/support/checkout/pay.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { payOnPage } from '#tests/support/sandbox/payment-page.ts';
import { hostedShop, type PageRequest } from './dialect.ts';
import { pageInstruction, readPageAnswer } from './hosted-page.ts';
import { hostedProvider } from './hosted-provider.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

const time = { now: Date.UTC(2026, 10, 24, 12) };
const sandbox = await createSandbox({
  port: 0,
  seed: 'hosted',
  clock: { now: () => time.now, sleep: () => Promise.resolve() },
}).start();
afterAll(() => sandbox.stop());

const config = testConfig({ gatewayPort: sandbox.port, paymentTimeoutSeconds: 2 });
const clock = testClock('2026-11-24T12:00:00Z');
const services = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
const provider = hostedProvider('sandbox', { config, services });
const shop = { gatewayPort: sandbox.port };
const dayMs = 86_400_000;

let payments = 0;

function request(changes: Partial<PageRequest> = {}): PageRequest {
  payments += 1;
  const transactionUuid = `0b9e0000-0000-4000-8000-${String(payments).padStart(12, '0')}`;
  const returnUrl = `http://127.0.0.1:1/payments/hosted/${transactionUuid}/return/m`;
  return {
    ...{ transactionUuid, amount: 1250, currency: 'GBP', email: null, billing: null },
    ...{ returnUrl, callbackUrl: returnUrl },
    ...changes,
  };
}

function form(page: PageRequest, settings = config) {
  const { url, formData } = pageInstruction(page, { mode: 'sandbox', frame: 'iframe' }, { config: settings, clock });
  return { sca_url: url, form_data: formData };
}

/** Pays on the page. Returns the provider's reference and what it says. */
async function paid(card: string = cards.approved) {
  const page = request();
  const posted = await payOnPage(shop, form(page), card);
  const answer = readPageAnswer(posted?.fields ?? {}, 'sandbox', { config });
  if (answer.kind !== 'signed' || answer.outcome?.kind !== 'authorised') throw new Error(JSON.stringify(answer));
  return { transactionUuid: page.transactionUuid, providerRef: answer.outcome.providerRef, outcome: answer.outcome };
}

const held = { kind: 'known', isHeld: true, capturedAmount: 0, refundedAmount: 0 };

it('finds a payment by our id until it knows the provider’s, and says the same', async () => {
  const { transactionUuid, providerRef, outcome } = await paid();
  expect(outcome).toMatchObject({ amount: 1250, card: { brand: 'Visa', last4: '4242' } });
  expect(await provider.query({ transactionUuid, providerRef: transactionUuid })).toEqual(outcome);
  expect(await provider.query({ transactionUuid, providerRef })).toEqual(outcome);
  const unknown = '0b9e0000-0000-4000-8000-00000000ffff';
  expect(await provider.query({ transactionUuid: unknown, providerRef: unknown })).toEqual({ kind: 'not_found' });
});

it('takes held money once, gives it back the same day, and no more of it', async () => {
  const { providerRef } = await paid();
  expect(await provider.moneyState({ providerRef })).toEqual(held);
  const capture = { providerRef, amount: 1250, reference: 'capture' };
  expect(await provider.capture(capture)).toEqual({ kind: 'done' });
  expect(await provider.capture(capture)).toMatchObject({ kind: 'not_applicable' });
  expect(await provider.moneyState({ providerRef })).toEqual({ ...held, isHeld: false, capturedAmount: 1250 });
  expect(await provider.voidCapture({ providerRef })).toEqual({ kind: 'done' });
  expect(await provider.voidCapture({ providerRef })).toMatchObject({ kind: 'not_applicable' });
  expect(await provider.moneyState({ providerRef })).toEqual({ ...held, isHeld: false });
});

it('releases held money', async () => {
  const { providerRef } = await paid();
  expect(await provider.abort({ providerRef })).toEqual({ kind: 'done' });
  expect(await provider.capture({ providerRef, amount: 1250, reference: 'capture' })).toMatchObject({
    kind: 'not_applicable',
  });
});

it('refunds settled money in parts, each request once', async () => {
  const { providerRef } = await paid();
  await provider.capture({ providerRef, amount: 1250, reference: 'capture' });
  const part = { providerRef, amount: 1000, reference: 'first' };
  expect(await provider.refund(part)).toMatchObject({ kind: 'not_applicable' });
  time.now += dayMs;
  expect(await provider.voidCapture({ providerRef })).toMatchObject({ kind: 'not_applicable' });
  expect(await provider.refund(part)).toEqual({ kind: 'done' });
  expect(await provider.refund({ ...part, amount: 100 })).toMatchObject({ kind: 'unknown' });
  expect(await provider.refund({ ...part, reference: 'second' })).toMatchObject({ kind: 'nothing_left' });
  expect(await provider.refund({ providerRef, amount: 250, reference: 'third' })).toEqual({ kind: 'done' });
  expect(await provider.moneyState({ providerRef })).toMatchObject({ capturedAmount: 1250, refundedAmount: 1250 });
});

it('knows no result without an answer that is signed', async () => {
  const { providerRef, transactionUuid } = await paid();
  const lies =
    (body: string): typeof fetch =>
    () =>
      Promise.resolve(new Response(body));
  for (const [answer, cause] of [
    [`responseCode=0&state=captured&xref=${providerRef}&amount=1250&signature=f`, 'bad_signature'],
    ['', 'bad_signature'],
  ] as const) {
    const forged = hostedProvider('sandbox', { config, services: { ...services, payments: { fetch: lies(answer) } } });
    expect(await forged.query({ transactionUuid, providerRef })).toEqual({ kind: 'unknown', cause });
    expect(await forged.capture({ providerRef, amount: 1250, reference: 'c' })).toEqual({ kind: 'unknown', cause });
    expect(await forged.moneyState({ providerRef })).toEqual({ kind: 'unknown', cause });
  }
  const silent = hostedProvider('sandbox', { config: { ...config, gatewayPort: 1 }, services });
  expect(await silent.capture({ providerRef, amount: 1250, reference: 'c' })).toEqual({
    kind: 'unknown',
    cause: 'network',
  });
});

it('takes a question that is refused, which has no state of the payment, for no answer', async () => {
  const { providerRef, transactionUuid } = await paid();
  const refusal = { merchantID: '100001', responseCode: '66311', responseMessage: 'INVALID ACTION' };
  const signed = { ...refusal, signature: cardstreamSignature(refusal, 'sandbox-100001') };
  const refuse = () => Promise.resolve(new Response(new URLSearchParams(signed).toString()));
  const refusing = hostedProvider('sandbox', { config, services: { ...services, payments: { fetch: refuse } } });
  expect(await refusing.query({ transactionUuid, providerRef })).toMatchObject({ kind: 'unknown' });
  expect(await refusing.moneyState({ providerRef })).toMatchObject({ kind: 'unknown' });
});

describe('Secure Acceptance', () => {
  const settings = testConfig({ ...config, hosted: { ...config.hosted, signer: 'secure_acceptance' } });
  const read = (fields: Record<string, string> | undefined) =>
    readPageAnswer(fields ?? {}, 'sandbox', { config: settings });

  it('signs all of its form, and takes the money with the payment', async () => {
    const page = request({
      billing: { firstName: 'Zoë', lastName: 'Reed', address1: '1', postcode: 'x', country: 'GB' },
    });
    const opened = form(page, settings);
    expect(opened.sca_url).toMatch(/\/embedded\/pay$/);
    const { signed_field_names: names = '', signature: _, ...fields } = opened.form_data;
    expect(names.split(',').toSorted()).toEqual([...Object.keys(fields), 'signed_field_names'].toSorted());
    const posted = await payOnPage(shop, opened, cards.approved);
    expect(read(posted?.fields)).toMatchObject({
      ...{ kind: 'signed', transactionUuid: page.transactionUuid, amount: 1250, currency: 'GBP' },
      outcome: { kind: 'authorised', amount: 1250, card: { last4: '4242' } },
    });
    expect(
      await hostedProvider('sandbox', { config: settings, services }).capture({
        providerRef: 'x',
        amount: 1,
        reference: 'c',
      }),
    ).toEqual({ kind: 'done' });
  });

  it('tells a decline and a page that was left', async () => {
    const declined = await payOnPage(shop, form(request(), settings), cards.declined);
    expect(read(declined?.fields)).toMatchObject({ outcome: { kind: 'declined', code: '203' } });
    const review = { ...declined?.fields, decision: 'REVIEW' };
    expect(read(review)).toEqual({ kind: 'refused', reason: 'signature' });
  });

  it.each([
    ['a changed result', { decision: 'ACCEPT' }],
    ['a changed amount', { req_amount: '0.01' }],
    ['a shortened list', { signed_field_names: 'decision,signed_field_names' }],
  ])('does not believe %s', async (_, changes) => {
    const posted = await payOnPage(shop, form(request(), settings), cards.declined);
    expect(read({ ...posted?.fields, ...changes })).toEqual({ kind: 'refused', reason: 'signature' });
  });

  it('reads nothing that was not signed', async () => {
    const posted = await payOnPage(shop, form(request(), settings), cards.approved);
    expect(read({ ...posted?.fields, auth_reversal: '1', transaction_id_2: 'x' })).toEqual(read(posted?.fields));
  });
});

it('knows the sandbox in the demo only, and an account only when it is complete', () => {
  const account = { ...config.hosted, merchantId: '4711', secret: 'secret' };
  const live = testConfig({ demo: false, hosted: account });
  const failure = 'Failed to create payment session';
  expect(() => hostedShop('sandbox', live)).toThrow(failure);
  expect(() => hostedShop('live', testConfig({ demo: false }))).toThrow(failure);
  expect(hostedShop('live', live)).toMatchObject({
    merchantId: '4711',
    pageUrl: 'https://gateway.cardstream.com/paymentform/',
    directUrl: 'https://gateway.cardstream.com/direct/',
  });
  const acceptance = { ...account, signer: 'secure_acceptance' } as const;
  expect(() => hostedShop('live', testConfig({ hosted: acceptance }))).toThrow(failure);
  expect(hostedShop('test', testConfig({ hosted: { ...acceptance, accessKey: 'k' } }))).toMatchObject({
    pageUrl: 'https://testsecureacceptance.cybersource.com/pay',
    directUrl: null,
  });
});
