import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { AnswersGiven } from '#components/booking/questions/answers-given.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { bookingQuery } from '#components/desk/session/queries.ts';
import { getEntryName } from '#components/desk/session/register/entry-name.ts';
import { useEntryText } from '#components/desk/session/register/use-entry-text.ts';
import { useSessionClock } from '#components/desk/session/use-session-clock.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { QuestionWaiver } from '#contract/activities/question-waivers.ts';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { PersonCancel } from './person-cancel.tsx';
import { PersonMove } from './person-move.tsx';
import { SidePanel } from './side-panel.tsx';

const Waivers = ({ waivers }: { waivers: readonly QuestionWaiver[] }) => {
  const t = useTranslations('deskSession.details');
  const language = useLocale();
  const { getDayTime } = useSessionClock();
  return (
    <section className="grid gap-2">
      <h4 className="heading-4">{t('waivers')}</h4>
      <ul className="grid gap-2 text-s">
        {waivers.map(({ id, restriction, attendee, agreedAt }) => (
          <li key={id}>
            {t('waiver', {
              name: restriction.name,
              attendee: `${attendee.firstName} ${attendee.lastName}`,
              when: getDayTime(agreedAt),
            })}
            {attendee.dateOfBirth !== null &&
              `, ${t('born', { date: formatDayOfYear(attendee.dateOfBirth, language) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What was answered and agreed to with a booking. */
const Papers = ({ bookingId }: { bookingId: string }) => {
  const t = useTranslations('deskSession.details');
  const { data, isError } = useQuery(bookingQuery(browserApi, bookingId));
  if (isError && data === undefined) return <Notice tone="danger">{t('failed')}</Notice>;
  if (data === undefined)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height={120} />
      </div>
    );
  const { customQuestionSections, questionWaivers = [], outstandingRestrictions } = data;
  const isEmpty =
    customQuestionSections.every(({ questions }) => questions.length === 0) && questionWaivers.length === 0;
  return (
    <>
      {outstandingRestrictions.map(({ id, name }) => (
        <Notice key={id} tone="warning">
          {t('outstanding', { name })}
        </Notice>
      ))}
      <AnswersGiven title={t('answers')} sections={customQuestionSections} />
      {questionWaivers.length > 0 && <Waivers waivers={questionWaivers} />}
      {isEmpty && <p className="text-s">{t('noAnswers')}</p>}
    </>
  );
};

/** The facts of a booking, and for staff of customers what was answered and agreed to with it. */
const PersonDetails = ({ entry }: { entry: RegisterEntry }) => {
  const t = useTranslations('deskSession.details');
  const { getPayment } = useEntryText();
  const { getDayTime } = useSessionClock();
  const mayRead = useMay('customers');
  return (
    <>
      <Sums className="text-s">
        {entry.reference !== null && <Sum label={t('reference')}>{entry.reference}</Sum>}
        {entry.ticketName !== null && <Sum label={t('ticket')}>{entry.ticketName}</Sum>}
        {entry.places > 1 && <Sum label={t('places')}>{entry.places}</Sum>}
        <Sum label={t('paidWith')}>
          <span className="inline-block first-letter:uppercase">{getPayment(entry)}</span>
        </Sum>
        <Sum label={t('booked')}>{getDayTime(entry.createdAt)}</Sum>
      </Sums>
      {mayRead && entry.userId !== null && <Papers bookingId={entry.bookingId} />}
    </>
  );
};

type Tab = 'details' | 'move' | 'cancel';

export interface PersonPanelProps {
  session: Occurrence;
  entry: RegisterEntry;
  /** The first name of who waits first; null where nobody does, or it may not be seen. */
  nextName: string | null;
  onClose: () => void;
  /** Called when the booking has left the session. */
  onGone: () => void;
}

/** What is known of somebody who has booked, and what can be done with the booking. */
export const PersonPanel = ({ session, entry, nextName, onClose, onGone }: PersonPanelProps) => {
  const t = useTranslations('deskSession');
  const maySell = useMay('sell');
  const mayMove = maySell && entry.status === 'settled' && session.status !== 'cancelled';
  const [tab, setTab] = useState<Tab>('details');
  const labels: Record<Tab, string> = {
    details: t('side.details'),
    move: t('side.move'),
    cancel: t('side.cancel'),
  };
  const tabs: readonly Tab[] = mayMove ? ['details', 'move', 'cancel'] : ['details'];
  return (
    <SidePanel title={getEntryName(entry) ?? t('register.walkIn')} onClose={onClose}>
      {tabs.length > 1 && (
        <Segmented
          className="w-full *:flex-1"
          label={t('side.what')}
          value={tab}
          options={tabs.map((value) => ({ value, label: labels[value] }))}
          onChange={setTab}
        />
      )}
      {tab === 'details' && <PersonDetails entry={entry} />}
      {mayMove && tab === 'move' && <PersonMove {...{ session, entry, nextName }} onMoved={onGone} />}
      {mayMove && tab === 'cancel' && <PersonCancel entry={entry} onKeep={onClose} onCancelled={onGone} />}
    </SidePanel>
  );
};
