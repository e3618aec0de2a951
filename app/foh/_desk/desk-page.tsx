import { getTranslations } from 'next-intl/server';
import { Suspense, type ReactNode } from 'react';
import { logInMessages } from '#app/_zone/log-in-messages.ts';
import { StaffLogIn } from '#components/auth/staff-log-in.tsx';
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import type { Desk } from '#components/desk/frame/desk-context.tsx';
import { hasPermission, type DeskPermission } from '#components/desk/frame/permissions.ts';
import { VenueChoice } from '#components/desk/frame/venue-choice.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { buttonClass } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { config } from '#lib/config.ts';
import type { MessageName } from '#lib/i18n/pick-messages.ts';
import type { AnyQuery } from '#lib/query/prefetch-queries.ts';
import { loadDesk } from './load-desk.ts';

interface DeskRefusalProps {
  title: string;
  /** Who is logged in without any permission of staff; undefined for staff who lack the one of this page. */
  name?: string;
}

/** Says that the page is not for whoever is logged in, and what they can do about it. */
const DeskRefusal = async ({ title, name }: DeskRefusalProps) => {
  const t = await getTranslations('desk.refusal');
  const { account } = config().origins;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[40rem] px-gutter py-[2rem]">
      <EmptyState
        level={1}
        title={title}
        art={<CourtIllustration kind="squash" />}
        action={
          name !== undefined && (
            <div className="flex flex-wrap justify-center gap-3">
              <LogOutButton className={buttonClass({})}>{t('logOut')}</LogOutButton>
              <a className={buttonClass({ variant: 'secondary' })} href={`${account}/security`}>
                {t('security')}
              </a>
            </div>
          )
        }
      >
        {name === undefined ? t('permission') : t('customer', { name })}
      </EmptyState>
    </main>
  );
};

export interface DeskPageProps {
  /** The public path, to which the log-in leads back. */
  path: string;
  /** The heading. */
  title: string;
  /** The heading is for screen readers only. */
  hidesTitle?: boolean;
  /** The permissions of which one is enough; staff with none of them are refused. */
  needs?: readonly DeskPermission[];
  namespaces?: readonly MessageName[];
  /** What the content needs before it can be shown; the skeleton is in its place meanwhile. */
  queries?: (desk: Desk) => readonly AnyQuery[];
  skeleton?: ReactNode;
  /** The content, made only for staff who may see it. */
  children: (desk: Desk) => ReactNode;
}

/**
 * A page of the desk, for staff with a permission. Anybody else is asked to log in where they are, then refused in
 * words.
 */
export const DeskPage = async ({
  path,
  title,
  hidesTitle = false,
  needs = [],
  namespaces = [],
  queries = () => [],
  skeleton = null,
  children,
}: DeskPageProps) => {
  const visit = await loadDesk();
  const t = await getTranslations('desk');
  if (visit.kind === 'guest') {
    return (
      <PageMessages namespaces={logInMessages}>
        <StaffLogIn title={t('logIn')} target={path} />
      </PageMessages>
    );
  }
  if (visit.kind === 'customer') return <DeskRefusal title={t('refusal.title')} name={visit.name} />;
  if (visit.kind === 'noVenue') {
    return (
      <main id="main" tabIndex={-1} className="mx-auto grid max-w-[40rem] gap-4 px-gutter py-[1.5rem]">
        <h1 className="heading-2">{t('venue.title')}</h1>
        <p>{t('venue.help')}</p>
        <PageMessages namespaces={['desk']}>
          <VenueChoice target={path} />
        </PageMessages>
      </main>
    );
  }
  const { desk } = visit;
  if (!hasPermission(desk.staff.permissions, needs)) return <DeskRefusal title={title} />;
  return (
    <main id="main" tabIndex={-1} className="px-gutter pt-4 pb-3">
      <h1 className={hidesTitle ? 'sr-only' : 'mb-3 heading-3'}>{title}</h1>
      <PageMessages namespaces={namespaces}>
        <Suspense fallback={skeleton}>
          <PrefetchQueries queries={queries(desk)}>{children(desk)}</PrefetchQueries>
        </Suspense>
      </PageMessages>
    </main>
  );
};
