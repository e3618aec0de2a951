import type { ReactNode } from 'react';
import { BasketBar } from '#components/basket/basket-bar.tsx';
import { SideBasket } from '#components/basket/side-basket.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page, type PageProps } from '#components/chrome/page.tsx';
import { RememberVenue } from '#components/chrome/remember-venue.tsx';

type CategoryFrameProps = Omit<PageProps, 'children'> & { venueSlug: string; children: ReactNode };

/** What stands around the camps or courses of a category, listed or by week: head, basket, and the venue remembered. */
export const CategoryFrame = ({ venueSlug, children, ...page }: CategoryFrameProps) => (
  <ClientText language={page.variant.language} rooms={['camps', 'booking', 'timetable', 'basket']}>
    <Page {...page}>
      <div className="container with-side">
        {children}
        <aside>
          <SideBasket />
        </aside>
      </div>
      <BasketBar />
    </Page>
    <RememberVenue slug={venueSlug} />
  </ClientText>
);
