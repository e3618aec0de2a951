'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import { SessionSpan } from '#components/booking/lines/session-span.tsx';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { QuestionSections } from '#components/booking/questions/question-sections.tsx';
import { WaiverTerms } from '#components/booking/waiver/waiver-terms.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { operationQuery } from '#lib/query/operation-query.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { AttendeeFields } from './attendee-fields.tsx';
import {
  findKnown,
  getKnownPeople,
  getFieldValues,
  getSections,
  getStoredAnswers,
  getAttendeeValues,
  getEntries,
  type AttendeeEntry,
  type WaiverFacts,
  attendeeFieldId,
  questionId,
} from './model/line-values.ts';
import { useLineForm, type LineFormSettings } from './use-line-form.ts';

/** A booking of the basket with the questions of its session, and what was answered. */
const bookingQuery = (call: Call, bookingId: string) =>
  operationQuery(call, 'getBooking', { params: { bookingId }, query: { cancellationSource: 'customers' } });

/** Whom the account agreed for with this waiver before. */
const previousAttendeesQuery = (call: Call, restrictionId: string) =>
  operationQuery(call, 'listPreviousAttendees', { params: { restriction: restrictionId } });

interface LineFacts {
  /** The questions of the session with what was answered; none where none is open. */
  answered: readonly AnsweredSection[];
  getWaiverFacts: (restrictionId: string) => WaiverFacts;
}

type Reading = { facts: LineFacts } | { facts: null; isFailed: boolean; retry: () => void };

const getBookingId = ({ item }: OpenLine): string => ('bookingId' in item ? item.bookingId : '');

/**
 * Reads what a line asks, and whom the account knows. Without the list of these people everybody can be typed, so its
 * failure stops nobody.
 */
