import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { DeskNameForm } from '#components/desk/frame/desk-name-form.tsx';
import { VenueChoice } from '#components/desk/frame/venue-choice.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('venue.title') };
}

/** Asks at which venue this desk stands. */
export default async function DeskVenuePage() {
  const t = await getTranslations('desk');
  return (
    <DeskPage path="/venue" title={t('venue.title')}>
      {() => (
        <div className="grid max-w-[40rem] gap-4">
          <p>{t('venue.help')}</p>
          <DeskNameForm />
          <VenueChoice target="/" />
        </div>
      )}
    </DeskPage>
  );
}
