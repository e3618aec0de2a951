import Link from 'next/link';
import { illustrationFor, type IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { Activity } from '#contract/activities.ts';

export type ActivityCard = {
  activity: Pick<Activity, 'slug' | 'name' | 'description' | 'imageUrl' | 'v1Type' | 'v2Type'>;
  href: string;
  /** A second line of text, where it fits. */
  note?: string;
  /** The illustration; by default chosen by name and booking type. */
  plan?: IllustrationName;
};

/**
 * The cards of activities. The whole card is the link; its image is the operator's, or an illustration of the court.
 */
export const ActivityCards = ({ cards }: { cards: readonly ActivityCard[] }) => (
  <ul className="activity-cards">
    {cards.map(({ activity, href, note, plan }) => (
      <li key={activity.slug}>
        <Link className="card activity-card" href={href} prefetch={false}>
          <span className="activity-card__art">
            {activity.imageUrl ? (
              <picture>
                <img src={activity.imageUrl} alt="" loading="lazy" decoding="async" />
              </picture>
            ) : (
              <CourtIllustration kind={plan ?? illustrationFor(activity)} view="crop" cover />
            )}
          </span>
          <span className="activity-card__body">
            <span className="heading-3">{activity.name}</span>
            {activity.description && <span className="small">{activity.description}</span>}
            {note && <span className="small activity-card__note">{note}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
