import { VenueContactList } from '#components/booking/venue-contact-list.tsx';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Asks at which venue somebody wants to be a member. */
export const JoiningHomeHead = ({ t }: { t: Translate }) => (
  <PageHead layout="stack">
    <h1>{t('joining.home.heading')}</h1>
    <p className="mt-2 max-w-[64ch]">{t('joining.home.help')}</p>
  </PageHead>
);

export type JoiningHomeProps = {
  /** The venues that sell memberships online. */
  venues: readonly Venue[];
  /** Where the others are found; null when these are all. */
  othersHref: string | null;
  bookingsHref: string;
  getHref: (path: string) => string;
  t: Translate;
};

/** The venues that sell memberships online, each leading to them. */
export const JoiningHome = ({ venues, othersHref, bookingsHref, getHref, t }: JoiningHomeProps) => (
  <div className="page-width grid justify-items-start gap-6 py-6 *:min-w-0 large:py-[2rem]">
    <Panel as="div" gap="wide" className="w-full">
      <VenueContactList venues={venues} t={t} getHref={({ slug }) => getHref(joiningPaths.centre(slug))} />
      {othersHref !== null && (
        <p>
          <a className="tap-target text-ink" href={othersHref}>
            {t('joining.home.others')}
          </a>
        </p>
      )}
    </Panel>
    <LinkButton variant="secondary" href={bookingsHref}>
      {t('chrome.bookActivity')}
    </LinkButton>
  </div>
);
