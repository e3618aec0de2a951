import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { CustomersView } from '#components/desk/customers/customers-view.tsx';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('nav.customers') };
}

/** Finds a customer, or makes a new one. */
export default async function DeskCustomersPage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage
      path="/customers"
      title={t('customers.page')}
      hidesTitle
      needs={['customers']}
      namespaces={['timetable.chooseDate', 'timetable.calendar', 'timetable.today']}
    >
      {() => <CustomersView renderedAt={renderTime()} />}
    </DeskPage>
  );
}
