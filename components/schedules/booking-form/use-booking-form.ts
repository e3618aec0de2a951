'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import type { Answering } from '#components/schedules/model/booking-draft.ts';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import { familyBooking, familyItems, type Coming } from '#components/schedules/model/family-booking.ts';
import { forAnyAge } from '#components/schedules/model/for-any-age.ts';
import type { AnswerValue } from '#components/schedules/model/questions/questions.ts';
import type { AnySchedule, ScheduleKind } from '#components/schedules/model/schedule.ts';
import type { ExtraQuantities } from '#components/schedules/model/selection.ts';
import type { ScheduleSubject } from '#components/schedules/queries.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Cart } from '#contract/cart.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { questionFieldId } from './field-ids.ts';
import { noErrors, type FormErrors } from './form-errors.ts';
import { refusalPlace } from './refusal-place.ts';
import { refusalText } from './refusal-text.ts';
import { useAddSchedule, type Next } from './use-add-schedule.ts';
import { useAttendees, type Attendees } from './use-attendees.ts';
import { useDraft } from './use-draft.ts';

export type BookingFormSettings = {
  kind: ScheduleKind;
  subject: ScheduleSubject;
  schedule: AnySchedule;
  now: Date;
  onAdded: (cart: Cart, names: string[], next: Next) => void;
};

const without = (errors: FormErrors, fieldId: string): FormErrors => {
  const { [fieldId]: _, ...questions } = errors.questions;
  return { ...errors, questions };
};

/** Drops the server's errors of extras whose quantity has changed since. */
const withoutChanged = (errors: FormErrors, before: ExtraQuantities, after: ExtraQuantities): FormErrors => ({
  ...errors,
  extras: Object.fromEntries(Object.entries(errors.extras).filter(([id]) => before[id] === after[id])),
});

/** Those who are coming; one without a name while nobody is chosen, so that the form can be filled in before. */
const getComing = ({ chosen }: Attendees, schedule: AnySchedule): Coming[] =>
  chosen.length === 0
    ? [{ id: null, name: null, isFirst: true, schedule: forAnyAge(schedule) }]
    : chosen.map(({ person, schedule: own }, index) => ({
        id: person.id,
        name: person.name,
        isFirst: index === 0,
        schedule: own,
      }));

/** The state of a camp's or course's booking form: values, errors and actions. */
export const useBookingForm = ({ kind, subject, schedule, now, onAdded }: BookingFormSettings) => {
  const t = useTranslations();
  const toast = useToast();
  const asCustomer = useCustomer();
  const { session } = useSession();
  const { draft, change, answer, forget } = useDraft(schedule.id);
  const [agreedBy, setAgreedBy] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ errors: FormErrors; attempt: number }>({ errors: noErrors, attempt: 0 });
  const attendees = useAttendees({ subject, schedule, now }, draft.people);
  const coming = getComing(attendees, schedule);

  const { waiver } = familyBooking(schedule, coming, draft, true, now);
  // The agreement is stored with the people it is for, so that another one requires a new one.
  const agreement = waiver && [waiver.restriction.id, ...waiver.people.map(({ id }) => id)].join('/');
  const isWaiverAgreed = agreement === null || agreedBy === agreement;
  const booking = familyBooking(schedule, coming, draft, isWaiverAgreed, now);
  const isNobodyChosen = session?.loggedIn === true && attendees.chosen.length === 0;
  const refusal: BookingRefusal | null = isNobodyChosen ? { kind: 'people' } : booking.refusal;

  const { add, pending } = useAddSchedule({
    kind,
    getItems: (userId) => familyItems(booking, draft, userId),
    onRefused: (errors) => setRefused(({ attempt }) => ({ errors, attempt: attempt + 1 })),
    onAdded: (cart, next) => {
      forget();
      onAdded(
        cart,
        coming.flatMap(({ name }) => name ?? []),
        next,
      );
    },
  });
  const changeErrors = (update: (errors: FormErrors) => FormErrors) =>
    setRefused((before) => ({ ...before, errors: update(before.errors) }));

  const found = isTried ? booking.problems : [];
  const problemTexts = found.map(
    ({ person, question, problem }) => [questionFieldId(question.id, person), t(`camps.problem.${problem}`)] as const,
  );
  const errors: Readonly<Record<string, string>> = { ...refused.errors.questions, ...Object.fromEntries(problemTexts) };

  return {
    draft,
    change,
    attendees,
    booking,
    refusal,
    isWaiverAgreed,
    pending,
    /** The errors of the questions, by the DOM id of their field. */
    errors,
    sessionsError:
      refused.errors.sessions ?? (isTried && refusal?.kind === 'sessions' ? t('camps.problem.sessions') : null),
    waiverError: refused.errors.waiver ?? (isTried && refusal?.kind === 'waiver' ? t('camps.refusal.waiver') : null),
    /** The server's validation errors, shown in the error summary. */
    refused,
    reason: refusal && refusalText(refusal, t),
    agree: (isAgreed: boolean) => {
      setAgreedBy(isAgreed ? agreement : null);
      changeErrors((before) => ({ ...before, waiver: null }));
    },
    answer: (person: Answering, questionId: number, value: AnswerValue) => {
      answer(person, questionId, value);
      changeErrors((before) => without(before, questionFieldId(questionId, person)));
    },
    choosePeople: (people: number[]) => change({ people }),
    chooseSessions: (sessions: string[]) => {
      change({ sessions });
      changeErrors((before) => ({ ...before, sessions: null }));
    },
    chooseExtras: (extras: ExtraQuantities) => {
      change({ extras });
      changeErrors((before) => withoutChanged(before, draft.extras, extras));
    },
    /** Moves the focus to the first missing field. */
    showReason: () => {
      setTried(true);
      document.getElementById(refusalPlace(refusal, booking))?.focus();
    },
    submit: (next: Next) =>
      void asCustomer((justLoggedIn) => {
        // Who may come and their bookings are known only after the log-in, so a guest has to review the form once more.
        if (justLoggedIn) return toast({ type: 'info', message: t('camps.loggedIn') });
        setRefused(({ attempt }) => ({ errors: noErrors, attempt }));
        void add(next);
      }),
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
