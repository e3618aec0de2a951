import { navLinks, type NavLink } from '#components/booking/model/nav-links.ts';
import type { Client } from '#contract/venues/client.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { MessageKey, Translate } from '#lib/i18n/translate.ts';
import type { Place } from '#lib/zones/href.ts';

type Kind = Exclude<NavLink['kind'], 'activity'>;

const helps: Record<Kind, MessageKey> = {
  camp: 'venues.bookCampHelp',
  course: 'venues.bookCourseHelp',
  membership: 'venues.buyMembershipHelp',
};

/** The links to a venue's other offers: the header's links without the activities. */
export const quickLinks = (place: Place, client: Client, venue: Venue, t: Translate) =>
  navLinks(place, client, venue).flatMap(({ kind, href, label }) =>
    kind === 'activity' ? [] : [{ kind, href, title: t(label), help: t(helps[kind]) }],
  );
