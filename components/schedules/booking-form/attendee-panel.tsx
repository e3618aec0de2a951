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
    <div className="attendee-guest">
      <p className="small">{t('camps.guestHelp')}</p>
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
      <div className="attendee">
        <Attendee />
      </div>
      <QuestionSections {...questions} />
    </StepPanel>
  );
};
