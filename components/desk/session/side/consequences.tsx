import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Consequence {
  key: string;
  icon: LucideIcon;
  text: ReactNode;
}

/** What an action leads to, before it is done: one line for each. */
export const Consequences = ({ title, items }: { title: string; items: readonly Consequence[] }) => (
  <div className="grid gap-2">
    <h4 className="font-body text-s font-medium text-ink">{title}</h4>
    <ul className="overflow-clip rounded-m border border-line">
      {items.map(({ key, icon: Icon, text }) => (
        <li
          key={key}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 border-line px-3.5 py-2.5 text-s not-first:border-t"
        >
          <Icon className="icon text-ink-3" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </div>
);
