import { VenueContactList } from '#components/booking/venue-contact-list.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Says where memberships are sold, as they are not sold online. */
export const JoiningHead = ({ t }: { t: Translate }) => (
  <PageHead layout="stack">
    <h1>{t('login.joiningPrompt')}</h1>
    <p className="mt-2 max-w-[64ch]">{t('login.joiningPromptHelp')}</p>
  </PageHead>
);

export type JoiningHomeProps = {
  /** The venues that sell memberships. */
  venues: readonly Venue[];
  /** Where the others are found; null when these are all. */
  othersHref: string | null;
  bookingsHref: string;
  getVenueHref: (venue: Venue) => string;
  t: Translate;
};

/** The venues that sell memberships, with their address and telephone. */
export const JoiningHome = ({ venues, othersHref, bookingsHref, getVenueHref, t }: JoiningHomeProps) => (
  <div className="page-width grid justify-items-start gap-6 py-6 *:min-w-0 large:py-[2rem]">
    <Panel as="div" gap="wide" className="w-full">
      <p className="max-w-[64ch]">{t('login.joiningCall')}</p>
      <VenueContactList venues={venues} t={t} getHref={getVenueHref} />
      {othersHref !== null && (
        <p>
          <a className="tap-target text-ink" href={othersHref}>
            {t('help.contact.all')}
          </a>
        </p>
      )}
    </Panel>
    <LinkButton variant="secondary" href={bookingsHref}>
      {t('chrome.bookActivity')}
    </LinkButton>
  </div>
);
