import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { ReadBooking } from '#components/schedules/booking-form/read-booking.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { answerPath, type BookingPath, type BookingValues } from './booking-values.ts';

/** The errors of the values by the rules that the server applies as well, each at its path. */
function getErrors({ booking, isWaiverAgreed }: ReadBooking, t: Translate): Partial<Record<BookingPath, FieldError>> {
  const { dates, problems } = booking;
  const isNoDateChosen =
    dates?.type === 'individual' && dates.chosen.length === 0 && dates.choice.preselected.length > 0;
  return {
    ...Object.fromEntries(
      problems.map(({ person, question, problem }) => [
        answerPath(person.id, question.id),
        { type: problem, message: t(`camps.problem.${problem}`) },
      ]),
    ),
    ...(isNoDateChosen && { sessions: { type: 'required', message: t('camps.problem.sessions') } }),
    ...(!isWaiverAgreed && { agreement: { type: 'required', message: t('camps.refusal.waiver') } }),
  };
}

/** Validates a booking form: the questions of everybody who is coming, the dates and the waiver. */
export const bookingResolver =
  (read: (values: BookingValues) => ReadBooking, t: Translate): Resolver<BookingValues> =>
  (values, _context, options) => {
    const errors = getErrors(read(values), t);
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<BookingValues>(errors, options) };
  };
