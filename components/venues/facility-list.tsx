'use client';

import Coffee from 'lucide-react/icons/coffee';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Goal from 'lucide-react/icons/goal';
import SquareParking from 'lucide-react/icons/square-parking';
import Users from 'lucide-react/icons/users';
import Volleyball from 'lucide-react/icons/volleyball';
import Waves from 'lucide-react/icons/waves';
import MoveUp from 'lucide-react/icons/move-up';
import { useText } from '../../lib/messages/text-context.ts';
import type { FinderFacility } from '../../lib/rules/finder-facilities.ts';

const icons: Record<FinderFacility, typeof Waves> = {
  pool: Waves,
  gym: Dumbbell,
  courts: Volleyball,
  pitches: Goal,
  classes: Users,
  trampoline: MoveUp,
  cafe: Coffee,
  parking: SquareParking,
};

/** What a venue has, each with its icon. */
export const FacilityList = ({ facilities }: { facilities: readonly FinderFacility[] }) => {
  const text = useText();
  if (facilities.length === 0) return null;
  return (
    <ul className="venue__facilities" aria-label={text('venues.facilities')}>
      {facilities.map((facility) => {
        const Icon = icons[facility];
        return (
          <li key={facility}>
            <Icon className="icon icon--s" />
            {text(`venues.facility.${facility}`)}
          </li>
        );
      })}
    </ul>
  );
};
