import { resultPage } from '#app/payments/_bank-pages/result-page.ts';
import { returnFromPage } from '#app/payments/_bank-pages/return-from-page.ts';
import { translateIn } from '#tests/support/translate.ts';
import { settingsWith } from './visitor.ts';

const transactionUuid = '18ca3b4f-b51d-491a-b174-c6a0569833ec';
const mac = 'm'.repeat(43);
const text = { t: translateIn('en'), language: 'en' } as const;
const settings = settingsWith();
const ofBrowser = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };

interface Sending {
  headers?: Record<string, string>;
  address?: { transactionUuid: string; mac: string };
  reply?: () => Response;
}

const taken = (returnToken: string | null) => () =>
  Response.json({
    data: { transaction_uuid: transactionUuid, transaction_status: 'authorised', return_token: returnToken },
  });

async function send(body: string, { headers = ofBrowser, address, reply = taken('token+1') }: Sending = {}) {
  const told: unknown[] = [];
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request('http://localhost/x', { method: 'POST', body, headers: { ...type, ...headers } });
  const response = await returnFromPage(request, address ?? { transactionUuid, mac }, {
    settings,
    text,
    fetch: (_url, init) => {
      told.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
      return Promise.resolve(reply());
    },
  });
  return { status: response.status, location: response.headers.get('location'), told, response };
}

describe('the way back from a payment page', () => {
  it('hands the fields on under their own names and in their order, and shows a browser the result', async () => {
    const { status, location, told } = await send('d%5Bz%5D=1&responseCode=0&d%5Ba%5D=&req_amount=1.00&B=+x');
    expect(told).toEqual([{ form_data: { 'd[z]': '1', responseCode: '0', 'd[a]': '', req_amount: '1.00', B: ' x' } }]);
    expect(JSON.stringify(told)).toContain('{"d[z]":"1","responseCode":"0","d[a]":"","req_amount":"1.00","B":" x"}');
    expect([status, location]).toEqual([303, `/payments/result/${transactionUuid}?rt=token%2B1`]);
  });

  it('gives no token for a message that was not believed', async () => {
    const { location } = await send('a=1', { reply: taken(null) });
    expect(location).toBe(`/payments/result/${transactionUuid}`);
  });

  it('tells the provider’s server only whether its message arrived', async () => {
    expect(await send('a=1', { headers: {} })).toMatchObject({ status: 200, location: null });
    const fault = () => new Response(null, { status: 503 });
    expect(await send('a=1', { headers: {}, reply: fault })).toMatchObject({ status: 503, location: null });
  });

  it('does not leave a browser without an answer when the backend gives none', async () => {
    const { status, response } = await send('a=1', { reply: () => new Response(null, { status: 503 }) });
    expect(status).toBe(200);
    expect(await response.text()).toContain("type:'payment:sca:done'");
  });

  it.each([
    ['a mac that is too short', { transactionUuid, mac: 'm' }],
    ['no transaction', { transactionUuid: '../x', mac }],
  ])('with %s asks nobody', async (_, address) => {
    expect(await send('a=1', { address })).toMatchObject({ status: 404, told: [] });
  });

  it('is a 404 where the backend knows no such address', async () => {
    const reply = () => Response.json({ code: 'not_found', message: '', errors: {} }, { status: 404 });
    expect((await send('a=1', { reply })).status).toBe(404);
  });
});

describe('the result', () => {
  const transaction = {
    transactionUuid,
    transactionStatus: 'authorised',
    completeOrderId: null,
    paymentProvider: 'hosted',
    updatedAmount: null,
  } as const;
  type Visitor = Parameters<typeof resultPage>[1];
  const show = async (visitor: Omit<Visitor, 'mode'> & Partial<Visitor>, state: object = {}) =>
    (await resultPage({ ...transaction, ...state }, { mode: 'web', ...visitor }, text, settings)).text();

  it('is told to the window around, and leads somebody signed in to the checkout', async () => {
    const page = await show({ rt: 'token', isSignedIn: true });
    expect(page).toContain("type:'payment:sca:done'");
    expect(page).toContain(`location.replace("/basket/checkout?payment=${transactionUuid}")`);
  });

  it('is looked for again by a browser without its session', async () => {
    const page = await show({ rt: 'token', isSignedIn: false });
    expect(page).toContain('location.reload()');
    expect(page).not.toContain('location.replace');
  });

  it('leads on inside the frame of a site that embeds ours', async () => {
    const visitor = { rt: 'a+b', isSignedIn: true, mode: 'embedded' } as const;
    expect(await show(visitor)).toContain(`"/basket/checkout?payment=${transactionUuid}&embedded=true"`);
    expect(await show(visitor, { transactionStatus: 'failed' })).toContain('href="/basket/checkout?embedded=true"');
    const completed = { transactionStatus: 'completed', completeOrderId: 'o1' };
    expect(await show(visitor, completed)).toContain('href="/booking-confirmed/o1?rt=a%2Bb&amp;embedded=true"');
  });

  it('leads on to the confirmation of a kiosk', async () => {
    const completed = { transactionStatus: 'completed', completeOrderId: 'o1' };
    const page = await show({ rt: null, isSignedIn: true, mode: 'kiosk' }, completed);
    expect(page).toContain('href="/order-confirmed/o1?kiosk=true"');
  });
});
