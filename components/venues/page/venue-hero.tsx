import { cx } from 'class-variance-authority';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { KickOff } from '#components/illustrations/kick-off.tsx';

export type VenueHeroProps = {
  venueName: string;
  title: string;
  hasPool: boolean;
  address: string;
  /** Whether it is open today. */
  opening: ReactNode;
  /** A link to another venue. */
  change: ReactNode;
};

const lane = 'border-0 border-t-2 border-dashed';
const markedLane = cx(lane, 'border-[rgb(255_255_255/0.18)]');

/** Five lanes of a pool, one of them taken; in a wide window they have the other half to themselves. */
const Lanes = () => (
  <div
    className={cx(
      'absolute right-0 bottom-0 left-0 grid h-[4.5rem] auto-rows-[1.5rem] overflow-clip',
      'large:top-0 large:left-auto large:h-auto large:w-[calc(50%-2.5rem)] large:auto-rows-fr large:border-l-2 large:border-[rgb(255_255_255/0.2)]',
    )}
    aria-hidden="true"
  >
    <i className={cx(markedLane, 'large:border-transparent')} />
    <i
      className={cx(
        lane,
        'ml-[34%] rounded-l-[12px] border-transparent bg-primary-500 large:ml-[18%] large:rounded-l-[40px]',
        'forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
      )}
    />
    <i className={markedLane} />
    <i className={markedLane} />
    <i className={markedLane} />
  </div>
);

/** The venue's page head: what can be done here, opening times and address; drawn with lanes only where there is a pool. */
export const VenueHero = ({ venueName, title, hasPool, address, opening, change }: VenueHeroProps) => (
  <div className="on-dark relative overflow-clip [--d:7.75rem] [--y:2rem] large:[--d:12rem] large:[--y:1.5rem]">
    {hasPool ? <Lanes /> : <KickOff className="right-4 small:right-12" />}
    <div className="relative page-width pt-[2rem] pb-[6.5rem] large:pt-[3.5rem] large:pb-[3.5rem]">
      <h1 className="heading-display large:max-w-[calc(50%+1rem)]">
        <small className="mb-2 block font-body text-m font-medium tracking-[0] text-[rgb(255_255_255/0.8)]">
          {venueName}
        </small>
        {title}
      </h1>
      <p className="mt-4 flex min-h-[1.25rem] flex-wrap gap-x-5 gap-y-1 text-s *:inline-flex *:items-center *:gap-2 large:max-w-[calc(50%+1rem)]">
        {opening}
        <span>
          <MapPin className="icon-s" />
          {address}
        </span>
        {change}
      </p>
    </div>
  </div>
);
