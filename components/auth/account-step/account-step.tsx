'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { LoginForm } from '#components/auth/login-form.tsx';
import { AddMessages } from '#components/booking/add-messages.tsx';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { RegisterValues } from '#contract/forms/register.ts';
import type { GoneBooking, LoginModalProps } from '#lib/auth/login-modal-context.tsx';
import { accountMessages } from '#lib/i18n/account-messages.ts';
import { BookingStrip } from './booking-strip.tsx';
import { useOnboardingForm } from './use-onboarding-form.ts';

// Loaded while the log-in is filled in, so that it is there sooner.
const RegisterStep = preloadable(async () => (await import('./register-step.tsx')).RegisterStep);
const ForgottenPassword = preloadable(
  async () => (await import('#components/auth/forgotten-password.tsx')).ForgottenPassword,
);
const GoneView = preloadable(async () => (await import('./gone-view.tsx')).GoneView);

type View = 'logIn' | 'register' | 'forgotten' | 'gone';

const titles = {
  logIn: 'login.title',
  register: 'customers.register.title',
  forgotten: 'customers.forgotten.title',
  gone: 'customers.step.goneTitle',
} as const;

/** Where the person is, as a path of this host, to come back to by the mailed link. */
const here = (): string => window.location.pathname + window.location.search;

const Step = ({ open, onClose, onLoggedIn, options = {} }: LoginModalProps) => {
  const t = useTranslations();
  const { wish } = options;
  const [view, setView] = useState<View>('logIn');
  const [asked, setAsked] = useState(options);
  const [username, setUsername] = useState('');
  const [gone, setGone] = useState<{ booking: GoneBooking; isNew: boolean } | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<RegisterValues | undefined>(undefined);
  const onboarding = useOnboardingForm();
  // Opened again: for a booking at the form that was shown last, else at the log-in.
  if (asked !== options) {
    setAsked(options);
    setView(wish && view === 'register' ? view : 'logIn');
  }

  const getFirst = () => body.current?.querySelector<HTMLElement>('input, [tabindex="-1"]') ?? null;
  useEffect(() => {
    if (open && view !== 'gone') getFirst()?.focus();
  }, [open, view]);

  useEffect(() => void Promise.all([RegisterStep, ForgottenPassword, GoneView].map(({ preload }) => preload())), []);

  const goTo = (next: View, email = username) => {
    setUsername(email);
    startTransition(() => setView(next));
  };
  const register = async () => {
    if (onboarding.form !== undefined || (await onboarding.load())) startTransition(() => setView('register'));
  };
  const finish = (isNew: boolean) => async () => {
    const booking = await onLoggedIn();
    if (booking === null) return;
    startTransition(() => {
      setGone({ booking, isNew });
      setView('gone');
    });
  };
  return (
    <SlideOver
      open={open}
      onClose={onClose}
      title={t(titles[view])}
      closeLabel={t('common.close')}
      initialFocus={getFirst}
      footer={view === 'register' ? <div ref={setFoot} className="contents" /> : undefined}
    >
      <div ref={body} className="grid gap-4 [&_:is([role=alert],input)]:scroll-mt-[6.5rem]">
        {wish && view !== 'gone' && <BookingStrip wish={wish} />}
        <Suspense fallback={null}>
          {view === 'logIn' && (
            <>
              {wish === undefined && <p className="text-s">{t('customers.step.why')}</p>}
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
          {view === 'register' && onboarding.form && (
            <RegisterStep
              form={onboarding.form}
              {...{ wish, typed, foot }}
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
            <GoneView title={wish?.title ?? ''} isNew={gone.isNew} gone={gone.booking} onClose={onClose} />
          )}
        </Suspense>
      </div>
    </SlideOver>
  );
};

/**
 * Log-in, registration and forgotten password on one slide-over above the page one came from, which keeps its state. The
 * booking that goes on afterwards stays in view (docs/product.md#account-step).
 */
export const AccountStep = (props: LoginModalProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={accountMessages[locale]}>
      <Step {...props} />
    </AddMessages>
  );
};
