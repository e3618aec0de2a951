import type { VenueFacility } from '#contract/venues.ts';
import type { Text } from '#lib/i18n/text.ts';
import { FacilityIcon } from './facility-icon.tsx';

const getWords = ({ code, metres }: VenueFacility, text: Text): string =>
  metres === undefined ? text(`venues.facility.${code}`) : text('venues.poolOf', { metres: String(metres) });

/** What the building has, each with its icon. */
export const VenueFacilities = ({ text, facilities }: { text: Text; facilities: readonly VenueFacility[] }) => (
  <section className="venue-section">
    <h2 className="h-4">{text('venues.facilities')}</h2>
    <ul className="card card--pad facilities">
      {facilities.map((facility) => (
        <li key={`${facility.code} ${facility.metres}`}>
          <FacilityIcon facility={facility.code} />
          {getWords(facility, text)}
        </li>
      ))}
    </ul>
  </section>
);
