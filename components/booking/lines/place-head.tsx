import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';

export type PlaceHeadProps = {
  title: string;
  venueName: string;
  /** A link at the end of the line. */
  link?: ReactNode;
  /** The content between the heading and the illustration; an empty element reserves its space. */
  aside: ReactNode;
  art: ReactNode;
};

/** The head of a page that is about something at a venue. */
export const PlaceHead = ({ title, venueName, link, aside, art }: PlaceHeadProps) => (
  <PageHead layout="columns">
    <div className="relative z-1">
      <h1 className="narrow:max-large:pe-[7rem]">{title}</h1>
      <PageHeadMeta>
        <span>
          <MapPin className="icon-s" />
          {venueName}
        </span>
        {link}
      </PageHeadMeta>
    </div>
    {aside}
    <div className="absolute top-0 right-0 h-[3.875rem] w-[8rem] overflow-clip *:size-full max-narrow:hidden large:right-gutter large:bottom-0 large:h-auto large:w-[20rem]">
      {art}
    </div>
  </PageHead>
);
