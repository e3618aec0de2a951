'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { Waitlists } from '../bookings/waitlists.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { useActing } from '../frame/use-acting.ts';
import { CreditPots } from '../money/credit-pots.tsx';
import { OwedBanner } from '../money/owed-banner.tsx';
import { BookAgain } from './book-again.tsx';
import { FamilyCard } from './family-card.tsx';
import { GuestPassCard } from './guest-pass-card.tsx';
import { MembershipCards } from './membership-card.tsx';
import { NextBookingsList } from './next-bookings-list.tsx';
import { PackageCards } from './package-cards.tsx';
import { ToDo } from './to-do.tsx';

type HomeViewProps = {
  /** Whom the customer acted for when the page was made; null for themself. */
  selectedUserId: number | null;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** Whether the operator has online guest passes. */
  guestPasses?: boolean;
};

/** One column on a phone, with the family last; from 1200 px the family is below the bookings. */
const columns = cx(
  'grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:grid-rows-[auto_1fr]',
  'large:items-start large:gap-x-8',
);

/**
 * The start page of an account: what needs doing, what is next, what somebody has, their family, and the way to book
 * again.
 */
export const HomeView = ({ selectedUserId, renderedAt, guestPasses = false }: HomeViewProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const people = usePeople();
  const acting = useActing(selectedUserId);
  const now = useNow(renderedAt);
  return (
    <div className={contentClass}>
      <OwedBanner acting={acting} />
      <ToDo renderedAt={renderedAt} />
      <div className={columns}>
        <div className="grid gap-6 *:min-w-0">
          <section aria-labelledby="next-bookings">
            <div className="mb-4 flex items-baseline justify-between gap-4">
              <PlaceHeading id="next-bookings">{t('next')}</PlaceHeading>
              <a className="text-s" href={href('/bookings')}>
                {t('all')}
              </a>
            </div>
            <NextBookingsList renderedAt={renderedAt} />
          </section>
          <Waitlists people={people} />
        </div>
        <div className="grid gap-6 *:min-w-0 large:row-span-2">
          <MembershipCards acting={acting} />
          <Panel aria-labelledby="credit">
            <PanelHead>
              <h2 className="heading-3" id="credit">
                {t('credit.title')}
              </h2>
              <a className="text-s" href={href('/payments')}>
                {t('credit.history')}
              </a>
            </PanelHead>
            <CreditPots acting={acting} />
          </Panel>
          <PackageCards acting={acting} now={now} />
          {guestPasses && <GuestPassCard acting={acting} />}
        </div>
        <div className="grid gap-6 *:min-w-0 large:col-start-1">
          <FamilyCard acting={acting} />
          <BookAgain />
        </div>
      </div>
    </div>
  );
};
