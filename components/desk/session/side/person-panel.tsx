import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { getEntryName } from '#components/desk/session/register/entry-name.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { PersonCancel } from './person-cancel.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonMove } from './person-move.tsx';
import { SidePanel } from './side-panel.tsx';

type Tab = 'details' | 'move' | 'cancel';

export interface PersonPanelProps {
  session: Occurrence;
  entry: RegisterEntry;
  /** The first name of who waits first; null where nobody does, or it may not be seen. */
  nextName: string | null;
  onClose: () => void;
  /** Called when the booking has left the session. */
  onGone: () => void;
}

/** What is known of somebody who has booked, and what can be done with the booking. */
export const PersonPanel = ({ session, entry, nextName, onClose, onGone }: PersonPanelProps) => {
  const t = useTranslations('deskSession');
  const maySell = useMay('sell');
  const mayMove = maySell && entry.status === 'settled' && session.status !== 'cancelled';
  const [tab, setTab] = useState<Tab>('details');
  const labels: Record<Tab, string> = {
    details: t('side.details'),
    move: t('side.move'),
    cancel: t('side.cancel'),
  };
  const tabs: readonly Tab[] = mayMove ? ['details', 'move', 'cancel'] : ['details'];
  return (
    <SidePanel title={getEntryName(entry) ?? t('register.walkIn')} onClose={onClose}>
      {tabs.length > 1 && (
        <Segmented
          className="w-full *:flex-1"
          label={t('side.what')}
          value={tab}
          options={tabs.map((value) => ({ value, label: labels[value] }))}
          onChange={setTab}
        />
      )}
      {tab === 'details' && <PersonDetails entry={entry} />}
      {mayMove && tab === 'move' && <PersonMove {...{ session, entry, nextName }} onMoved={onGone} />}
      {mayMove && tab === 'cancel' && <PersonCancel entry={entry} onKeep={onClose} onCancelled={onGone} />}
    </SidePanel>
  );
};
