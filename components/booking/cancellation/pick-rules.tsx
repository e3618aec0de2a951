'use client';

import { Suspense, useState } from 'react';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import { SessionRule } from './lazy-session-rule.ts';
import { roomClass } from './room-class.ts';
import type { SessionRuleProps } from './session-rule.tsx';

export type PickRulesProps = SessionRuleProps & {
  /** In a sheet that is open. */
  isSeen: boolean;
};

/**
 * The rules of the session that is being chosen. Their room is kept, and they are asked for at the visitor's first input, in
 * a sheet at once: a page that is only looked at asks for none.
 */
export const PickRules = ({ isSeen, ...rule }: PickRulesProps) => {
  const [isUsed, setUsed] = useState(false);
  usePreload(() => setUsed(true), 'button');
  const room = <div className={roomClass({ isNarrow: rule.isNarrow })} />;
  return isUsed || isSeen ? (
    <Suspense fallback={room}>
      <SessionRule {...rule} />
    </Suspense>
  ) : (
    room
  );
};
