'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import type { FieldFault } from '#components/schedules/booking-form/booking-errors.tsx';
import { readBooking } from '#components/schedules/booking-form/read-booking.ts';
import { useAddSchedule, type Next } from '#components/schedules/booking-form/use-add-schedule.ts';
import { useAttendees } from '#components/schedules/booking-form/use-attendees.ts';
import { answersOf, type Answering } from '#components/schedules/model/booking-draft.ts';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { CampBookingType } from '#components/schedules/model/camp-choice.ts';
import { familyItems } from '#components/schedules/model/family-booking.ts';
import type { AnySchedule, ScheduleKind } from '#components/schedules/model/schedule.ts';
import type { ScheduleSubject } from '#components/schedules/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Cart } from '#contract/cart.ts';
import type { AnswerValue } from '#contract/rules/answers.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { bookingResolver } from './booking-resolver.ts';
import { answerPath, extraPath, type BookingPath, type BookingValues } from './booking-values.ts';
import { formFields } from './form-fields.ts';
import { refusalPlace } from './refusal-place.ts';
import { refusalText } from './refusal-text.ts';
import { useBookingValues } from './use-booking-values.ts';

export type BookingFormSettings = {
  kind: ScheduleKind;
  subject: ScheduleSubject;
  schedule: AnySchedule;
  now: Date;
  onAdded: (cart: Cart, names: string[], next: Next) => Promise<void>;
};

/** The state of a camp's or course's booking form: values, errors and actions. */
export const useBookingForm = ({ kind, subject, schedule, now, onAdded }: BookingFormSettings) => {
  const t = useTranslations();
  const toast = useToast();
  const asCustomer = useCustomer();
  const { session } = useSession();
  const attendees = useAttendees({ subject, schedule, now });
  const read = (values: BookingValues) =>
    readBooking({ schedule, attendees, actingId: session?.selectedUserId ?? null, now }, values);
  const { form, forget } = useBookingValues(schedule.id, bookingResolver(read, t));
  const [isSummarised, setSummarised] = useState(false);
  const values = form.watch();
  const { chosen, booking, agreement, isWaiverAgreed } = read(values);
  const isNobodyChosen = session?.loggedIn === true && chosen.length === 0;
  const refusal: BookingRefusal | null = isNobodyChosen ? { kind: 'people' } : booking.refusal;

  const { isSubmitted, submitCount } = form.formState;
  const faults = formFields(schedule, booking).flatMap((field): FieldFault[] => {
    const message = form.getFieldState(field.path, form.formState).error?.message;
    return typeof message === 'string' ? [{ ...field, message }] : [];
  });
  const messageAt = (path: BookingPath) => faults.find((fault) => fault.path === path)?.message ?? null;

  const { add, pending } = useAddSchedule({
    kind,
    getItems: (userId) => familyItems(booking, values, userId),
    onRefused: (errors) => {
      for (const [path, message] of errors) form.setError(path, { type: 'server', message });
      setSummarised(true);
    },
    onAdded: (cart, next) => {
      forget();
      return onAdded(
        cart,
        chosen.map(({ person }) => person.name),
        next,
      );
    },
  });
  /** Errors are shown from the first attempt on, and go with the value they are about. */
  const options = { shouldValidate: isSubmitted };

  /** Several missing answers are listed in the summary; else the focus moves to the field the button names. */
  const showReason = () => {
    const isSeveral = refusal?.kind === 'fields' && booking.problems.length > 1;
    setSummarised(isSeveral);
    if (!isSeveral) document.getElementById(refusalPlace(refusal, booking))?.focus();
  };

  return {
    values,
    attendees,
    chosen,
    booking,
    refusal,
    isWaiverAgreed,
    pending,
    /** The errors of the questions, by the DOM id of their field. */
    errors: Object.fromEntries(faults.map(({ fieldId = '', message }): [string, string] => [fieldId, message])),
    sessionsError: messageAt('sessions'),
    waiverError: messageAt('agreement'),
    extraError: (pricingOptionId: string) => messageAt(extraPath(pricingOptionId)),
    summary: { faults: isSummarised ? faults : [], attempt: submitCount },
    reason: refusal && refusalText(refusal, t),
    agree: (isAgreed: boolean) => form.setValue('agreement', isAgreed ? agreement : null, options),
    answer: (person: Answering, questionId: number, value: AnswerValue) => {
      const id = person.id ?? 0;
      if (values.answers[id] === undefined) form.setValue(`answers.${id}`, answersOf(values, person));
      form.setValue(answerPath(id, questionId), value, options);
    },
    choosePeople: (people: number[]) => form.setValue('people', people),
    chooseType: (type: CampBookingType) => {
      form.setValue('type', type);
      if (isSubmitted) void form.trigger('sessions');
    },
    chooseSessions: (sessions: string[]) => form.setValue('sessions', sessions, options),
    chooseExtra: (pricingOptionId: string, quantity: number) =>
      form.setValue(extraPath(pricingOptionId), quantity, options),
    showReason: () => void form.handleSubmit(showReason, showReason)(),
    submit: (next: Next) =>
      void asCustomer((justLoggedIn) => {
        // Who may come and their bookings are known only after the log-in, so a guest has to review the form once more.
        if (justLoggedIn) return toast({ type: 'info', message: t('camps.loggedIn') });
        setSummarised(false);
        void form.handleSubmit(() => add(next))();
      }),
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
