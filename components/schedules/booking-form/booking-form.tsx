'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { ageAt } from '#components/schedules/model/attendee.ts';
import type { Coming } from '#components/schedules/model/family-booking.ts';
import { isCamp } from '#components/schedules/model/schedule.ts';
import { selectionCurrency } from '#components/schedules/model/selection.ts';
import { barFigure, BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Price } from '#components/ui/price.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { attendeeChoices } from './attendee-choices.ts';
import { AddButton, CheckoutButton } from './booking-buttons.tsx';
import { BookingErrors } from './booking-errors.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { AttendeePanel } from './panels/attendee-panel.tsx';
import { DatesPanel } from './panels/dates-panel.tsx';
import { ExtrasPanel } from './panels/extras-panel.tsx';
import { WaiverPanel } from './panels/waiver-panel.tsx';
import { selectionLabels } from './selection-labels.ts';
import { SelectionReview } from './selection-review.tsx';
import { useAttendeeWays } from './use-attendee-ways.ts';
import { useBookingForm, type BookingFormSettings, type BookingFormState } from './values/use-booking-form.ts';

/** The names of those who are coming, the account holder's with (You); undefined while nobody is chosen. */
function useNames(coming: readonly Pick<Coming, 'id' | 'name'>[]): string | undefined {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { session } = useSession();
  const names = coming.flatMap(({ id, name }) =>
    name === null ? [] : [id === session?.userId ? t('you', { name }) : name],
  );
  return names.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

type FormProps = BookingFormSettings & { form: BookingFormState };

const Steps = ({ subject, schedule, now, form }: FormProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { values, booking } = form;
  const ways = useAttendeeWays({ subject, schedule, attendees: form.attendees, now });
  const names = useNames(booking.waiver?.people ?? []);
  const { dates, people } = booking;
  const extras = schedule.extras.length > 0;
  const isNothingChosen = dates?.type === 'individual' && dates.chosen.length === 0;
  const first = people[0];
  const price = first && { amountMinor: first.total, currency: selectionCurrency(first.state.selection) };
  return (
    <>
      <BookingErrors {...form.summary} />
      <BookingNotice refusal={form.refusal} />
      <AttendeePanel
        number={1}
        intent={form.intent}
        people={{
          forWhom: { kind: isCamp(schedule) ? 'camps' : 'courses', ages: schedule.ages },
          today: venueClock(now, schedule.startsAt.timezone).date,
          getAge: (dateOfBirth) => ageAt(schedule, dateOfBirth, now),
          choices: attendeeChoices(
            { attendees: form.attendees, price: isNothingChosen ? null : (price ?? null), ways, onRetry: form.retry },
            t,
            locale,
          ),
          chosen: form.chosen.map(({ person }) => person.id),
          onChosen: form.choosePeople,
        }}
        sections={schedule.customQuestionSections}
        coming={people}
        errors={form.errors}
        today={venueClock(now, schedule.startsAt.timezone).date}
        onAnswer={form.answer}
      />
      {dates && (
        <DatesPanel
          number={2}
          {...dates}
          now={now}
          error={form.sessionsError}
          onType={form.chooseType}
          onChosen={form.chooseSessions}
        />
      )}
      {extras && (
        <ExtrasPanel
          number={dates ? 3 : 2}
          extras={schedule.extras}
          quantities={values.extras}
          isForEach={people.length > 1}
          getError={form.extraError}
          onChange={form.chooseExtra}
        />
      )}
      {booking.waiver && (
        <WaiverPanel
          number={2 + Number(dates !== null) + Number(extras)}
          waiver={booking.waiver.restriction}
          personName={names}
          isAgreed={form.isWaiverAgreed}
          error={form.waiverError}
          onAgree={form.agree}
        />
      )}
    </>
  );
};

/**
 * The booking form: attendee, dates, extras, waiver, then the total. On a desktop the total is beside the form, else at
 * the bottom.
 */
export const BookingForm = (settings: BookingFormSettings) => {
  const t = useTranslations();
  const form = useBookingForm(settings);
  const { schedule, now } = settings;
  const { booking } = form;
  const { selection } = booking;
  const personName = useNames(booking.people);
  const words = selectionLabels(schedule, selection, now, t);
  const total = { amountMinor: booking.total, currency: selectionCurrency(selection) };
  const { reason, pending, isChecking } = form;
  const buttons = { reason, pending, isChecking, onAdd: form.submit, onRefused: form.showReason };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Columns>
        <div className="grid content-start gap-6 *:min-w-0">
          <Steps {...settings} form={form} />
          <Panel className="large:hidden" aria-labelledby="review">
            <h2 className="heading-3" id="review">
              {t('camps.review')}
            </h2>
            <SelectionReview {...{ schedule, booking, now }} />
            <CheckoutButton {...buttons} />
          </Panel>
        </div>
        <aside className="max-large:hidden" aria-label={t('camps.selection')}>
          <OrderSummary>
            <div>
              <h2 className="heading-3">{t('camps.selection')}</h2>
              <p className="text-s">{[personName, words].filter(Boolean).join(', ')}</p>
            </div>
            <SelectionReview {...{ schedule, booking, now }} />
            <div className="grid content-start gap-2 *:min-w-0">
              <AddButton {...buttons} block />
              <CheckoutButton {...buttons} />
            </div>
          </OrderSummary>
        </aside>
      </Columns>
      <p className="sr-only" role="status">
        {t('camps.spokenTotal', { words, total: formatMoney(total.amountMinor, total.currency) })}
      </p>
      <BottomBar
        label={t('camps.bar')}
        summary={
          <>
            <Price className={barFigure} {...total} figure />
            <BottomBarNote>{words}</BottomBarNote>
          </>
        }
        action={<AddButton {...buttons} />}
      />
    </form>
  );
};
