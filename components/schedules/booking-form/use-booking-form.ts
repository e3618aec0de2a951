'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import { bookingItem, bookingState, scheduleWaiver } from '#components/schedules/model/booking-state.ts';
import type { AnswerValue } from '#components/schedules/model/questions/questions.ts';
import { refusedFields, type RefusedFields } from '#components/schedules/model/questions/refused-fields.ts';
import type { AnySchedule, ScheduleKind } from '#components/schedules/model/schedule.ts';
import type { ExtraQuantities } from '#components/schedules/model/selection.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Cart } from '#contract/cart.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { refusalPlace } from './refusal-place.ts';
import { refusalText } from './refusal-text.ts';
import { useAddSchedule, type Next } from './use-add-schedule.ts';
import { useDraft } from './use-draft.ts';

export type BookingFormSettings = {
  kind: ScheduleKind;
  schedule: AnySchedule;
  now: Date;
  onAdded: (cart: Cart, next: Next) => void;
};

const nothingRefused = refusedFields({});

const without = (fields: RefusedFields, questionId: number): RefusedFields => {
  const { [questionId]: _, ...questions } = fields.questions;
  return { ...fields, questions };
};

/** Drops the server's errors of extras whose quantity has changed since. */
const withoutChanged = (fields: RefusedFields, before: ExtraQuantities, after: ExtraQuantities): RefusedFields => ({
  ...fields,
  extras: Object.fromEntries(Object.entries(fields.extras).filter(([id]) => before[id] === after[id])),
});

/** The state of a camp's or course's booking form: values, errors and actions. */
export const useBookingForm = ({ kind, schedule, now, onAdded }: BookingFormSettings) => {
  const t = useTranslations();
  const toast = useToast();
  const asCustomer = useCustomer();
  const { session } = useSession();
  const { draft, change, answer, forget } = useDraft(schedule.id);
  const [agreedBy, setAgreedBy] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ fields: RefusedFields; attempt: number }>({
    fields: nothingRefused,
    attempt: 0,
  });

  const waiver = scheduleWaiver(schedule);
  // The agreement is stored per person, so that changing the attendee requires a new one.
  const getAgreement = (personId: number | null | undefined) => waiver && `${waiver.id}/${personId}`;
  const agreement = getAgreement(session?.selectedUserId ?? session?.userId);
  const isWaiverAgreed = agreement === null || agreedBy === agreement;
  const state = bookingState(schedule, draft, isWaiverAgreed, now);

  const { add, pending } = useAddSchedule({
    kind,
    itemFor: (userId) => {
      const item = bookingItem(schedule, draft, state, userId);
      const isSigned = getAgreement(userId ?? session?.userId) === agreedBy;
      return isSigned ? item : { ...item, activityRestrictionIds: [] };
    },
    onRefused: (fields) => setRefused(({ attempt }) => ({ fields, attempt: attempt + 1 })),
    onAdded: (cart, next) => {
      forget();
      onAdded(cart, next);
    },
  });

  const found = isTried ? state.problems : [];
  const problemTexts = found.map(({ question, problem }) => [question.id, t(`camps.problem.${problem}`)] as const);
  const errors: Readonly<Record<number, string>> = { ...refused.fields.questions, ...Object.fromEntries(problemTexts) };

  return {
    draft,
    change,
    state,
    waiver,
    isWaiverAgreed,
    pending,
    /** The errors of the questions, by id. */
    errors,
    sessionsError:
      refused.fields.sessions ?? (isTried && state.refusal?.kind === 'sessions' ? t('camps.problem.sessions') : null),
    waiverError:
      refused.fields.waiver ?? (isTried && state.refusal?.kind === 'waiver' ? t('camps.refusal.waiver') : null),
    /** The server's validation errors, shown in the error summary. */
    refused,
    reason: state.refusal && refusalText(state.refusal, t),
    agree: (isAgreed: boolean) => {
      setAgreedBy(isAgreed ? agreement : null);
      setRefused((before) => ({ ...before, fields: { ...before.fields, waiver: null } }));
    },
    answer: (questionId: number, value: AnswerValue) => {
      answer(questionId, value);
      setRefused((before) => ({ ...before, fields: without(before.fields, questionId) }));
    },
    chooseSessions: (sessions: string[]) => {
      change({ sessions });
      setRefused((before) => ({ ...before, fields: { ...before.fields, sessions: null } }));
    },
    chooseExtras: (extras: ExtraQuantities) => {
      change({ extras });
      setRefused((before) => ({ ...before, fields: withoutChanged(before.fields, draft.extras, extras) }));
    },
    /** Moves the focus to the first missing field. */
    showReason: () => {
      setTried(true);
      document.getElementById(refusalPlace(state))?.focus();
    },
    submit: (next: Next) =>
      void asCustomer((justLoggedIn) => {
        // The acting person and their bookings are known only after the log-in, so a guest has to review the form once
        // more.
        if (justLoggedIn) return toast({ type: 'info', message: t('camps.loggedIn') });
        setRefused(({ attempt }) => ({ fields: nothingRefused, attempt }));
        void add(next);
      }),
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
