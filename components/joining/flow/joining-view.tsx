'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { DetailsStep } from '#components/joining/details/details-step.tsx';
import { DocumentsStep } from '#components/joining/documents/documents-step.tsx';
import { ExtrasStep } from '#components/joining/extras/extras-step.tsx';
import { MethodStep } from '#components/joining/method/method-step.tsx';
import { ReviewStep } from '#components/joining/review/review-step.tsx';
import { WhoStep } from '#components/joining/who/who-step.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import { PaySummary } from './pay-summary.tsx';
import { StepHead } from './step-head.tsx';
import { getPlace, type JoiningStep } from './steps.ts';
import { useJoiningFlow, type JoiningFlow, type JoiningPlace } from './use-joining-flow.ts';

/** Lets a visitor log in above the step, which keeps what is typed. */
const AccountOffer = () => {
  const t = useTranslations('joining.account');
  const login = useLoginModal();
  return (
    <Panel aria-labelledby="joining-account">
      <h2 className="heading-3" id="joining-account">
        {t('title')}
      </h2>
      <p>
        {t('text')} {t('create')}
      </p>
      <div>
        <Button type="button" variant="secondary" onClick={() => login.open()}>
          {t('logIn')}
        </Button>
      </div>
    </Panel>
  );
};

/** The placeholder of a step. */
const StepSkeleton = () => {
  const t = useTranslations('joining.steps');
  return (
    <Panel as="div" aria-busy="true" aria-label={t('loading')} role="group">
      <Skeleton height={26} width={180} />
      <Skeleton height={44} shape="control" />
      <Skeleton height={44} shape="control" />
    </Panel>
  );
};

type JoiningViewProps = JoiningPlace & {
  /** YYYY-MM-DD at the venue. */
  today: string;
};

/** Gives the focus to the heading of a step that one has come to. */
function useStepFocus(step: JoiningStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

const Step = ({ flow, form, today }: { flow: JoiningFlow } & Pick<JoiningViewProps, 'form' | 'today'>) => {
  switch (flow.step) {
    case 'who':
      return <WhoStep flow={flow} today={today} />;
    case 'details':
      return <DetailsStep flow={flow} form={form} today={today} />;
    case 'extras':
      return <ExtrasStep flow={flow} />;
    case 'documents':
      return <DocumentsStep flow={flow} />;
    case 'method':
      return <MethodStep flow={flow} />;
    case 'review':
      return <ReviewStep flow={flow} />;
  }
};

/** Whom the account is asked of, and what stands in the way of going on. */
const Above = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.steps');
  const { steps, step, isLoggedIn, other, hasRunOut, typed } = flow;
  const onward = typed.begun?.expirationUrl ?? null;
  return (
    <>
      {other !== null && <Notice tone="warning">{t('otherOpen', { name: other.membershipType.name })}</Notice>}
      {hasRunOut && (
        <Notice tone="warning">
          {t('gone')} {onward !== null && <a href={onward}>{t('leave')}</a>}
        </Notice>
      )}
      {!isLoggedIn && step === steps[0] && <AccountOffer />}
    </>
  );
};

/** The steps of joining on one page (docs/product.md#joining). */
export const JoiningView = ({ today, ...place }: JoiningViewProps) => {
  const t = useTranslations('joining');
  const flow = useJoiningFlow(place);
  const heading = useStepFocus(flow.step);
  // What is kept in the browser is not known to the server.
  const isReady = useIsHydrated() && !flow.isLoading;
  const { steps, step, isError, refetch } = flow;
  return (
    <>
      <StepHead title={t(`titles.${step}`)} place={getPlace(steps, step)} headingRef={heading} />
      <Columns className="pb-30 large:pb-30">
        <div className="grid content-start gap-6 *:min-w-0">
          {!isReady && <StepSkeleton />}
          {isReady && isError && (
            <LoadFailed title={t('resume.failed')} onRetry={() => void refetch()}>
              {t('steps.kept')}
            </LoadFailed>
          )}
          {isReady && !isError && (
            <>
              <Above flow={flow} />
              <Step key={step} flow={flow} form={place.form} today={today} />
            </>
          )}
        </div>
        <aside className="max-large:hidden" aria-label={t('steps.summary')}>
          <PaySummary flow={flow} />
        </aside>
      </Columns>
    </>
  );
};
