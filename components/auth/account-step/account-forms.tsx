'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { LoginForm } from '#components/auth/login-form.tsx';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import type { BookingIntent, GoneBooking, LoginModalProps } from '#lib/auth/login-modal-context.tsx';
import { useAccountMessages } from '#lib/i18n/account-messages.ts';
import type { AccountView } from './account-view.ts';
import { BookingStrip } from './booking-strip.tsx';
import type { AccountDraft } from './use-account-draft.ts';

// Loaded while the log-in is filled in, so that it is there sooner.
const RegisterStep = preloadable(async () => (await import('./register-step.tsx')).RegisterStep);
const ForgottenPassword = preloadable(
  async () => (await import('#components/auth/forgotten-password.tsx')).ForgottenPassword,
);
const GoneView = preloadable(async () => (await import('./gone-view.tsx')).GoneView);

const titles = {
  opening: 'customers.register.title',
  register: 'customers.register.title',
  forgotten: 'customers.forgotten.title',
  gone: 'customers.step.goneTitle',
} as const;

const Title = ({ view }: { view: keyof typeof titles }) => useTranslations()(titles[view]);

/** The title of a view other than the log-in. */
export const AccountTitle = (props: { view: keyof typeof titles }) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={useAccountMessages(locale)}>
      <Title {...props} />
    </AddMessages>
  );
};

/** Where the person is, as a path of this host, to come back to by the mailed link. */
const here = (): string => window.location.pathname + window.location.search;

export type AccountFormsProps = Pick<LoginModalProps, 'open' | 'onClose' | 'onLoggedIn'> & {
  intent: BookingIntent | undefined;
  view: AccountView;
  onView: (view: AccountView) => void;
  /** The place of what stays in view at the bottom of the registration. */
  foot: HTMLElement | null;
  draft: AccountDraft;
  /** Gives the focus to the first field. */
  focusFirst: () => void;
};

const Forms = ({ open, onClose, onLoggedIn, intent, view, onView, foot, draft, focusFirst }: AccountFormsProps) => {
  const t = useTranslations();
  const { username, setUsername, typed, setTyped, onboarding } = draft;
  const [gone, setGone] = useState<{ booking: GoneBooking; isNew: boolean } | null>(null);

  const onShown = useEffectEvent(focusFirst);
  useEffect(() => {
    if (open && view !== 'gone') onShown();
  }, [open, view]);

  useEffect(() => void Promise.all([RegisterStep, ForgottenPassword, GoneView].map(({ preload }) => preload())), []);

  const goTo = (next: AccountView, email = username) => {
    setUsername(email);
    startTransition(() => onView(next));
  };
  const register = async () => {
    const isThere = onboarding.form !== undefined || (await onboarding.load());
    startTransition(() => onView(isThere ? 'register' : 'logIn'));
  };
  const openRegister = useEffectEvent(() => void register());
  useEffect(() => {
    if (open && view === 'opening') openRegister();
  }, [open, view]);
  const finish = (isNew: boolean) => async () => {
    const booking = await onLoggedIn();
    if (booking === null) return;
    startTransition(() => {
      setGone({ booking, isNew });
      onView('gone');
    });
  };
  return (
    <>
      {intent && view !== 'gone' && <BookingStrip intent={intent} />}
      <Suspense fallback={null}>
        {view === 'logIn' && (
          <>
            {intent === undefined && <p className="text-s">{t('customers.step.why')}</p>}
            <LoginForm
              username={username}
              onUsername={setUsername}
              onLoggedIn={finish(false)}
              forgotten={
                <span className="text-s">
                  <InlineLink onClick={() => goTo('forgotten')}>{t('login.forgotten')}</InlineLink>
                </span>
              }
              register={
                <Button
                  block
                  type="button"
                  variant="secondary"
                  loading={onboarding.isLoading}
                  onClick={() => void register()}
                >
                  {t('login.createAccount')}
                </Button>
              }
            />
          </>
        )}
        {view === 'opening' && <Spinner page label={t('common.loading')} />}
        {view === 'register' && onboarding.form && (
          <RegisterStep
            form={onboarding.form}
            {...{ intent, typed, foot }}
            onType={setTyped}
            onDone={finish(true)}
            onChanged={() => void onboarding.load()}
            onLogIn={(email) => goTo('logIn', email)}
            onForgotten={(email) => goTo('forgotten', email)}
          />
        )}
        {view === 'forgotten' && (
          <ForgottenPassword username={username} redirect={here()} onLogIn={() => goTo('logIn')} />
        )}
        {view === 'gone' && gone && (
          <GoneView title={intent?.title ?? ''} isNew={gone.isNew} gone={gone.booking} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
};

/** The forms of the account step, above them the booking that goes on afterwards. */
export const AccountForms = (props: AccountFormsProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={useAccountMessages(locale)}>
      <Forms {...props} />
    </AddMessages>
  );
};
