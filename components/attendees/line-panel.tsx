'use client';

import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { lineNameId } from '#components/booking/lines/line-name-id.ts';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import { SessionSpan } from '#components/booking/lines/session-span.tsx';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { LineForm } from './line-form.tsx';
import { getFieldValues, getSections, getStoredAnswers } from './model/field-values.ts';
import { findKnown } from './model/known-people.ts';
import { getAttendeeValues, getEntries, type AttendeeEntry } from './model/line-values.ts';
import { useLineFacts } from './use-line-facts.ts';

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
