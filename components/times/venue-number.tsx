import { cva } from 'class-variance-authority';

const number = cva(
  'mr-2 inline-grid size-[1.75rem] place-items-center rounded-full align-[3px] font-body text-s/none font-bold tracking-[0]',
  {
    variants: {
      isFree: {
        true: 'bg-primary-action text-on-primary forced-colors:border',
        false: 'border-[1.5px] border-ink-3 bg-surface text-ink-3',
      },
    },
  },
);

export type VenueNumberProps = { children: number; isFree: boolean };

/** The number of a venue, as on the map beside the list; a ring where nothing is free. */
export const VenueNumber = ({ isFree, children }: VenueNumberProps) => (
  <span className={number({ isFree })} aria-hidden="true">
    {children}
  </span>
);
