import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import { paymentSession } from '#tests/support/checkout-components/payment-replies.ts';
import { prepare } from './prepare.ts';

const context = { zone: 'bookings' as const, embedded: false, kiosk: false, origin: '' };
const server = (session: object): Call => (() => Promise.resolve({ data: session })) as unknown as Call;

it.each([
  [paymentSession({ paymentProvider: 'hosted', cardSession: null }), 'prepared'],
  [paymentSession(), 'prepared'],
  [paymentSession({ cardSession: null }), 'card_session_failed'],
  [paymentSession({ paymentProvider: null }), 'provider_missing'],
  [{ ...paymentSession(), paymentSessionId: '' }, 'session_missing'],
  [{ ...paymentSession(), paymentProvider: 'another' }, 'provider_unsupported'],
])('%j is %s', async (session, kind) => {
  const event = await prepare(server(session), [], context);
  expect(event.type === 'prepare_failed' ? event.error.kind : event.type).toBe(kind);
});

it('is not prepared when the call fails', async () => {
  const error = new ApiError({ status: 500, code: 'unexpected', message: '' });
  const failing = (() => Promise.reject(error)) as unknown as Call;
  expect(await prepare(failing, [], context)).toMatchObject({
    type: 'prepare_failed',
    error: { kind: 'prepare_failed' },
  });
});
