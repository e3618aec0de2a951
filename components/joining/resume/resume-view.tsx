'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { useResume, type Resuming } from './use-resume.ts';

/** Goes on with a joining, or says why that is not possible. */
export const ResumeView = (props: Resuming) => {
  const t = useTranslations('joining');
  const href = useHref();
  const login = useLoginModal();
  const { state, retry } = useResume(props);
  const art = <CourtIllustration kind="badminton" zone={null} />;
  const start = (
    <LinkButton variant="secondary" href={href('/')} prefetch={false}>
      {t('resume.start')}
    </LinkButton>
  );
  return (
    <div className="page-width py-6 large:py-[2rem]">
      {state === 'loading' && <Spinner page label={t('resume.loading')} />}
      {state === 'failed' && (
        <LoadFailed title={t('resume.failed')} onRetry={retry}>
          {t('steps.kept')}
        </LoadFailed>
      )}
      {state === 'log_in' && (
        <EmptyState
          title={t('resume.logIn')}
          art={art}
          action={<Button onClick={() => login.open()}>{t('resume.logInAction')}</Button>}
        />
      )}
      {(state === 'invalid' || state === 'nothing') && (
        <EmptyState title={t(`resume.${state}`)} art={art} action={start}>
          {t(`resume.${state}Help`)}
        </EmptyState>
      )}
    </div>
  );
};
