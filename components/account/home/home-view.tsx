'use client';

import { useTranslations } from 'next-intl';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { Waitlists } from '../bookings/waitlists.tsx';
import { contentClass } from '../frame/content-class.ts';
import { useActing } from '../frame/use-acting.ts';
import { CreditPots } from '../money/credit-pots.tsx';
import { OwedBanner } from '../money/owed-banner.tsx';
import { BookAgain } from './book-again.tsx';
import { MembershipCards } from './membership-card.tsx';
import { NextBookingsList } from './next-bookings-list.tsx';
import { ToDo } from './to-do.tsx';

type HomeViewProps = {
  /** Whom the customer acted for when the page was made; null for themself. */
  selectedUserId: number | null;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The start page of an account: what needs doing, what is next, memberships, credit, and the way to book again. */
export const HomeView = ({ selectedUserId, renderedAt }: HomeViewProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const people = usePeople();
  const acting = useActing(selectedUserId);
  return (
    <div className={contentClass}>
      <OwedBanner acting={acting} />
      <ToDo renderedAt={renderedAt} />
      <div className="grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:items-start large:gap-8">
        <div className="grid gap-6 *:min-w-0">
          <section aria-labelledby="next-bookings">
            <div className="mb-4 flex items-baseline justify-between gap-4">
              <h2 className="heading-3" id="next-bookings">
                {t('next')}
              </h2>
              <a className="text-s" href={href('/bookings')}>
                {t('all')}
              </a>
            </div>
            <NextBookingsList renderedAt={renderedAt} />
          </section>
          <Waitlists people={people} />
        </div>
        <div className="grid gap-6 *:min-w-0">
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
          <BookAgain />
        </div>
      </div>
    </div>
  );
};
