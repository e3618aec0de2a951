import { notifySca } from '#app/payments/_bank-pages/notify-sca.ts';
import { revalidate } from '#lib/http/revalidate.ts';
import { translateIn } from '#tests/support/translate.ts';
import { settingsWith } from './visitor.ts';

const transactionUuid = '18ca3b4f-b51d-491a-b174-c6a0569833ec';
const mac = 'm'.repeat(43);

/** A body without a declared length, up to `chunks` parts of 10 KB, that counts how much of it is read. */
function streamed(first: string, chunks: number) {
  const taken = { bytes: 0 };
  let left = chunks;
  const part = new TextEncoder().encode(first.padEnd(10_000, 'a=%41&'));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left === 0) return controller.close();
        left -= 1;
        taken.bytes += part.byteLength;
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

const formType = 'application/x-www-form-urlencoded';

async function notify(
  body: BodyInit,
  address: { transactionUuid: string; mac: string } = { transactionUuid, mac },
  type = formType,
) {
  const expiredTags: unknown[] = [];
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
  const request = new Request('http://localhost/payments/sca/x/notify/y', init);
  const response = await notifySca(request, address, {
    settings: settingsWith(),
    text: { t: translateIn('en'), language: 'en' },
    fetch: async (_url, init) => {
      expiredTags.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
      return Response.json({ data: { transaction_uuid: transactionUuid, transaction_status: 'authorised' } });
    },
  });
  return { status: response.status, told: expiredTags };
}

describe('what a bank sends back', () => {
  it('is handed on as it came', async () => {
    expect(await notify('cres=abc%2Bd&md=%C3%A9')).toEqual({ status: 200, told: [{ cres: 'abc+d', md: 'é' }] });
  });

  it('is read no further than 100 KB, declared or not, and nothing of it is handed on', async () => {
    const { body, taken } = streamed('', 100);
    expect(await notify(body)).toEqual({ status: 413, told: [] });
    expect(taken.bytes).toBeLessThanOrEqual(110_000);
    expect(await notify('a'.repeat(100_001))).toEqual({ status: 413, told: [] });
  });

  it.each([
    ['a mac that is too short', { transactionUuid, mac: 'AAAA' }],
    ['a mac of other letters', { transactionUuid, mac: '+'.repeat(43) }],
    ['no transaction', { transactionUuid: 'x', mac }],
  ])('with %s is not read at all', async (_, address) => {
    const { body, taken } = streamed('', 100);
    expect(await notify(body, address)).toEqual({ status: 404, told: [] });
    expect(taken.bytes).toBe(0);
  });

  it.each([
    ['no field', '', formType],
    ['another kind of body', 'cres=abc', 'text/plain'],
  ])('with %s is no bank', async (_, body, type) => {
    expect(await notify(body, { transactionUuid, mac }, type)).toEqual({ status: 400, told: [] });
  });
});

describe('what the backend says has changed', () => {
  it('is read no further than a call may be', async () => {
    const { body, taken } = streamed('', 100);
    const expired: string[] = [];
    const init = { method: 'POST', body, headers: { authorization: `Bearer ${'r'.repeat(32)}` }, duplex: 'half' };
    const request = new Request('http://localhost/api/revalidate', init);
    const response = await revalidate(request, { secret: 'r'.repeat(32), expire: (tag) => void expired.push(tag) });
    expect([response.status, expired]).toEqual([413, []]);
    expect(taken.bytes).toBeLessThanOrEqual(280_000);
  });
});
