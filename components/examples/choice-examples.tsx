'use client';

import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { Breadcrumb } from '#components/ui/layout/breadcrumb.tsx';
import { TabLinks } from '#components/ui/layout/tab-links.tsx';
import { Tabs } from '#components/ui/layout/tabs.tsx';
import { ExampleSection } from './example-section.tsx';

const kinds = ['Cardio', 'Strength', 'Mind and body'];

export const ChoiceExamples = () => {
  const [view, setView] = useState<'list' | 'map'>('list');
  const [pressed, setPressed] = useState('Cardio');
  return (
    <ExampleSection title="Ways and filters" note="The current one stands on a line; the chosen one has a tick.">
      <Breadcrumb
        label="Breadcrumb"
        home={{ href: '/', label: 'Home' }}
        items={[
          { label: 'Riverside Leisure Centre', href: '#venue' },
          { label: 'Camps', href: '#camps' },
          { label: 'Winter multi-sport camp', href: '#camp' },
          { label: 'Book this camp' },
        ]}
      />
      <Tabs
        label="Bookings"
        items={[
          {
            value: 'upcoming',
            label: (
              <>
                Upcoming <Badge count={3} label="3 bookings" />
              </>
            ),
            panel: <p>Three bookings.</p>,
          },
          { value: 'past', label: 'Past', panel: <p>Nothing yet.</p> },
          { value: 'waitlists', label: 'Waitlists', panel: <p>No waitlists.</p> },
        ]}
      />
      <TabLinks
        label="Pages"
        items={[
          { href: '#one', label: 'Dashboard', current: true },
          { href: '#two', label: 'Bookings' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List', icon: <List className="icon-s" /> },
            { value: 'map', label: 'Map', icon: <MapIcon className="icon-s" /> },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Chip key={kind} pressed={pressed === kind} onClick={() => setPressed(pressed === kind ? '' : kind)}>
              {kind}
            </Chip>
          ))}
        </div>
      </div>
    </ExampleSection>
  );
};
