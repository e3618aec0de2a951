import type { VenueFacility } from '#contract/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { FacilityIcon } from './facility-icon.tsx';

const getWords = ({ code, metres }: VenueFacility, t: Translate): string =>
  metres === undefined ? t(`venues.facility.${code}`) : t('venues.poolOf', { metres: String(metres) });

/** The facilities of the building with their icons. */
export const VenueFacilities = ({ t, facilities }: { t: Translate; facilities: readonly VenueFacility[] }) => (
  <section className="venue-section">
    <h2 className="heading-4">{t('venues.facilities')}</h2>
    <ul className="card card--pad facilities">
      {facilities.map((facility) => (
        <li key={`${facility.code} ${facility.metres}`}>
          <FacilityIcon facility={facility.code} />
          {getWords(facility, t)}
        </li>
      ))}
    </ul>
  </section>
);
