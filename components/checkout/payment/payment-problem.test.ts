import { errors, type ErrorCode } from '#contract/errors.ts';
import { ApiError, type ApiFailure } from '#lib/api/api-error.ts';
import { translateIn } from '#tests/support/translate.ts';
import { problemText } from './calls/problem-text.ts';
import { getProblem, isUnsettled, type PaymentProblem } from './payment-problem.ts';

const failure = (code: ErrorCode, input: Partial<ApiFailure> = {}) => new ApiError({ ...errors[code], code, ...input });
const unknown = (status: number, message = '') => new ApiError({ status, code: 'unknown', message });

describe('the problem that a failed call stands for', () => {
  it.each([
    ['paid_booking_disabled', 'payment_disabled'],
    ['basket_changed', 'basket_changed'],
    ['hold_expired', 'hold_expired'],
    ['waivers_incomplete', 'waivers_incomplete'],
    ['transaction_state', 'payment_expired'],
    ['too_many_requests', 'order_failed'],
    ['payment_in_progress', 'order_failed'],
    ['unexpected', 'order_failed'],
  ] as const)('%s is %s', (code, kind) => {
    const cause = failure(code);
    expect(getProblem(cause, 'order_failed')).toEqual({ kind, cause });
  });

  it('is open questions where an answer is missing, whatever the code', () => {
    const cause = failure('validation_failed', { errors: { 'custom_question_answers.3': ['Required'] } });
    expect(getProblem(cause, 'payment_not_prepared')).toEqual({ kind: 'questions_open', cause });
  });

  it('is that of the step where it is not a reply at all', () => {
    expect(getProblem(new TypeError('x'), 'prepare_failed')).toEqual({ kind: 'prepare_failed' });
  });
});

describe('a failed call that may have taken money', () => {
  it.each([
    ['no reply', unknown(0), true],
    ['an error that is no reply', new TypeError('x'), true],
    ['500', failure('unexpected'), true],
    ['502 of a proxy', unknown(502), true],
    ['503 of maintenance', failure('maintenance'), true],
    ['503 of the provider, which was never asked', failure('provider_unavailable'), false],
    ['409', failure('transaction_state'), false],
    ['422', failure('validation_failed'), false],
    ['429', failure('too_many_requests'), false],
  ])('%s: %s', (_name, error, expected) => {
    expect(isUnsettled(error)).toBe(expected);
  });
});

describe('the words for a problem', () => {
  const words = (problem: PaymentProblem) => problemText(problem, translateIn('en'));

  it('are the provider’s before the server’s', () => {
    const cause = failure('validation_failed', { validationMessages: ['Too long'] });
    expect(words({ kind: 'declined', message: 'Card number is not valid', cause })).toBe('Card number is not valid');
  });

  it('are the server’s before ours, where it refused', () => {
    const cause = failure('validation_failed', { validationMessages: ['Town is too long', 'Postcode is wrong'] });
    expect(words({ kind: 'authorise_failed', cause })).toBe('Town is too long. Postcode is wrong');
    expect(words({ kind: 'authorise_failed', cause: failure('too_many_requests') })).toBe(
      'Too many attempts, please try again later',
    );
    expect(
      words({ kind: 'payment_disabled', cause: failure('paid_booking_disabled', { message: 'From Monday' }) }),
    ).toBe('From Monday');
  });

  it.each([
    ['unexpected', 'Failed to authorize payment'],
    ['maintenance', 'Failed to authorize payment'],
  ] as const)('are ours where the server broke with %s', (code, sentence) => {
    expect(words({ kind: 'authorise_failed', cause: failure(code) })).toBe(sentence);
  });

  it('are always ours for preparing and for open questions', () => {
    const cause = failure('validation_failed', { validationMessages: ['Your basket is empty'] });
    expect(words({ kind: 'prepare_failed', cause })).toBe('Preparation failed');
    expect(words({ kind: 'questions_open', cause })).toBe('A session in your basket has questions to answer first');
  });

  it('are the server’s for a provider that cannot be reached, even when preparing', () => {
    const cause = failure('provider_unavailable', { message: 'Failed to create payment session' });
    expect(words({ kind: 'prepare_failed', cause })).toBe('Failed to create payment session');
    expect(words({ kind: 'prepare_failed', cause: failure('provider_unavailable', { message: '' }) })).toBe(
      'Preparation failed',
    );
  });

  it('name a provider that is not supported, in both languages', () => {
    const problem: PaymentProblem = { kind: 'provider_unsupported', name: 'stripe' };
    expect(words(problem)).toBe("Payment provider 'stripe' is not supported");
    expect(problemText(problem, translateIn('cy'))).toBe('Ni chefnogir y darparwr taliadau ‘stripe’');
  });
});
