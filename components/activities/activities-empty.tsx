import type { Text } from '../../lib/messages/text.ts';
import { Marking } from '../markings/marking.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A venue that has nothing to book online. */
export const ActivitiesEmpty = ({ text }: { text: Text }) => (
  <EmptyState title={text('activities.none')} art={<Marking kind="football" zone={null} view="crop" />}>
    {text('activities.noneHelp')}
  </EmptyState>
);
