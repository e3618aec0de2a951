'use client';

import { useTranslations } from 'next-intl';
import type { PersonBooking } from '#components/schedules/model/family-booking.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { PeopleList, type PeopleListProps } from './people/people-list.tsx';
import { QuestionSections, type QuestionSectionsProps } from './question-sections.tsx';
import { StepPanel } from './step-panel.tsx';

const Attendees = (people: PeopleListProps) => {
  const t = useTranslations();
  const { session } = useSession();
  const login = useLoginModal();
  if (session?.loggedIn === false) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-s">{t('camps.guestHelp')}</p>
        <Button type="button" variant="secondary" onClick={() => login.open()}>
          {t('chrome.logIn')}
        </Button>
      </div>
    );
  }
  if (people.attendees.length === 0) return <Skeleton height={130} shape="control" />;
  return <PeopleList {...people} />;
};

export type AttendeePanelProps = Pick<QuestionSectionsProps, 'errors' | 'today'> & {
  number: number;
  people: PeopleListProps;
  /** Those who are coming, with their answers. */
  coming: readonly PersonBooking[];
  onAnswer: (person: PersonBooking, ...answer: Parameters<QuestionSectionsProps['onChange']>) => void;
};

/** Who is coming, and the operator's questions about each of them. */
export const AttendeePanel = ({ number, people, coming, onAnswer, ...fields }: AttendeePanelProps) => {
  const t = useTranslations('camps');
  const { session } = useSession();
  const { customQuestionSections: sections } = people.schedule;
  return (
    <StepPanel
      id="step-who"
      number={number}
      title={t('step.who')}
      note={session?.loggedIn ? t('people.chosen', { count: people.chosen.length }) : undefined}
    >
      {/* Its place is kept until it is known who is here. */}
      <div className="min-h-[5.625rem] small:min-h-[4.375rem]">
        <Attendees {...people} />
      </div>
      {sections.length > 0 &&
        coming.map((person) => (
          <div key={person.isFirst ? 'first' : person.id} className="grid gap-4">
            {coming.length > 1 && (
              <h3 className="border-t border-line pt-4 heading-3">{t('people.about', { name: person.name ?? '' })}</h3>
            )}
            <QuestionSections
              {...{ sections, ...fields }}
              person={person}
              values={person.answers}
              onChange={(...answer) => onAnswer(person, ...answer)}
            />
          </div>
        ))}
    </StepPanel>
  );
};
