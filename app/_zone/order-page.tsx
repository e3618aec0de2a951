import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmationGuest } from '#components/checkout/confirmation/confirmation-guest.tsx';
import { ConfirmationView } from '#components/checkout/confirmation/confirmation-view.tsx';
import { loadEntryInfo } from '#components/checkout/confirmation/load-entry-info.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { getOrder, type OrderPageProps } from './read-order.ts';
import { withNotFoundPage } from './with-not-found-page.tsx';

async function metadata(props: OrderPageProps): Promise<Metadata> {
  await getOrder(props);
  const t = await getTranslations('confirmation');
  return { title: t('title') };
}

/** Messages of timetables that cancelling does not use. */
const notCancelling = [
  'timetable.courts',
  'timetable.tickets',
  'timetable.calendar',
  'timetable.empty',
  'timetable.details',
  'timetable.induction',
  'timetable.count',
  'timetable.part',
  'timetable.tag',
  'timetable.reason',
  'timetable.waiver',
  'timetable.pick',
  'timetable.nextFree',
] as const satisfies MessageGroup[];

/** The confirmation of one order. Another customer's order is a 404; a visitor is asked to log in first. */
async function ConfirmationPage(props: OrderPageProps) {
  const [variant, { rt, order }, session] = await Promise.all([
    getVariant(props.params),
    getOrder(props),
    currentSession(),
  ]);
  const t = await getTranslations('confirmation');
  const entryInfo = await loadEntryInfo(order?.items ?? []);
  return (
    <Page variant={variant} title={t('title')}>
      <PageMessages namespaces={['booking', 'cancellation', 'confirmation', 'timetable']} without={notCancelling}>
        <PrefetchQueries queries={session === null ? [] : [authUserQuery(userApi)]}>
          {order === null ? (
            <ConfirmationGuest />
          ) : (
            <ConfirmationView order={order} entryInfo={entryInfo} renderedAt={renderTime()} rt={rt} />
          )}
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}

const { Page: OrderPage, generateMetadata: orderMetadata } = withNotFoundPage({
  Page: ConfirmationPage,
  generateMetadata: metadata,
});

export { OrderPage, orderMetadata };
