import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { illustrationFor, type IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { Activity } from '#contract/activities/activities.ts';
import { ActivityLink, type NextDay } from './activity-link.tsx';

export type ActivityCard = {
  activity: Pick<Activity, 'slug' | 'name' | 'description' | 'imageUrl' | 'v1Type' | 'v2Type'>;
  href: string;
  /** The day to which the activity's page leads on, if it does. */
  next?: NextDay;
  /** What can be booked of it now. */
  live?: ReactNode;
  /** How many courts it has, and from what price. */
  note?: ReactNode;
  /** The illustration; by default chosen by name and booking type. */
  plan?: IllustrationName;
};

/** One left over lies across the whole line: of two on a phone, of three from 576 px on. */
const across = {
  phone:
    'narrow:max-small:grid-cols-[1fr_1fr] narrow:max-small:grid-rows-[minmax(5.5rem,auto)] narrow:max-small:gap-x-3',
  wide: 'small:grid-cols-[1fr_2fr] small:grid-rows-[minmax(8rem,auto)] small:gap-x-3',
} as const;

const card = cva('h-full grid-rows-[5.5rem_1fr] overflow-clip large:grid-rows-[8rem_1fr]', {
  variants: { isPhoneRest: { true: across.phone }, isWideRest: { true: across.wide } },
});

const art = cva('overflow-clip border-b border-line bg-surface-2', {
  variants: {
    isPhoneRest: { true: 'narrow:max-small:border-r narrow:max-small:border-b-0' },
    isWideRest: { true: 'small:border-r small:border-b-0' },
  },
});

const item = cva('', {
  variants: {
    isPhoneRest: { true: 'narrow:max-small:col-span-full' },
    isWideRest: { true: 'small:col-span-full' },
  },
});

const ActivityImage = ({ activity, plan }: Pick<ActivityCard, 'activity' | 'plan'>) =>
  activity.imageUrl ? (
    <picture>
      <img className="size-full object-cover" src={activity.imageUrl} alt="" loading="lazy" decoding="async" />
    </picture>
  ) : (
    <CourtIllustration className="size-full" kind={plan ?? illustrationFor(activity)} view="crop" cover />
  );

/**
 * The cards of activities. The whole card is the link; its image is the operator's, or an illustration of the court.
 */
export const ActivityCards = ({ cards }: { cards: readonly ActivityCard[] }) => (
  <ul className="grid grid-cols-[1fr_1fr] gap-3 max-narrow:grid-cols-[1fr] small:grid-cols-[repeat(3,1fr)] large:gap-4">
    {cards.map(({ activity, href, next, live, note, plan }, index) => {
      const isLast = index === cards.length - 1;
      const rest = { isPhoneRest: isLast && index % 2 === 0, isWideRest: isLast && index > 0 && index % 3 === 0 };
      return (
        <li key={activity.slug} className={item(rest)}>
          <ActivityLink className={card(rest)} href={href} next={next}>
            <span className={art(rest)}>
              <ActivityImage {...{ activity, plan }} />
            </span>
            <span className="grid min-w-0 content-start gap-1 px-3 pt-3 pb-3.5 wrap-break-word large:px-5 large:pt-4 large:pb-5">
              <span className="heading-3">{activity.name}</span>
              {activity.description && <span className="text-s">{activity.description}</span>}
              {live}
              {note}
            </span>
          </ActivityLink>
        </li>
      );
    })}
  </ul>
);
