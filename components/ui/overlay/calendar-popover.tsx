'use client';

import { Popover } from '@base-ui/react/popover';
import { cx } from 'class-variance-authority';
import { useRef, type RefObject } from 'react';
import { Calendar, type CalendarProps } from './calendar.tsx';

type CalendarPopoverProps = CalendarProps & {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The element that takes the focus after closing. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** A popover with a calendar next to its field; on a phone it stays inside the viewport. */
export const CalendarPopover = ({ label, anchor, onClose, finalFocus, ...calendar }: CalendarPopoverProps) => {
  const popup = useRef<HTMLDivElement>(null);
  const firstDay = () => popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()} modal="trap-focus">
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={4} collisionPadding={8} className="z-55">
          <Popover.Popup
            ref={popup}
            className={cx(
              'max-w-[calc(100vw-1rem)] rounded-l border border-line bg-surface p-2 box-shadow outline-none',
              'transition-opacity duration-fast ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
            )}
            aria-label={label}
            initialFocus={firstDay}
            finalFocus={finalFocus}
          >
            <Calendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
