import Accessibility from 'lucide-react/icons/accessibility';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import Coffee from 'lucide-react/icons/coffee';
import Lock from 'lucide-react/icons/lock';
import ShowerHead from 'lucide-react/icons/shower-head';
import SquareParking from 'lucide-react/icons/square-parking';
import Thermometer from 'lucide-react/icons/thermometer';
import ToyBrick from 'lucide-react/icons/toy-brick';
import Waves from 'lucide-react/icons/waves';
import type { FacilityCode, VenueFacility } from '../../contract/venues.ts';
import type { Text } from '../../lib/messages/text.ts';

const icons: Record<FacilityCode, typeof Waves> = {
  pool: Waves,
  cafe: Coffee,
  parking: SquareParking,
  cycle_parking: Bike,
  step_free: Accessibility,
  pool_hoist: ArrowUpFromLine,
  showers: ShowerHead,
  changing: Baby,
  lockers: Lock,
  sauna: Thermometer,
  creche: ToyBrick,
};

const wordsOf = ({ code, metres }: VenueFacility, text: Text): string =>
  metres === undefined ? text(`venues.facility.${code}`) : text('venues.poolOf', { metres: String(metres) });

/** What the building has, each with its icon. */
export const VenueFacilities = ({ text, facilities }: { text: Text; facilities: readonly VenueFacility[] }) => (
  <section className="venue-section">
    <h2 className="h-4">{text('venues.facilities')}</h2>
    <ul className="card card--pad facilities">
      {facilities.map((facility) => {
        const Icon = icons[facility.code];
        return (
          <li key={`${facility.code} ${facility.metres}`}>
            <Icon className="icon icon--s" />
            {wordsOf(facility, text)}
          </li>
        );
      })}
    </ul>
  </section>
);
