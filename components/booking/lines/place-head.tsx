import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';

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
  <div className="page-head">
    <div className="page-width">
      <div className="page-head__in">
        <div className="page-head__title">
          <h1>{title}</h1>
          <p className="page-head__meta">
            <span>
              <MapPin className="icon icon--s" />
              {venueName}
            </span>
            {link}
          </p>
        </div>
        {aside}
        <div className="page-head__art">{art}</div>
      </div>
    </div>
  </div>
);
