import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readChoice, bookingsQuery, type BookingsFilter } from '#components/account/bookings/bookings-query.ts';
import { BookingRowsSkeleton } from '#components/account/bookings/bookings-skeleton.tsx';
import { BookingsView } from '#components/account/bookings/bookings-view.tsx';
import { contentClass } from '#components/account/frame/layout.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { AccountPage, type AccountPageParams } from './account-page.tsx';

interface BookingsPageProps extends AccountPageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the address names; of a parameter that is there twice the first. */
async function getChoice(searchParams: BookingsPageProps['searchParams']) {
  const named = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  return readChoice(new URLSearchParams(named));
}

export async function bookingsMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('bookings') };
}

/** The bookings of an account: those to come, or those that were. */
export const bookingsPage = (when: BookingsFilter['when'], path: string) =>
  async function BookingsPage({ params, searchParams }: BookingsPageProps) {
    const [t, session, choice] = await Promise.all([getTranslations(), currentSession(), getChoice(searchParams)]);
    const selectedUserId = session?.selectedUserId ?? null;
    const { userId = selectedUserId, venue, page } = choice;
    return (
      <AccountPage
        params={params}
        path={path}
        title={t('chrome.bookings')}
        namespaces={['account', 'accountBookings', 'booking', 'cancellation', 'confirmation']}
        queries={[bookingsQuery(userApi, { when, userId, venue, page })]}
        skeleton={
          <div className={contentClass}>
            <BookingRowsSkeleton label={t('account.loading')} />
          </div>
        }
      >
        <BookingsView when={when} selectedUserId={selectedUserId} choice={choice} renderedAt={renderTime()} />
      </AccountPage>
    );
  };