function useLineFacts(line: OpenLine): Reading {
  const people = usePeople();
  const { session } = useSession();
  // Until it is known whom the account has, nobody would stand in the fields of the place that is theirs.
  const { isLoading: arePeopleLoading } = useQuery({
    ...authUserQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  const ids = [...new Set(line.waivers.map(({ restriction }) => restriction.id))];
  const booking = useQuery({
    ...bookingQuery(browserApi, getBookingId(line)),
    enabled: line.hasQuestions,
    throwOnError: false,
  });
  const waivers = useQueries({
    queries: ids.map((id) => ({ ...restrictionQuery(browserApi, id), throwOnError: false })),
  });
  const previous = useQueries({
    queries: ids.map((id) => ({ ...previousAttendeesQuery(browserApi, id), throwOnError: false })),
  });
  const needed = [...(line.hasQuestions ? [booking] : []), ...waivers];
  const isRead =
    needed.every(({ data }) => data !== undefined) &&
    previous.every(({ isPending }) => !isPending) &&
    !arePeopleLoading;
  if (!isRead) {
    const retry = () => needed.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
    return { facts: null, isFailed: needed.some(({ isError }) => isError), retry };
  }
  return {
    facts: {
      answered: line.hasQuestions ? (booking.data?.customQuestionSections ?? []) : [],
      getWaiverFacts: (restrictionId) => {
        const index = ids.indexOf(restrictionId);
        return {
          sections: waivers[index]?.data?.customQuestionSections ?? [],
          known: getKnownPeople(previous[index]?.data ?? [], people),
        };
      },
    },
  };
}

type LinePanelProps = {
  cartId: number;
  line: OpenLine;
  /** YYYY-MM-DD. */
  today: string;
  onSaved: () => void;
};

/** A place for one person is for whom it was booked, until somebody else is typed. */
const getExpected = ({ known, count }: AttendeeEntry, person: Person | undefined) =>
  count === 1 && person !== undefined ? findKnown(known, person) : undefined;

/**
 * A scrollable element must be focusable, so that it can be scrolled with the keyboard. It is no landmark: the terms of one
 * waiver may be at several lines.
 */
const scrolling = { role: 'group', tabIndex: 0 } as const;

const Terms = ({ waiver }: { waiver: RestrictionRef }) => (
  <WaiverTerms waiver={waiver} loading={<Skeleton height={156} shape="control" />} className="grid gap-2">
    {(terms) => (
      <div
        className="grid max-h-[9.75rem] gap-2 overflow-auto rounded-m border border-line-strong bg-surface-2 px-4 py-3.5 text-s"
        {...scrolling}
        aria-label={waiver.name}
      >
        <p className="font-medium text-ink">{waiver.name}</p>
        {terms}
      </div>
    )}
  </WaiverTerms>
);

/** The questions of one line of the basket, and the waivers of those who attend, saved together. */
const LineForm = (settings: LineFormSettings) => {
  const t = useTranslations('attendees');
  const line = useLineForm(settings);
  const { itemId, sections, entries, today } = settings;
  const { form, faults, failure, attempt, isSaving } = line;
  const problems = faults.map(({ fieldId, name, message }) => ({
    fieldId,
    message: name === null ? message : `${name}: ${message}`,
  }));
  const isShown = attempt > 0 && !isSaving;
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void line.submit(event)}>
      {isShown && problems.length > 0 && (
        <ErrorSummary key={attempt} title={t('problems', { count: problems.length })} problems={problems} />
      )}
      {isShown && problems.length === 0 && failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <QuestionSections
        sections={sections}
        values={line.values.answers}
        fieldId={(id) => questionId(itemId, id)}
        errors={line.errors}
        today={today}
        onChange={(id, value) => form.setValue(`answers.${id}`, value, line.options)}
      />
      {entries.map((entry, index) => (
        <div
          key={entry.key}
          className="grid min-w-0 gap-4 border-t border-line pt-4"
          role="group"
          aria-labelledby={attendeeFieldId(itemId, entry, 'name')}
        >
          <h3 className="heading-4" id={attendeeFieldId(itemId, entry, 'name')}>
            {entry.count === 1
              ? entry.restriction.name
              : t('person', { waiver: entry.restriction.name, number: entry.number, count: entry.count })}
          </h3>
          {entries[index - 1]?.restriction.id !== entry.restriction.id && <Terms waiver={entry.restriction} />}
          <AttendeeFields {...{ itemId, entry, line, today }} />
        </div>
      ))}
      <Button type="submit" className="justify-self-start" loading={isSaving}>
        {t('save')}
      </Button>
    </form>
  );
};

const LineContent = ({ cartId, line, person, today, onSaved }: LinePanelProps & { person: Person | undefined }) => {
  const t = useTranslations();
  const reading = useLineFacts(line);
  if (reading.facts === null && reading.isFailed)
    return (
      <Notice tone="danger" role="alert">
        {t('attendees.failed')}{' '}
        <InlineLink ref={passFocusOn} onClick={reading.retry}>
          {t('common.tryAgain')}
        </InlineLink>
      </Notice>
    );
  if (reading.facts === null) return <Skeleton height={200} shape="control" />;
  const { answered, getWaiverFacts } = reading.facts;
  const sections = getSections(answered);
  const stored = getStoredAnswers(answered);
  const entries = getEntries(line, getWaiverFacts);
  const initial = {
    answers: getFieldValues(sections, (id) => stored.get(id)),
    attendees: Object.fromEntries(
      entries.map((entry) => [entry.key, getAttendeeValues(entry.sections, getExpected(entry, person))]),
    ),
  };
  return <LineForm {...{ cartId, itemId: line.item.id, sections, entries, initial, today, onSaved }} />;
};

/** One line of the basket with what it waits for. */
export const LinePanel = (props: LinePanelProps) => {
  const { item } = props.line;
  const person = getPerson(usePeople(), item.purchasedForUserId);
  const sessions = getSessions(item);
  const nameId = lineNameId(item.id);
  const factsId = `${nameId}-facts`;
  return (
    <Panel aria-labelledby={`${nameId} ${factsId}`}>
      <div>
        <h2 className="heading-3" id={nameId} tabIndex={-1}>
          {item.name}
        </h2>
        <div id={factsId}>
          <SessionSpan sessions={sessions} />
          <p className="mt-0.5 text-s *:block">
            <span>{getPlace(item).join(', ')}</span>
            {person && (
              <span>
                <PersonName person={person} />
              </span>
            )}
          </p>
        </div>
      </div>
      <LineContent {...props} person={person} />
    </Panel>
  );
};
