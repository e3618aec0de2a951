import type { ReactNode } from 'react';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { NextBookingsList } from './next-bookings-list.tsx';
import { NextBookingsSkeleton } from './next-bookings-skeleton.tsx';
import { ToDoList } from './to-do-list.tsx';

type FrameProps = {
  /** The link to password and devices. */
  securityHref: string;
  t: Translate;
};

/** What is the same for everybody, around the greeting and the bookings. */
const Frame = ({
  securityHref,
  t,
  greeting,
  children,
  after,
}: FrameProps & { greeting: ReactNode; children: ReactNode; after?: ReactNode }) => (
  <div className="grid max-w-[48.75rem] gap-6 px-gutter py-6 *:min-w-0 large:px-0 large:py-0">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {greeting}
      <LinkButton variant="text" size="medium" href={securityHref}>
        {t('security.title')}
      </LinkButton>
    </div>
    <section aria-labelledby="next-bookings">
      <h2 className="heading-3" id="next-bookings">
        {t('account.next')}
      </h2>
      <p className="mt-1 mb-4 text-s">{t('account.nextHelp')}</p>
      {children}
    </section>
    {after}
  </div>
);

export type AccountHomeProps = FrameProps & {
  firstName: string;
  /** Something is to be paid at a venue, as for a late cancellation. */
  owes: boolean;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The start page of an account: a greeting and the next bookings. */
export const AccountHome = ({ firstName, owes, renderedAt, ...frame }: AccountHomeProps) => (
  <Frame
    {...frame}
    greeting={<h1 className="heading-2">{frame.t('login.hello', { name: firstName })}</h1>}
    after={<ToDoList />}
  >
    {owes && (
      <Notice className="mb-4" tone="warning">
        {frame.t('penalty.owed')}
      </Notice>
    )}
    <NextBookingsList renderedAt={renderedAt} />
  </Frame>
);

/** The start page of an account in its final shape while the name and the bookings are read. */
export const AccountHomeSkeleton = (frame: FrameProps) => (
  <Frame {...frame} greeting={<Skeleton width={140} height={32} />}>
    <NextBookingsSkeleton label={frame.t('account.loading')} />
  </Frame>
);
