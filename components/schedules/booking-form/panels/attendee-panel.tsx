'use client';

import { useTranslations } from 'next-intl';
import { PeopleList, type PeopleListProps } from '#components/booking/people/people-list.tsx';
import { useReadPeopleAgain } from '#components/booking/person/use-people.ts';
import { QuestionSections, type QuestionSectionsProps } from '#components/booking/questions/question-sections.tsx';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { questionFieldId } from '#components/schedules/booking-form/values/form-fields.ts';
import type { PersonBooking } from '#components/schedules/model/family-booking.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useLoginModal, type BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { StepPanel } from './step-panel.tsx';

const Attendees = ({ intent, people }: Pick<AttendeePanelProps, 'intent' | 'people'>) => {
  const t = useTranslations();
  const { session } = useSession();
  const login = useLoginModal();
  const readAgain = useReadPeopleAgain();
  if (session?.loggedIn === false) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-s">{t('camps.guestHelp')}</p>
        <Button type="button" variant="secondary" onClick={() => login.open(undefined, { intent })}>
          {t('chrome.logIn')}
        </Button>
      </div>
    );
  }
  if (session === null) return null;
  if (readAgain !== null) return <RetryNotice onRetry={readAgain}>{t('people.notRead')}</RetryNotice>;
  if (people.choices.length === 0) return <Skeleton height={130} shape="control" />;
  return <PeopleList {...people} labelledBy="step-who" />;
};

export type AttendeePanelProps = Pick<QuestionSectionsProps, 'errors' | 'today'> & {
  number: number;
  /** What is chosen, as the log-in shows it. */
  intent: BookingIntent;
  people: Omit<PeopleListProps, 'labelledBy'>;
  sections: QuestionSectionsProps['sections'];
  /** Those who are coming, with their answers. */
  coming: readonly PersonBooking[];
  onAnswer: (person: PersonBooking, ...answer: Parameters<QuestionSectionsProps['onChange']>) => void;
};

/** Who is coming, and the operator's questions about each of them. */
export const AttendeePanel = ({
  number,
  intent,
  people,
  sections,
  coming,
  onAnswer,
  ...fields
}: AttendeePanelProps) => {
  const t = useTranslations();
  const { session } = useSession();
  return (
    <StepPanel
      id="step-who"
      number={number}
      title={t('camps.step.who')}
      note={session?.loggedIn ? t('people.chosen', { count: people.chosen.length }) : undefined}
    >
      {/* Its place is kept until it is known who is here. */}
      <div className="min-h-[5.625rem] small:min-h-[4.375rem]">
        <Attendees {...{ intent, people }} />
      </div>
      {sections.length > 0 &&
        coming.map((person) => (
          <div
            key={person.isFirst ? 'first' : person.id}
            className="grid gap-4"
            role="group"
            aria-labelledby={`about-${person.id ?? 0}`}
          >
            <h3 id={`about-${person.id ?? 0}`} className="border-t border-line pt-4 heading-3">
              {person.name === null ? t('people.aboutWho') : t('people.about', { name: person.name })}
            </h3>
            <QuestionSections
              {...{ sections, ...fields }}
              fieldId={(id) => questionFieldId(id, person)}
              values={person.answers}
              onChange={(...answer) => onAnswer(person, ...answer)}
            />
          </div>
        ))}
    </StepPanel>
  );
};
