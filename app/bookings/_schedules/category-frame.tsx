import type { ReactNode } from 'react';
import { onBasketPage } from '#app/_zone/basket-page-messages.ts';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import type { ScheduleKind } from '#components/schedules/model/schedule.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page, type PageProps } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { listMessages } from './schedule-messages.ts';

type CategoryFrameProps = Omit<PageProps, 'children'> & { kind: ScheduleKind; venueSlug: string; children: ReactNode };

/**
 * The layout around the camps or courses of a category, as a list or by week: page head, basket and remembered venue.
 */
export const CategoryFrame = ({ kind, venueSlug, children, ...page }: CategoryFrameProps) => (
  <PageMessages namespaces={listMessages(kind)} without={onBasketPage}>
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
