import type { ReactNode } from 'react';
import { onBasketPage } from '#app/_zone/basket-page-messages.ts';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page, type PageProps } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import type { MessageGroup } from '#lib/i18n/pick-messages.ts';

/** Messages of timetables that camps and courses do not use. */
const ofTimetables = [
  'timetable.courts',
  'timetable.tickets',
  'timetable.calendar',
  'timetable.empty',
  'timetable.details',
  'timetable.induction',
  'timetable.count',
  'timetable.part',
] as const satisfies MessageGroup[];

type CategoryFrameProps = Omit<PageProps, 'children'> & { venueSlug: string; children: ReactNode };

/**
 * The layout around the camps or courses of a category, as a list or by week: page head, basket and remembered venue.
 */
export const CategoryFrame = ({ venueSlug, children, ...page }: CategoryFrameProps) => (
  <PageMessages namespaces={['camps', 'booking', 'timetable', 'basket']} without={[...ofTimetables, ...onBasketPage]}>
    <Page {...page}>
      <WithSideColumn>
        {children}
        <aside>
          <BasketSidebar />
        </aside>
      </WithSideColumn>
      <BasketBar />
    </Page>
    <RememberVenue slug={venueSlug} />
  </PageMessages>
);
