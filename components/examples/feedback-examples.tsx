'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { FooterBar, barFigure, BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { CookieConsent } from '#components/ui/overlay/cookie-consent.tsx';
import { showToast, Toaster } from '#components/ui/overlay/toaster.tsx';
import { ExampleSection } from './example-section.tsx';

const toastTypes = ['success', 'danger', 'info', 'warning', 'blank', 'loading', 'custom'] as const;

const Toasts = () => (
  <div className="flex flex-wrap items-center gap-3">
    {toastTypes.map((type) => (
      <Button
        key={type}
        size="medium"
        variant="secondary"
        onClick={() => showToast({ type, message: `A toast of type ${type}, in a sentence.` })}
      >
        {type}
      </Button>
    ))}
    <Button
      size="medium"
      variant="secondary"
      onClick={() => showToast({ type: 'info', message: 'Your basket is held until 09:27.', duration: 0 })}
    >
      stays
    </Button>
    <Toaster label="Notifications (F6)" dismissLabel="Dismiss" />
  </div>
);

const Bars = () => {
  const [bar, setBar] = useState<'footer' | 'cookies' | undefined>();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="medium" variant="secondary" onClick={() => setBar('footer')}>
        Footer bar
      </Button>
      <Button size="medium" variant="secondary" onClick={() => setBar('cookies')}>
        Cookie consent
      </Button>
      {bar === 'footer' && (
        <FooterBar
          label="Steps"
          size="medium"
          start={<Button variant="text">Back</Button>}
          middle={<span>£32.00 a month</span>}
          end={<Button>Continue</Button>}
        />
      )}
      {bar === 'cookies' && (
        <CookieConsent
          label="A word about cookies"
          accept={{ label: 'Accept all', onPress: () => setBar(undefined) }}
          reject={{ label: 'Reject extras', onPress: () => setBar(undefined) }}
          choose={{ label: 'Choose', onPress: () => setBar(undefined) }}
        >
          May we remember your centre in a cookie?
        </CookieConsent>
      )}
    </div>
  );
};

export const FeedbackExamples = () => (
  <ExampleSection
    title="Waiting, nothing, news"
    note="Skeletons have the final shape. Empty states draw a court with nobody’s place on it."
  >
    <Toasts />
    <Bars />
    <div className="flex flex-wrap items-center gap-3">
      <Spinner label="Loading" />
      <Spinner small />
      <Skeleton width={150} height={18} />
      <Skeleton width={96} height={24} shape="pill" />
      <Skeleton width={112} height={34} shape="control" />
    </div>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.75rem,100%),1fr))] gap-4 *:min-w-0">
      <EmptyState
        title="Your shopping basket is empty"
        level={3}
        art={<CourtIllustration className="h-[7.5rem]" kind="basketball" view="crop" zone={null} />}
        action={<Button>Book an activity</Button>}
      >
        Courts, classes and swims you add will wait here for 15 minutes.
      </EmptyState>
      <EmptyState
        title="Failed to load your shopping basket, please try again."
        level={3}
        art={<CourtIllustration className="h-[7.5rem]" kind="football" view="360 170 330 220" zone={null} />}
        action={<Button variant="secondary">Try again</Button>}
      />
    </div>
    <BottomBar
      label="Basket"
      summary={
        <>
          <span className={cx('font-figures', barFigure)}>£15.40</span>
          <BottomBarNote>2 items</BottomBarNote>
        </>
      }
      action={<Button>Checkout now</Button>}
      share={0.6}
    />
  </ExampleSection>
);
