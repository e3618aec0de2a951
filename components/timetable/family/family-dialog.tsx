'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { SessionRule } from '#components/booking/cancellation/session-rule.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { placesFor } from '#components/booking/model/places-for.ts';
import { OwnPenalty } from '#components/booking/penalty/own-penalty.tsx';
import { peopleListId } from '#components/booking/people/people-ids.ts';
import { PeopleList } from '#components/booking/people/people-list.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import { ActivitySummaryCard } from '#components/timetable/day/details/activity-summary-card.tsx';
import type { SessionLink } from '#components/timetable/day/use-linked-session.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { PickPrice } from '#components/timetable/pick/pick-content.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { capitalised } from '#lib/format/capitalised.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { usePeopleMessages } from '#lib/i18n/people-messages.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { ageIn, classChoices, firstChosen, type ClassPerson } from './class-choices.ts';
import { useFamilyBooking, type Comer } from './use-family-booking.ts';
import { useWays } from './use-ways.ts';

/** Everybody the customer may book for, each with the class and its price as they are for them. */
function useClassPeople({ id }: OccurrenceSummary): ClassPerson[] {
  const people = usePeople();
  const sessions = useQueries({
    queries: people.map((person) => ({
      ...operationQuery(browserApi, 'getActivity', { params: { id }, query: { selectedUserId: person.id } }),
      throwOnError: false,
    })),
  });
  const prices = useQueries({
    queries: people.map((person) => ({
      ...operationQuery(browserApi, 'priceSessions', {
        body: { items: [{ sessionId: id, quantity: 1 }], selectedUserId: person.id },
      }),
      throwOnError: false,
    })),
  });
  return people.map((person, index) => ({
    person,
    session: sessions[index]?.data,
    price: prices[index]?.data?.items[0]?.each,
  }));
}

type FamilyFormProps = {
  day: TimetableDay;
  session: OccurrenceSummary;
  now: Date;
  /** Leads to another session of the day. */
  link: SessionLink['link'];
  onClose: () => void;
};

/** Who is coming to a class: everybody the customer may book for, a child to add, and one button for all of them. */
const FamilyForm = ({ day, session, now, link, onClose }: FamilyFormProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { session: who } = useSession();
  const people = useClassPeople(session);
  const ways = useWays({ day, session, people, now, link, onClose });
  const [ticked, setTicked] = useState<number[] | null>(null);
  const [agreedFor, setAgreedFor] = useState('');
  const waiverBox = useRef<HTMLInputElement>(null);
  const { add, isAdding, failure } = useFamilyBooking(session, onClose);

  const chosen = ticked ?? firstChosen({ session, people }, who?.selectedUserId ?? null);
  const choices = classChoices({ session, people, ways, chosen }, t, locale);
  const coming = people.filter(({ person }) => chosen.includes(person.id));
  const comers = coming.map(({ person, session: personSession }): Comer => ({
    ...person,
    waiver: personSession === undefined ? null : waiverToSign(personSession),
  }));
  const signing = comers.filter(({ waiver }) => waiver !== null);
  const waiver = signing[0]?.waiver ?? null;
  const agreement = signing.map(({ id }) => id).join('/');
  const isUnsigned = waiver !== null && agreedFor !== agreement;
  const reason = comers.length === 0 ? t('people.nobody') : isUnsigned ? t('timetable.waiver.missing') : undefined;
  const goToMissing = () =>
    comers.length === 0 ? document.getElementById(peopleListId)?.focus() : waiverBox.current?.focus();
  const prices = coming.flatMap(({ price }) => price?.price ?? []);
  const sum = prices.reduce((total, { value }) => total + value, 0);
  const left = Math.max(0, placesFor(session) - chosen.length);
  return (
    <SlideOver
      open
      onClose={onClose}
      title={t('people.title')}
      closeLabel={t('common.close')}
      size="medium"
      footer={
        <>
          <PickPrice
            label={t('people.total')}
            sum={formatMoney(sum, prices[0]?.currency ?? 'GBP')}
            note={t('people.places', { count: chosen.length, left })}
            isPending={prices.length < coming.length}
          />
          <Button
            type="button"
            size="large"
            loading={isAdding}
            reason={reason}
            onRefused={goToMissing}
            onClick={() => void add(comers)}
          >
            {t('people.addPlaces', { count: comers.length })}
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-4 *:min-w-0">
        <h3 className="heading-3" id="family-session">
          {session.templateName}
        </h3>
        <ChangingNote venueSlug={day.venue.slug} />
        <ActivitySummaryCard session={session} withoutPrice />
        {session.ages && <p className="text-s">{capitalised(agesText(session.ages, t))}</p>}
        <OwnPenalty venue={session.venue} />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {people.length === 0 ? (
          <Skeleton height={130} shape="control" />
        ) : (
          <PeopleList
            labelledBy="family-session"
            forWhom={{ kind: 'classes', ages: session.ages }}
            today={venueClock(now, session.startsAt.timezone).date}
            getAge={(dateOfBirth) => ageIn(session, dateOfBirth)}
            choices={choices}
            chosen={chosen}
            onChosen={setTicked}
          />
        )}
        {waiver && (
          <WaiverStep
            waiver={waiver}
            inputRef={waiverBox}
            agreed={!isUnsigned}
            onAgree={(agreed) => setAgreedFor(agreed ? agreement : '')}
          />
        )}
        <SessionRule session={session} now={now} />
      </div>
    </SlideOver>
  );
};

/** Who is coming to a class, in an overlay with its own messages and queries. */
export const FamilyDialog = (props: FamilyFormProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={usePeopleMessages(locale)}>
      <QueryProvider>
        <FamilyForm {...props} />
      </QueryProvider>
    </AddMessages>
  );
};
