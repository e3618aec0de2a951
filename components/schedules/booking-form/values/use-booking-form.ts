'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCustomer } from '#components/booking/person/use-customer.ts';
import type { FieldFault } from '#components/schedules/booking-form/booking-errors.tsx';
import { readBooking, type ReadBooking } from '#components/schedules/booking-form/read-booking.ts';
import { selectionLabels } from '#components/schedules/booking-form/selection-labels.ts';
import { useAddSchedule, type Next, type ToAdd } from '#components/schedules/booking-form/use-add-schedule.ts';
import { useAttendees } from '#components/schedules/booking-form/use-attendees.ts';
import { assignAnswers, type Answering } from '#components/schedules/model/booking-draft.ts';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import type { CampBookingType } from '#components/schedules/model/camp-choice.ts';
import { familyItems, type FamilyBooking } from '#components/schedules/model/family-booking.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { AnySchedule, ScheduleKind } from '#components/schedules/model/schedule.ts';
import { selectionCurrency } from '#components/schedules/model/selection.ts';
import type { ScheduleSubject } from '#components/schedules/queries.ts';
import { scheduleIntent } from '#components/schedules/schedule-intent.ts';
import { datesText } from '#components/schedules/schedule-labels.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { AnswerValue } from '#contract/activities/rules/answers.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import { answerPath, extraPath, type BookingPath, type BookingValues } from './booking-values.ts';
import { refusalText, refusalPlace, formFields } from './form-fields.ts';
import { useBookingValues } from './use-booking-values.ts';

type FormIntent = { schedule: AnySchedule; booking: FamilyBooking; now: Date };

/** What is chosen in a booking form, as the log-in shows it meanwhile. */
const formIntent = ({ schedule, booking, now }: FormIntent, t: Translate, locale: Language): BookingIntent =>
  scheduleIntent({
    title: `${schedule.name}, ${datesText(scheduleFacts(schedule), locale)}`,
    detail: selectionLabels(schedule, booking.selection, now, t),
    price: formatMoney(booking.total, selectionCurrency(booking.selection)),
  });

/** Its schema is loaded with the first input in the form. */
const loadResolver = () => import('./booking-resolver.ts');

export type BookingFormSettings = {
  kind: ScheduleKind;
  subject: ScheduleSubject;
  schedule: AnySchedule;
  now: Date;
  onAdded: (cart: Cart, names: string[], next: Next) => Promise<void>;
};

const loadReadAfterLogin = () => import('#components/schedules/booking-form/read-after-login.ts');

const toAdd = ({ booking, chosen }: ReadBooking, values: BookingValues): ToAdd => ({
  getItems: (userId) => familyItems(booking, values, userId),
  names: chosen.map(({ person }) => person.name),
});

/** The state of a camp's or course's booking form: values, errors and actions. */
export const useBookingForm = ({ kind, subject, schedule, now, onAdded }: BookingFormSettings) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const asCustomer = useCustomer();
  const { session } = useSession();
  const { attendees, retry } = useAttendees({ subject, schedule, now });
  const read = (values: BookingValues) =>
    readBooking({ schedule, attendees, actingId: session?.selectedUserId ?? null, now }, values);
  const resolver = lazyResolver<BookingValues>(async () => (await loadResolver()).bookingResolver(read, t));
  const { form, forget } = useBookingValues(schedule.id, resolver);
  usePreload(() => void loadResolver().catch(() => undefined), 'form');
  const [isSummarised, setSummarised] = useState(false);
  const values = form.watch();
  const current = read(values);
  const { chosen, booking, agreement, isWaiverAgreed } = current;
  const isNobodyChosen = session?.loggedIn === true && chosen.length === 0;
  const isChecking = chosen.some(({ reading }) => reading === 'pending');
  const isUnread = chosen.some(({ reading }) => reading === 'failed');
  const known: BookingRefusal | null = isUnread ? { kind: 'unread' } : isChecking ? null : booking.refusal;
  const refusal: BookingRefusal | null = isNobodyChosen ? { kind: 'people' } : known;

  const { isSubmitted, submitCount } = form.formState;
  const faults = formFields(schedule, booking).flatMap((field): FieldFault[] => {
    const message = form.getFieldState(field.path, form.formState).error?.message;
    return typeof message === 'string' ? [{ ...field, message }] : [];
  });
  const messageAt = (path: BookingPath) => faults.find((fault) => fault.path === path)?.message ?? null;

  const { add, pending } = useAddSchedule({
    kind,
    onRefused: (errors) => {
      for (const [path, message] of errors) form.setError(path, { type: 'server', message });
      setSummarised(true);
    },
    onAdded: (cart, names, next) => {
      forget();
      return onAdded(cart, names, next);
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

  const intent = formIntent({ schedule, booking, now }, t, locale);

  /** Adds what a guest had pressed for, or asks them to look at it again. */
  const resume = async (next: Next) => {
    const after = await loadReadAfterLogin()
      .then(({ readAfterLogin }) => readAfterLogin({ subject, schedule, now, values, read: current }))
      .catch(() => null);
    if (after === null) toast({ type: 'info', message: t('camps.loggedIn') });
    else await add(toAdd(after, values), next);
  };

  return {
    intent,
    values,
    attendees,
    retry,
    chosen,
    booking,
    refusal,
    isWaiverAgreed,
    pending,
    /** It is not known yet whether those who are chosen can come. */
    isChecking,
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
      // The form would make a list of what has the id of a question as its first key.
      if (values.answers[id] === undefined) form.setValue(`answers.${id}`, {});
      form.setValue(answerPath(id, questionId), value, options);
    },
    choosePeople: (people: number[]) => {
      const [first] = people;
      if (chosen.length === 0 && first !== undefined)
        form.setValue('answers', assignAnswers(form.getValues('answers'), first));
      form.setValue('people', people);
    },
    chooseType: (type: CampBookingType) => {
      form.setValue('type', type);
      if (isSubmitted) void form.trigger('sessions');
    },
    chooseSessions: (sessions: string[]) => form.setValue('sessions', sessions, options),
    chooseExtra: (pricingOptionId: string, quantity: number) =>
      form.setValue(extraPath(pricingOptionId), quantity, options),
    showReason: () => void form.handleSubmit(showReason, showReason)(),
    submit: (next: Next) =>
      void asCustomer(
        async (justLoggedIn) => {
          if (justLoggedIn) return resume(next);
          setSummarised(false);
          void form.handleSubmit(() => add(toAdd(current, values), next))();
        },
        async () => intent,
      ),
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
