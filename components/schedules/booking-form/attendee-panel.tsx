'use client';

import { useTranslations } from 'next-intl';
import { PersonSelect } from '#components/booking/person/person-select.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { QuestionSections, type QuestionSectionsProps } from './question-sections.tsx';
import { StepPanel } from './step-panel.tsx';

const Attendee = () => {
  const t = useTranslations();
  const { session } = useSession();
  const login = useLoginModal();
  if (session === null) return <Skeleton height={70} shape="control" />;
  if (session.loggedIn) return <PersonSelect label={t('camps.attendee')} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-s">{t('camps.guestHelp')}</p>
      <Button type="button" variant="secondary" onClick={() => login.open()}>
        {t('chrome.logIn')}
      </Button>
    </div>
  );
};

/** The attendee and the operator's questions about them. */
export const AttendeePanel = ({ number, ...questions }: QuestionSectionsProps & { number: number }) => {
  const t = useTranslations('camps');
  return (
    <StepPanel id="step-who" number={number} title={t('step.who')}>
      {/* Its place is kept until it is known who is here. */}
      <div className="min-h-[5.625rem] small:min-h-[4.375rem]">
        <Attendee />
      </div>
      <QuestionSections {...questions} />
    </StepPanel>
  );
};
