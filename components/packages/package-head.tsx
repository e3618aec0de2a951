import type { ReactNode } from 'react';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';

type PackageHeadProps = {
  title: string;
  venueName: string;
  /** The package of which the illustration is. */
  packageName: string;
  link?: ReactNode;
};

/** The head of a page about a venue's packages. */
export const PackageHead = ({ title, venueName, packageName, link }: PackageHeadProps) => (
  <PlaceHead
    title={title}
    venueName={venueName}
    link={link}
    aside={<span className="max-large:hidden" />}
    art={
      <CourtIllustration
        kind={illustrationFor({ slug: '', name: packageName, v1Type: null, v2Type: null })}
        view="crop"
        cover
      />
    }
  />
);
