import { errors, type ErrorCode } from '#contract/errors.ts';
import { ApiError, type ApiFailure } from '#lib/api/api-error.ts';
import type { Language } from '#lib/zones/variant.ts';
import { translateIn } from '#tests/support/translate.ts';
import { errorText } from './error-text.ts';

const say = (failure: Partial<ApiFailure>, language: Language = 'en') =>
  errorText(new ApiError({ status: 400, code: 'unknown', message: '', ...failure }), translateIn(language));
const generic = 'Something has gone wrong, please try again.';

describe('what a person reads of a failure', () => {
  it.each([
    [{ status: 404 }, 'Unable to complete request, item not found.'],
    [{ status: 403 }, 'Unauthorised.'],
    [{ status: 500 }, generic],
    [{ status: 0 }, 'There is no connection. Nothing is lost, please try again.'],
    [{ status: 500, message: 'SQL says no' }, generic],
    [{ status: 404, message: 'nope' }, 'Unable to complete request, item not found.'],
    [{ status: 409, message: 'The pool is being cleaned' }, 'The pool is being cleaned'],
    [{ status: 409 }, generic],
  ])('of %j without a code of ours is "%s"', (failure, sentence) => {
    expect(say(failure)).toBe(sentence);
  });

  it.each(Object.entries(errors).filter(([code]) => code !== 'restriction_unmet'))(
    'of %s is its sentence',
    (code, { status, message }) => {
      expect(say({ status, code: code as ErrorCode, message })).toBe(message);
    },
  );

  it('is in their language where the sentence is ours', () => {
    expect(say({ status: 409, ...sentence('session_full') }, 'cy')).toBe(
      'Mae’r sesiwn rydych chi’n ei harchebu eisoes yn llawn',
    );
  });

  it('is the server’s where the server chose it', () => {
    const chosen = { status: 403, code: 'paid_booking_disabled', message: 'Pay at the desk this week' } as const;
    expect(say(chosen, 'cy')).toBe('Pay at the desk this week');
    expect(
      say({ status: 409, code: 'restriction_unmet', message: 'Gym induction must be completed before booking' }),
    ).toBe('Gym induction must be completed before booking');
  });

  it('of wrong fields is their messages joined', () => {
    const failure = {
      status: 422,
      ...sentence('validation_failed'),
      validationMessages: ['Required', 'Must be a number'],
    };
    expect(say(failure)).toBe('Required. Must be a number');
  });

  it('of anything unforeseen is the general one', () => {
    expect(errorText(new TypeError('x is undefined'), translateIn('en'))).toBe(generic);
  });
});

function sentence(code: ErrorCode) {
  return { code, message: errors[code].message };
}
