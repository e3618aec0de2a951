import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingsQuery, type BookingsFilter } from '#components/account/bookings/bookings-query.ts';
import { BookingRowsSkeleton } from '#components/account/bookings/bookings-skeleton.tsx';
import { BookingsView } from '#components/account/bookings/bookings-view.tsx';
import { contentClass } from '#components/account/frame/content-class.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { AccountPage, type AccountPageParams } from './account-page.tsx';

export async function bookingsMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('bookings') };
}

/** The bookings of an account: those to come, or those that were. */
export const bookingsPage = (when: BookingsFilter['when'], path: string) =>
  async function BookingsPage({ params }: AccountPageParams) {
    const [t, session] = await Promise.all([getTranslations(), currentSession()]);
    const selectedUserId = session?.selectedUserId ?? null;
    return (
      <AccountPage
        params={params}
        path={path}
        title={t('chrome.bookings')}
        namespaces={['account', 'accountBookings', 'booking', 'cancellation', 'confirmation']}
        queries={[bookingsQuery(userApi, { when, userId: selectedUserId, venue: null, page: 1 })]}
        skeleton={
          <div className={contentClass}>
            <BookingRowsSkeleton label={t('account.loading')} />
          </div>
        }
      >
        <BookingsView when={when} selectedUserId={selectedUserId} renderedAt={renderTime()} />
      </AccountPage>
    );
  };
