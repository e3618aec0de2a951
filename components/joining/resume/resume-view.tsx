'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { firstOpen, getSteps } from '#components/joining/flow/steps.ts';
import { nothingTyped, typedName, type Typed } from '#components/joining/flow/typed.ts';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { joiningQuery, readDraftMutation } from '#components/joining/queries.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import type { JoiningDraft } from '#contract/joining/draft.ts';
import type { Joining } from '#contract/joining/joining.ts';
import { isAdult } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** What a draft has, as the steps keep what is typed. `today` is YYYY-MM-DD. */
function typedOfDraft(
  { email, dataFields, people, collectableFeeIds }: JoiningDraft,
  draftToken: string,
  today: string,
): Typed {
  const typed = people.map(({ firstName = '', lastName = '', dateOfBirth = '' }) => ({
    firstName,
    lastName,
    dateOfBirth,
  }));
  const isGrown = ({ dateOfBirth }: { dateOfBirth: string }) => dateOfBirth === '' || isAdult(dateOfBirth, today);
  const { contact, ...others } = dataFields;
  return {
    ...nothingTyped,
    adults: typed.filter(isGrown),
    children: typed.filter((person) => !isGrown(person)),
    dataFields: { ...others, contact: { ...contact, email } },
    collectableFeeIds,
    draftToken,
  };
}

const pathOfJoining = ({ homeVenue, membershipType, missing, onboardingType }: Joining): string =>
  joiningPaths.join(homeVenue.slug, membershipType.id, {
    step: firstOpen(getSteps(membershipType), { missing }),
    onboardingType,
  });

interface Resuming {
  /** Of the mailed link; empty without one. */
  token: string;
  wasLoggedIn: boolean;
  follow?: Follow | undefined;
}

type ResumeState = 'loading' | 'log_in' | 'invalid' | 'nothing' | 'failed';

/**
 * Goes on with a joining: by a mailed link with what was typed, and where its address has an account by now, or without
 * a link, with the open joining of whoever is logged in.
 */
function useResume({ token, wasLoggedIn, follow = loadPage }: Resuming) {
  const href = useHref();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn ?? wasLoggedIn;
  const draft = useMutation(readDraftMutation(browserApi));
  const { mutate } = draft;
  useEffect(() => {
    if (token !== '') mutate({ body: { token } });
  }, [token, mutate]);
  const found = draft.data?.data ?? null;
  const asksAccount = token === '' || found?.hasAccount === true;
  const joining = useQuery({
    ...joiningQuery(browserApi),
    enabled: asksAccount && isLoggedIn,
    throwOnError: false,
  });

  const goOn = useEffectEvent(() => {
    if (joining.data) {
      follow(href(pathOfJoining(joining.data)));
      return;
    }
    if (found === null || (asksAccount && joining.data === undefined)) return;
    const today = venueClock(new Date(), siteZone).date;
    const { membershipTypeId, homeVenue, step, onboardingType } = found;
    keepValue(draftPrefix + typedName(membershipTypeId), JSON.stringify(typedOfDraft(found, token, today)));
    follow(href(joiningPaths.join(homeVenue.slug, membershipTypeId, { step, onboardingType })));
  });
  useEffect(() => {
    goOn();
  }, [found, joining.data]);

  const isRefused = draft.error instanceof ApiError && draft.error.status === 422;
  const getState = (): ResumeState => {
    if (draft.isError) return isRefused ? 'invalid' : 'failed';
    if (joining.isError) return 'failed';
    if (asksAccount && !isLoggedIn) return 'log_in';
    return token === '' && joining.data === null ? 'nothing' : 'loading';
  };
  return {
    state: getState(),
    retry: () => {
      if (token !== '') mutate({ body: { token } });
      void joining.refetch();
    },
  };
}

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
